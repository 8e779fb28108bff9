const allowed =
  /^<\/?(?:p|ul|ol|li|strong|em|b|i|br|h2|h3|h4|blockquote|table|thead|tbody|tr|th|td|a)(?: scope="(?:col|row)"| href="(?:https:|mailto:|tel:|[/?#])[^"<>]*"(?: rel="noopener")?)?(?: ?\/)?>$/

/** Returns the first tag in an HTML text that rich text does not allow, or null. Pages would omit the tag [T14]. */
export function findDisallowedTag(html: string): string | null {
  for (const [tag] of html.matchAll(/<[^<>]*>?/g)) if (!allowed.test(tag)) return tag.slice(0, 60)
  return null
}
