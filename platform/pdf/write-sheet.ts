import PDFDocument from 'pdfkit'
import type { Sheet, SheetFile } from './sheet.ts'
import { heightOf, registerFonts, type TextStyle, writeText } from './text/write-text.ts'

// A4 in points. The content also fits on US Letter.
const page = { width: 595.28, height: 841.89 }
const margin = 48
const right = page.width - margin
const foot = page.height - margin - 24
// In this size, even an unusually long address fits on the first page.
const tiny = { size: 6 }
const small = { size: 8 }
const smallBold = { size: 8, isBold: true }
const body = { size: 9 }
const bodyBold = { size: 9, isBold: true }
type Doc = InstanceType<typeof PDFDocument>

/**
 * Writes sheets to a tagged PDF with selectable text for screen readers. `onSheet` receives the index of each sheet.
 */
export async function writeSheets(
  { title, sheets }: SheetFile,
  onSheet: (index: number) => void = () => {},
): Promise<Uint8Array> {
  const { language, brand } = sheets[0]!
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    info: { Title: title, Author: brand, Creator: brand, Producer: brand },
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
  })
  const parts: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  registerFonts(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const firstPages: number[] = []
  for (const [index, sheet] of sheets.entries()) {
    onSheet(index)
    if (index > 0) doc.addPage()
    firstPages.push(pageCount(doc) - 1)
    const section = doc.struct('Sect', { lang: sheet.language })
    root.add(section)
    const say = (tag: string, draw: () => void) => section.add(doc.struct(tag, {}, draw))
    writeHead(doc, sheet, say)
    writeTable(doc, sheet, say)
    writeSums(doc, sheet, say)
    section.end()
  }
  root.end()
  for (const [index, sheet] of sheets.entries())
    writeFeet(doc, sheet, { first: firstPages[index]!, end: firstPages[index + 1] ?? pageCount(doc) })
  doc.end()
  await ended
  return Buffer.concat(parts)
}

const pageCount = (doc: Doc) => doc.bufferedPageRange().count

type Say = (tag: string, draw: () => void) => void

function writeHead(doc: Doc, { brand, title, facts, parties }: Sheet, say: Say) {
  const whole = { left: margin, width: right - margin }
  say('P', () => writeText(doc, brand, { size: 13, isBold: true }, { ...whole, top: margin }))
  say('H1', () => writeText(doc, title, { size: 20, isBold: true }, { ...whole, top: doc.y + 14 }))
  doc.y += 6
  for (const { label, value } of facts) {
    say('P', () => {
      const top = doc.y
      writeText(doc, label, body, { left: margin, top, width: 130 })
      writeText(doc, value, bodyBold, { left: margin + 136, top, width: right - margin - 136 })
    })
  }
  doc.y += 14
  const width = (right - margin) / Math.max(1, parties.length)
  const top = doc.y
  let lowest = top
  for (const [index, { label, lines }] of parties.entries()) {
    const place = { left: margin + index * width, width: width - 12 }
    const height = lines.reduce((sum, line) => sum + heightOf(doc, line, body, place.width), 0)
    const style = top + height + 100 > foot ? tiny : body
    say('P', () => {
      writeText(doc, label, smallBold, { ...place, top })
      for (const line of lines) writeText(doc, line, style, { ...place, top: doc.y })
    })
    lowest = Math.max(lowest, doc.y)
  }
  doc.y = lowest + 18
}

function columnsOf({ columns, hasCheckBoxes }: Sheet): { left: number; width: number }[] {
  const numbers = 62
  const left = margin + (hasCheckBoxes ? 20 : 0)
  const first = right - left - numbers * (columns.length - 1)
  return columns.map((_, index) => ({
    left: index === 0 ? left : left + first + (index - 1) * numbers,
    width: index === 0 ? first - 10 : numbers,
  }))
}

function writeTable(doc: Doc, sheet: Sheet, say: Say) {
  const places = columnsOf(sheet)
  const align = (index: number) => (sheet.columns[index]?.isNumber ? ('right' as const) : ('left' as const))
  const writeCells = (cells: readonly string[], style: TextStyle, top: number) =>
    cells.forEach((cell, index) => writeText(doc, cell, style, { ...places[index]!, top, align: align(index) }))
  // Artifacts cannot be inside a structure element's content.
  const writeTitles = () => {
    const top = doc.y
    const titles = sheet.columns.map(({ label }) => label)
    say('P', () => writeCells(titles, smallBold, top))
    doc.y = top + 16
    rule(doc, doc.y - 3)
  }
  if (doc.y + 40 > foot) doc.addPage()
  writeTitles()
  for (const { cells, notes } of sheet.rows) {
    const { left, width } = places[0]!
    const height = heightOf(doc, cells[0] ?? '', body, width)
    const below = notes.reduce((sum, note) => sum + heightOf(doc, note, small, width), 0)
    if (doc.y + height + below + 6 > foot) {
      doc.addPage()
      writeTitles()
    }
    const top = doc.y
    if (sheet.hasCheckBoxes) checkBox(doc, top + 2)
    say('P', () => {
      writeCells(cells, body, top)
      doc.y = top + height
      for (const note of notes) writeText(doc, note, small, { left, top: doc.y, width })
    })
    doc.y = top + height + below + 6
  }
}

function writeSums(doc: Doc, { sums, notes }: Sheet, say: Say) {
  const left = margin + 240
  const value = right - 110
  if (doc.y + 30 > foot) doc.addPage()
  rule(doc, doc.y)
  doc.y += 8
  for (const { label, value: amount, isTotal } of sums) {
    if (doc.y + 16 > foot) doc.addPage()
    say('P', () => {
      const top = doc.y
      const style = isTotal ? { size: 11, isBold: true } : body
      writeText(doc, label, style, { left, top, width: value - left - 6 })
      const lowest = doc.y
      writeText(doc, amount, style, { left: value, top, width: 110, align: 'right' })
      doc.y = Math.max(lowest, doc.y) + 3
    })
  }
  doc.y += 12
  for (const note of notes) {
    const width = right - margin
    if (doc.y + heightOf(doc, note, body, width) > foot) doc.addPage()
    say('P', () => writeText(doc, note, body, { left: margin, top: doc.y, width }))
    doc.y += 4
  }
}

function writeFeet(doc: Doc, { title, pageOf }: Sheet, { first, end }: { first: number; end: number }) {
  for (let index = first; index < end; index += 1) {
    doc.switchToPage(index)
    // Without this, text in the margin would make pdfkit add a page.
    doc.page.margins.bottom = 0
    const text = pageOf.replace('{page}', String(index - first + 1)).replace('{pages}', String(end - first))
    const place = { left: margin, top: page.height - margin, width: right - margin }
    artifact(doc, 'Pagination', () => writeText(doc, `${title}  ·  ${text}`, small, place))
  }
}

function rule(doc: Doc, top: number) {
  artifact(doc, 'Layout', () => doc.moveTo(margin, top).lineTo(right, top).lineWidth(0.5).stroke('#000000'))
}

function checkBox(doc: Doc, top: number) {
  artifact(doc, 'Layout', () => doc.rect(margin, top, 9, 9).lineWidth(0.7).stroke('#000000'))
}

/** Draws content that screen readers skip. */
function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void) {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
