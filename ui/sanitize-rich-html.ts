/** Matches all tags except complete rich-text tags with allowed attributes only. */
const foreign =
  /<(?!\/?(?:p|ul|ol|li|strong|em|b|i|br|h2|h3|h4|blockquote|table|thead|tbody|tr|th|td|a|details|summary)(?: scope="(?:col|row)"| id="s-[a-z0-9-]*"| href="(?:https:|mailto:|tel:|[/?#])[^"<>]*"(?: rel="noopener")?)?(?: ?\/)?>)[^<>]*>?/g

/** Removes disallowed tags, as a second defense after sanitizing on write [T14]. */
export function sanitizeRichHtml(html: string): string {
  return html.replace(foreign, '')
}
