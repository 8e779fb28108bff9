/** Returns the maximum number of typos: zero for short words and numbers. */
export function maxEdits(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** Unfinished words with at least this many letters may contain typos. */
const minBegun = 6

/**
 * Returns the number of typos between an entered word and a target, or null if there are more than `max`. The first
 * letter must be right or swapped with the second. Four-letter words may not have a replaced letter: "cafe" must not
 * match "cage".
 */
export function typosBetween(typed: string, target: string, max: number, isBegun: boolean): number | null {
  const startsAlike = typed[0] === target[0] || (typed[0] === target[1] && typed[1] === target[0])
  if (!startsAlike) return null
  // A double letter entered once counts as one typo anywhere: "dumbel".
  if (typed !== target && withoutDoubles(typed) === withoutDoubles(target)) return 1
  const edits = editsBetween(typed, target, max, isBegun && typed.length >= minBegun)
  if (edits === 0 || edits > max) return null
  const isReplaced = typed.length === 4 && target.length === 4 && lettersIn(typed) !== lettersIn(target)
  return isReplaced ? null : edits
}

const withoutDoubles = (word: string) => word.replaceAll(/(.)\1/g, '$1')

const longest = 40
const width = longest + 1
// Allocated only once, because a search compares hundreds of words.
const table = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)]

/** Counts edits and swaps, up to `max` + 1. With `isBegun`, `typed` may be the start of a word. */
export function editsBetween(typed: string, target: string, max: number, isBegun = false): number {
  if (typed === target) return 0
  const tooMany = max + 1
  if (typed.length > longest || target.length > longest) return tooMany
  if (typed.length - target.length > max || (!isBegun && target.length - typed.length > max)) return tooMany
  const until = isBegun ? Math.min(target.length, typed.length + max) : target.length
  let [before, last, row] = table as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= until; column += 1) last[column] = column
  for (let line = 1; line <= typed.length; line += 1) {
    const letter = typed.charCodeAt(line - 1)
    let min = (row[0] = line)
    for (let column = 1; column <= until; column += 1) {
      const other = target.charCodeAt(column - 1)
      let edits = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + (letter === other ? 0 : 1))
      const isSwapped =
        line > 1 && column > 1 && letter === target.charCodeAt(column - 2) && other === typed.charCodeAt(line - 2)
      if (isSwapped) edits = Math.min(edits, before[column - 2]! + 1)
      row[column] = edits
      min = Math.min(min, edits)
    }
    if (min > max) return tooMany
    ;[before, last, row] = [last, row, before]
  }
  const edits = isBegun ? Math.min(...last.subarray(0, until + 1)) : last[until]!
  return Math.min(edits, tooMany)
}

/** Returns a bit mask of a word's letters, for ruling out distant words cheaply. */
export function lettersIn(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) {
    const place = word.charCodeAt(index) - 97
    bits |= 1 << (place >= 0 && place < 26 ? place : 26)
  }
  return bits
}

/** Returns false if the words are certainly more than `max` edits apart. */
export function canBeNear(typed: number, targetLength: number, max: number, isBegun: boolean): boolean {
  // One edit removes at most one letter.
  return bitsOf(typed & ~targetLength) <= max && (isBegun || bitsOf(targetLength & ~typed) <= max)
}

function bitsOf(bits: number) {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
