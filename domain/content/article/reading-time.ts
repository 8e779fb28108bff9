const wordsPerMinute = 230

/** Returns the reading time of an HTML text in minutes, at least one. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]+;|&#\d+;/gi, ' ')
  return Math.max(1, Math.ceil((text.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length / wordsPerMinute))
}
