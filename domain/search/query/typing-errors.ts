/** Returns the max number of typos; none for short words and numbers. */
export function maxEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** Words with at least this many letters may have typos before they are finished. */
const minBegun = 6

/**
 * Returns how many typos lead from a typed word to another, up to `most`; null if it is another word. The first letter is
 * right or swapped with the second, and a word of four letters has no letter replaced, or "cafe" would mean a cage.
 */
export function typosBetween(typed: string, meant: string, most: number, isBegun: boolean): number | null {
  const startsAlike = typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0])
  if (!startsAlike) return null
  // A double letter typed once is one typo, wherever it occurs: "dumbel".
  if (typed !== meant && withoutDoubles(typed) === withoutDoubles(meant)) return 1
  const edits = editsBetween(typed, meant, most, isBegun && typed.length >= minBegun)
  if (edits === 0 || edits > most) return null
  const isReplaced = typed.length === 4 && meant.length === 4 && lettersIn(typed) !== lettersIn(meant)
  return isReplaced ? null : edits
}

const withoutDoubles = (word: string) => word.replaceAll(/(.)\1/g, '$1')

const longest = 40
const width = longest + 1
// Allocated once, because a search compares hundreds of words.
const table = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)]

/** Counts edits and swaps, up to `most` + 1. With `isBegun`, `typed` may be the beginning of a word. */
export function editsBetween(typed: string, meant: string, most: number, isBegun = false): number {
  if (typed === meant) return 0
  const tooMany = most + 1
  if (typed.length > longest || meant.length > longest) return tooMany
  if (typed.length - meant.length > most || (!isBegun && meant.length - typed.length > most)) return tooMany
  const until = isBegun ? Math.min(meant.length, typed.length + most) : meant.length
  let [before, last, row] = table as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= until; column += 1) last[column] = column
  for (let line = 1; line <= typed.length; line += 1) {
    const letter = typed.charCodeAt(line - 1)
    let least = (row[0] = line)
    for (let column = 1; column <= until; column += 1) {
      const other = meant.charCodeAt(column - 1)
      let edits = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + (letter === other ? 0 : 1))
      const isSwapped =
        line > 1 && column > 1 && letter === meant.charCodeAt(column - 2) && other === typed.charCodeAt(line - 2)
      if (isSwapped) edits = Math.min(edits, before[column - 2]! + 1)
      row[column] = edits
      least = Math.min(least, edits)
    }
    if (least > most) return tooMany
    ;[before, last, row] = [last, row, before]
  }
  const edits = isBegun ? Math.min(...last.subarray(0, until + 1)) : last[until]!
  return Math.min(edits, tooMany)
}

/** Returns a bit mask of letters, to rule out distant words cheaply. */
export function lettersIn(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) {
    const place = word.charCodeAt(index) - 97
    bits |= 1 << (place >= 0 && place < 26 ? place : 26)
  }
  return bits
}

/** Returns false if the words are certainly more than `most` edits apart. */
export function mayBeNear(typed: number, meant: number, most: number, isBegun: boolean): boolean {
  // One edit removes at most one letter.
  return bitsOf(typed & ~meant) <= most && (isBegun || bitsOf(meant & ~typed) <= most)
}

function bitsOf(bits: number) {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
