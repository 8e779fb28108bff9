import { createRequire } from 'node:module'
import { baseFonts, fallbackFont, type FontFile, missingGlyph } from './fonts.ts'

interface Bidi {
  getEmbeddingLevels: (text: string, base: 'ltr' | 'rtl' | 'auto') => { levels: Uint8Array }
  getMirroredCharacter: (character: string) => string | null
}
// The bidi-js package has no types.
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)()

/** Text with one font and one direction. */
export interface Run {
  text: string
  font: FontFile
  isRightToLeft: boolean
}

/** Splits a line into runs, in their printing order from left to right. */
export function runsOf(line: string, base: FontFile = baseFonts.regular): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto')
  const runs: (Run & { level: number })[] = []
  let at = 0
  for (const character of line) {
    const level = levels[at]!
    at += character.length
    // The variation selector requests a color emoji and has no glyph.
    if (character === '\uFE0F') continue
    const last = runs.at(-1)
    const { font, text } = lettered(character, base, last?.font)
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(text) ?? text) : text
    if (last?.font === font && last.level === level) last.text += shown
    else runs.push({ text: shown, font, level, isRightToLeft: level % 2 === 1 })
  }
  return inOrder(runs).map((run) => {
    const { text, font, isRightToLeft } = run
    return { text: isReversedByFont(run) ? text : turned(run), font, isRightToLeft }
  })
}

/** Assigns a font to a character. Spaces and combining marks use the font of the preceding character. */
function lettered(character: string, base: FontFile, before: FontFile | undefined) {
  const codePoint = character.codePointAt(0)!
  if (before && /[\s\p{M}]/u.test(character) && before.has(codePoint)) return { text: character, font: before }
  const font = base.has(codePoint) ? base : fallbackFont(codePoint)
  if (font) return { text: character, font }
  return { text: missingGlyph, font: fallbackFont(missingGlyph.codePointAt(0)!) ?? base }
}

/** Applies rule L2 of the Unicode bidirectional algorithm: reverses each sequence of runs at or above a level. */
function inOrder<T extends { level: number }>(runs: T[]): T[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      if (ordered[from]!.level < level) continue
      let to = from
      while (to < ordered.length && ordered[to]!.level >= level) to += 1
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  }
  return ordered
}

/** Returns true if the font engine itself reverses a run, which it does when shaping right-to-left scripts. */
function isReversedByFont({ text, isRightToLeft }: Run): boolean {
  return !isRightToLeft || /[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(text)
}

function turned({ text }: Run): string {
  return Array.from(text).toReversed().join('')
}
