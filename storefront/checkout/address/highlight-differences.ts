/** A run of text, marked if the other address lacks it. */
interface MarkedWord {
  text: string
  isOther: boolean
}

/** Marks the words that the other address lacks. */
export function highlightDifferences(lines: readonly string[], other: readonly string[]): MarkedWord[][] {
  const known = new Set(other.flatMap((line) => line.split(/\s+|,/)))
  return lines.map((line) =>
    line.split(/(\s+|,)/).flatMap((text) => {
      if (text === '') return []
      return [{ text, isOther: /[^\s,]/.test(text) && !known.has(text) }]
    }),
  )
}
