import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

/** A font file. PDFs embed only the glyphs that they use. */
export interface FontFile {
  /** Unique within the process. */
  name: string
  bytes: Buffer
  has: (codePoint: number) => boolean
}

/** Font packages by script, in search order. */
const packages = [
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-sans-sc',
  'gowun-dodum',
  'noto-emoji',
]
/** Printed for a character that is missing from all fonts. */
export const missingGlyph = '□'

const bundled = (name: string) => new URL(`../fonts/${name}.ttf`, import.meta.url)
const open = (name: string, bytes: Buffer): FontFile => {
  const font = create(bytes) as Font
  return { name, bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}

/** Fonts for Latin, Greek, and Cyrillic. Most documents need no others. */
export const baseFonts = {
  regular: open('regular', readFileSync(bundled('noto-sans-400'))),
  bold: open('bold', readFileSync(bundled('noto-sans-700'))),
}

interface Slice {
  name: string
  path: string
  ranges: readonly (readonly [from: number, to: number])[]
}
const slices = new Map<string, readonly Slice[]>()
const opened = new Map<string, FontFile>()
const found = new Map<number, FontFile | null>()

/** Returns a font for another script that contains a character, or null. Reads font files on first use. */
export function fallbackFont(codePoint: number): FontFile | null {
  const known = found.get(codePoint)
  if (known !== undefined) return known
  const font = search(codePoint)
  found.set(codePoint, font)
  return font
}

function search(codePoint: number): FontFile | null {
  for (const name of packages) {
    const slice = slicesOf(name).find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to))
    if (!slice) continue
    const font = opened.get(slice.name) ?? open(slice.name, unpackWoff(readFileSync(slice.path)))
    opened.set(slice.name, font)
    // The ranges list only characters that a file may contain, so the font itself is checked.
    if (font.has(codePoint)) return font
  }
  return null
}

/** Returns a package's files with their character ranges, from its unicode.json. */
function slicesOf(name: string): readonly Slice[] {
  const known = slices.get(name)
  if (known) return known
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource/${name}/LICENSE`))
  const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const read = Object.entries(listed).map(([key, ranges]) => {
    const file = `${name}-${key.replace(/[[\]]/g, '')}-400-normal`
    return { name: file, path: join(folder, 'files', `${file}.woff`), ranges: rangesOf(ranges) }
  })
  slices.set(name, read)
  return read
}

function rangesOf(text: string): Slice['ranges'] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
}
