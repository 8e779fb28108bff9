const delimiters = [',', ';', '\t', '|'] as const
type Delimiter = (typeof delimiters)[number]

/** Returns the most frequent delimiter in the header, outside quotes. Defaults to a comma. */
export function detectDelimiter(text: string): Delimiter {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if ((char === '\n' || char === '\r') && counts.size > 0) break
    if (delimiters.some((each) => each === char)) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  const countOf = (delimiter: Delimiter) => counts.get(delimiter) ?? 0
  return delimiters.reduce((best, each) => (countOf(each) > countOf(best) ? each : best))
}
