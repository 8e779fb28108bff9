/** Returns a `like` pattern for lowercase text that contains all entered words in order. */
export function likePattern(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .split(/\s+/)
  return `%${words.join('%')}%`
}
