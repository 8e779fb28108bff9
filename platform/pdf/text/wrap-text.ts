/** Matches words with their trailing spaces, and single characters in scripts without spaces. */
const words =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*\s*|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+\s*|\s+/gu

interface Piece {
  text: string
  isLetter: boolean
}

/**
 * Splits text into lines that fit a width. A word that does not fit is split between characters. Measuring is slow, so
 * the search for each line's end starts from the previous line's length.
 */
export function wrapText(text: string, width: number, measure: (line: string) => number): string[] {
  const pieces: Piece[] = (text.match(words) ?? []).map((word) => ({ text: word, isLetter: false }))
  const fits = (line: string) => measure(line.trimEnd()) <= width
  const lines: string[] = []
  let at = 0
  let guess = pieces.length
  while (at < pieces.length) {
    const lineOf = (count: number) => joined(pieces.slice(at, at + count))
    const count = largestThat((some) => fits(lineOf(some)), pieces.length - at, guess)
    const next = pieces[at + count]
    if (next && !next.isLetter && !fits(next.text)) {
      pieces.splice(at + count, 1, ...lettersOf(next.text))
      guess = pieces.length
      continue
    }
    // A single character may be wider than the line.
    guess = Math.max(1, count)
    lines.push(lineOf(guess).trimEnd())
    at += guess
  }
  return lines.length === 0 ? [''] : lines
}

const joined = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

const lettersOf = (word: string): Piece[] =>
  Array.from(new Intl.Segmenter().segment(word), ({ segment }) => ({ text: segment, isLetter: true }))

/** Returns the largest count up to `max` that fits, starting from a guess. Returns 0 if not even 1 fits. */
function largestThat(fits: (count: number) => boolean, max: number, guess: number): number {
  let fitting = 0
  let tooLarge = max + 1
  let probe = Math.min(guess, max)
  // If the guess is the maximum, it is not an estimate, so the search halves the range.
  for (let step = probe === max ? max >> 1 : 1; tooLarge - fitting > 1; step *= 2) {
    if (fits(probe)) fitting = probe
    else tooLarge = probe
    if (tooLarge > max) probe = Math.min(max, fitting + step)
    else probe = fitting === 0 ? Math.max(1, tooLarge - step, tooLarge >> 2) : (fitting + tooLarge) >> 1
  }
  return fitting
}
