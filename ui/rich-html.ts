/** The beginning of anything that is not a tag of running text, whole, with nothing else in it. */
const foreign =
  /<(?!\/?(?:p|ul|ol|li|strong|em|b|i|br|h2|h3|h4|blockquote|table|thead|tbody|tr|th|td|a)(?: scope="(?:col|row)"| href="(?:https:|mailto:|tel:|[/?#])[^"<>]*")?(?: ?\/)?>)[^<>]*>?/g

/** HTML with the tags of running text alone: the second wall behind the one that sanitises what is stored [T14]. */
export function richHtml(html: string): string {
  return html.replace(foreign, '')
}
