/** A piece of a line, and whether the other address is without it. */
interface MarkedWord {
  text: string
  isOther: boolean
}

/** The lines of an address, with the words marked that another one has not; blanks stand between, unmarked. */
export function markedWords(lines: readonly string[], other: readonly string[]): MarkedWord[][] {
  const known = new Set(other.flatMap((line) => line.split(/\s+|,/)))
  return lines.map((line) =>
    line.split(/(\s+|,)/).flatMap((text) => {
      if (text === '') return []
      return [{ text, isOther: /[^\s,]/.test(text) && !known.has(text) }]
    }),
  )
}
