import type PDFDocument from 'pdfkit'
import { baseFonts, type FontFile } from './fonts.ts'
import { type Run, runsOf } from './runs.ts'

type Doc = InstanceType<typeof PDFDocument>

export interface TextStyle {
  size: number
  isBold?: boolean
}

interface Place {
  left: number
  top: number
  width: number
  align?: 'left' | 'right'
}

/** Registers the fonts that every document uses. */
export function registerFonts(doc: Doc): void {
  for (const { name, bytes } of Object.values(baseFonts)) doc.registerFont(name, bytes)
}

/** Writes text in any script, wrapped to a width, and moves `doc.y` below it. */
export function writeText(doc: Doc, text: string, style: TextStyle, { left, top, width, align = 'left' }: Place): void {
  const base = baseOf(style)
  use(doc, base, style.size)
  const lineHeight = doc.currentLineHeight(true)
  // Fonts for other scripts are taller, so all runs in a line share one baseline.
  const baseline = (ascenderOf(doc) * style.size) / 1_000
  for (const [index, line] of wrapped(doc, clean(text), style, width).entries()) {
    const runs = runsOf(line, base)
    let at = align === 'left' ? left : left + width - widthOf(doc, runs, style.size)
    for (const run of runs) {
      use(doc, run.font, style.size)
      const options = { lineBreak: false, baseline: 'alphabetic' as const, ...shaping(run) }
      doc.text(run.text, at, top + index * lineHeight + baseline, options)
      at += doc.widthOfString(run.text, shaping(run))
    }
  }
  doc.y = top + heightOf(doc, text, style, width)
}

/** Returns the height of wrapped text in points. */
export function heightOf(doc: Doc, text: string, style: TextStyle, width: number): number {
  const lines = wrapped(doc, clean(text), style, width).length
  use(doc, baseOf(style), style.size)
  return lines * doc.currentLineHeight(true)
}

const baseOf = ({ isBold }: TextStyle): FontFile => (isBold ? baseFonts.bold : baseFonts.regular)

function use(doc: Doc, font: FontFile, size: number): void {
  if (!Object.values(baseFonts).includes(font)) doc.registerFont(font.name, font.bytes)
  doc.font(font.name).fontSize(size)
}

function ascenderOf(doc: Doc): number {
  return (doc as unknown as { _font: { ascender: number } })._font.ascender
}

/** Disables pdfkit's word-by-word shaping for a right-to-left run, which would put its words in the wrong order. */
const shaping = ({ isRightToLeft }: Run) => (isRightToLeft ? { features: [] } : {})

function widthOf(doc: Doc, runs: readonly Run[], size: number): number {
  return runs.reduce((sum, run) => {
    use(doc, run.font, size)
    return sum + doc.widthOfString(run.text, shaping(run))
  }, 0)
}

/** Matches words with the spaces after them, and single characters of scripts written without spaces. */
const pieces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*\s*|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+\s*|\s+/gu

/** Splits text into lines that fit a width; a word that does not fit is split between characters. */
function wrapped(doc: Doc, text: string, style: TextStyle, width: number): string[] {
  const measure = (line: string) => widthOf(doc, runsOf(line.trimEnd(), baseOf(style)), style.size)
  const lines: string[] = []
  let line = ''
  const add = (piece: string) => {
    if (line !== '' && measure(line + piece) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  for (const piece of text.match(pieces) ?? []) {
    if (measure(piece) <= width) add(piece)
    else for (const letter of new Intl.Segmenter().segment(piece)) add(letter.segment)
  }
  lines.push(line.trimEnd())
  return lines
}

function clean(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\p{Cc}+/gu, ' ')
      // A zero-width non-joiner in Persian separates letters that would join without it.
      .replace(/(?<=\p{sc=Arabic})\u200c(?=\p{sc=Arabic})/gu, ' ')
      .replace(/\p{Cf}+/gu, '')
      .slice(0, 500)
  )
}
