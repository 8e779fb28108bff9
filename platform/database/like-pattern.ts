/** Returns the pattern of `like` for texts that contain all typed words in their order, in lower case. */
export function likePattern(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .split(/\s+/)
  return `%${words.join('%')}%`
}
