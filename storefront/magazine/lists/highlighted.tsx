/** Renders a text with the search words marked. */
export function Highlighted({ text, q }: { text: string; q: string }) {
  // A text's parts never change their order.
  return markedParts(text, q).map(({ part, isMatch }, index) =>
    isMatch ? <mark key={String(index)}>{part}</mark> : part,
  )
}

function markedParts(text: string, q: string): { part: string; isMatch: boolean }[] {
  const lower = text.toLowerCase()
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1)
  // A few letters, such as the Turkish İ, become two letters in lower case.
  if (words.length === 0 || lower.length !== text.length) return [{ part: text, isMatch: false }]
  const parts: { part: string; isMatch: boolean }[] = []
  for (let at = 0; at < text.length;) {
    const found = words
      .map((word) => ({ start: lower.indexOf(word, at), word }))
      .filter(({ start }) => start !== -1)
      .toSorted((a, b) => a.start - b.start || b.word.length - a.word.length)[0]
    const start = found?.start ?? text.length
    if (start > at) parts.push({ part: text.slice(at, start), isMatch: false })
    at = start + (found?.word.length ?? 0)
    if (found) parts.push({ part: text.slice(start, at), isMatch: true })
  }
  return parts
}
