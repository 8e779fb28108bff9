import type PDFDocument from 'pdfkit'
import { baseFonts, type FontFile } from './fonts.ts'
import { type Run, runsOf } from './runs.ts'
import { wrapText } from './wrap-text.ts'

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
  // Fonts for other scripts are taller, so all runs on a line share one baseline.
  const baseline = (ascenderOf(doc) * style.size) / 1_000
  for (const [index, line] of wrapped(doc, clean(text), style, width).entries()) {
    const runs = runsOf(line, base)
    let at = align === 'left' ? left : left + width - widthOf(doc, runs, style.size)
    for (const run of runs) {
      use(doc, run.font, style.size)
      const options = { lineBreak: false, baseline: 'alphabetic' as const, ...shaping(run) }
      doc.text(run.text, at, top + index * lineHeight + baseline, options)
      at += runWidth(doc, run, style.size)
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

/** Disables pdfkit's word-by-word shaping for right-to-left runs, which would put words in the wrong order. */
const shaping = ({ isRightToLeft }: Run) => (isRightToLeft ? { features: [] } : {})

function widthOf(doc: Doc, runs: readonly Run[], size: number): number {
  return runs.reduce((sum, run) => sum + runWidth(doc, run, size), 0)
}

/** Cached widths by document. Text in mixed scripts has many short runs, which often repeat. */
const widthsOf = new WeakMap<Doc, Map<string, number>>()
const maxStoredRun = 8

function runWidth(doc: Doc, run: Run, size: number): number {
  const widths = widthsOf.get(doc) ?? new Map<string, number>()
  widthsOf.set(doc, widths)
  const key = `${run.font.name} ${size} ${run.isRightToLeft} ${run.text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  use(doc, run.font, size)
  const width = doc.widthOfString(run.text, shaping(run))
  if (run.text.length <= maxStoredRun) widths.set(key, width)
  return width
}

/** Cached lines by document, because a table row is measured before it is written. */
const linesOf = new WeakMap<Doc, Map<string, readonly string[]>>()

function wrapped(doc: Doc, text: string, style: TextStyle, width: number): readonly string[] {
  const known = linesOf.get(doc) ?? new Map<string, readonly string[]>()
  linesOf.set(doc, known)
  const key = JSON.stringify([style.size, style.isBold ?? false, width, text])
  const lines = known.get(key) ?? wrapText(text, width, (line) => widthOf(doc, runsOf(line, baseOf(style)), style.size))
  known.set(key, lines)
  return lines
}

function clean(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\p{Cc}+/gu, ' ')
      // In Persian, a zero-width non-joiner separates letters that would join without it.
      .replace(/(?<=\p{sc=Arabic})\u200c(?=\p{sc=Arabic})/gu, ' ')
      .replace(/\p{Cf}+/gu, '')
      .slice(0, 500)
  )
}
