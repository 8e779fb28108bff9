/** Matches all tags except complete rich text tags that have only the allowed attributes. */
const foreign =
  /<(?!\/?(?:p|ul|ol|li|strong|em|b|i|br|h2|h3|h4|blockquote|table|thead|tbody|tr|th|td|a|details|summary)(?: scope="(?:col|row)"| id="s-[a-z0-9-]*"| href="(?:https:|mailto:|tel:|[/?#])[^"<>]*"(?: rel="noopener")?)?(?: ?\/)?>)[^<>]*>?/g

/** Removes other tags, a second defense after sanitizing on write [T14]. */
export function richHtml(html: string): string {
  return html.replace(foreign, '')
}
