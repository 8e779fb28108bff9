import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import type { Sheet } from './sheet.ts'

const fontOf = (weight: number) => readFileSync(new URL(`fonts/noto-sans-${weight}.ttf`, import.meta.url))
const fonts = { regular: fontOf(400), bold: fontOf(700) }

// A4 in points; the content fits US Letter too.
const page = { width: 595.28, height: 841.89 }
const margin = 48
const right = page.width - margin
const foot = page.height - margin - 24
const small = 8
const body = 9
type Doc = InstanceType<typeof PDFDocument>

/** Writes a tagged PDF with selectable text that screen readers can read. */
export async function writeSheet(sheet: Sheet): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: sheet.language,
    info: { Title: sheet.title, Author: sheet.brand, Creator: sheet.brand, Producer: sheet.brand },
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
  doc.registerFont('regular', fonts.regular)
  doc.registerFont('bold', fonts.bold)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const say = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw))
  writeHead(doc, sheet, say)
  writeTable(doc, sheet, say)
  writeSums(doc, sheet, say)
  root.end()
  writeFeet(doc, sheet)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

type Say = (tag: string, draw: () => void) => void

function writeHead(doc: Doc, { brand, title, facts, parties }: Sheet, say: Say) {
  say('P', () => doc.font('bold').fontSize(13).text(clean(brand), margin, margin))
  say('H1', () =>
    doc
      .font('bold')
      .fontSize(20)
      .text(clean(title), margin, doc.y + 14),
  )
  doc.y += 6
  for (const { label, value } of facts) {
    say('P', () => {
      const top = doc.y
      doc.font('regular').fontSize(body).text(clean(label), margin, top, { width: 130 })
      doc.font('bold').text(clean(value), margin + 136, top, { width: right - margin - 136 })
    })
  }
  doc.y += 14
  const width = (right - margin) / Math.max(1, parties.length)
  const top = doc.y
  let lowest = top
  for (const [index, { label, lines }] of parties.entries()) {
    const left = margin + index * width
    say('P', () => {
      doc
        .font('bold')
        .fontSize(small)
        .text(clean(label), left, top, { width: width - 12 })
      doc.font('regular').fontSize(body)
      for (const line of lines) doc.text(clean(line), left, doc.y, { width: width - 12 })
    })
    lowest = Math.max(lowest, doc.y)
  }
  doc.y = lowest + 18
}

function columnsOf({ columns }: Sheet): { left: number; width: number }[] {
  const numbers = 62
  const first = right - margin - numbers * (columns.length - 1)
  return columns.map((_, index) => ({
    left: index === 0 ? margin : margin + first + (index - 1) * numbers,
    width: index === 0 ? first - 10 : numbers,
  }))
}

function writeTable(doc: Doc, sheet: Sheet, say: Say) {
  const places = columnsOf(sheet)
  const align = (index: number) => (sheet.columns[index]?.isNumber ? ('right' as const) : ('left' as const))
  const writeCells = (cells: readonly string[], top: number) =>
    cells.forEach((cell, index) => {
      const { left, width } = places[index]!
      doc.text(clean(cell), left, top, { width, align: align(index) })
    })
  const writeTitles = () => {
    doc.font('bold').fontSize(small)
    const top = doc.y
    writeCells(
      sheet.columns.map(({ label }) => label),
      top,
    )
    doc.y = top + 16
    rule(doc, doc.y - 3)
  }
  say('P', writeTitles)
  for (const { cells, notes } of sheet.rows) {
    const { width } = places[0]!
    doc.font('regular').fontSize(body)
    const height = doc.heightOfString(clean(cells[0] ?? ''), { width })
    doc.fontSize(small)
    const below = notes.reduce((sum, note) => sum + doc.heightOfString(clean(note), { width }), 0)
    if (doc.y + height + below + 6 > foot) {
      doc.addPage()
      say('P', writeTitles)
    }
    say('P', () => {
      const top = doc.y
      doc.font('regular').fontSize(body)
      writeCells(cells, top)
      doc.fontSize(small)
      doc.y = top + height
      for (const note of notes) doc.text(clean(note), margin, doc.y, { width })
      doc.y = top + height + below + 6
    })
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
      doc.font(isTotal ? 'bold' : 'regular').fontSize(isTotal ? 11 : body)
      doc.text(clean(label), left, top, { width: value - left - 6 })
      const lowest = doc.y
      doc.text(clean(amount), value, top, { width: 110, align: 'right' })
      doc.y = Math.max(lowest, doc.y) + 3
    })
  }
  doc.y += 12
  for (const note of notes) {
    doc.font('regular').fontSize(body)
    if (doc.y + doc.heightOfString(clean(note), { width: right - margin }) > foot) doc.addPage()
    say('P', () => doc.text(clean(note), margin, doc.y, { width: right - margin }))
    doc.y += 4
  }
}

function writeFeet(doc: Doc, { title, pageOf }: Sheet) {
  const { start, count } = doc.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    // Text in the margin would make pdfkit add a page.
    doc.page.margins.bottom = 0
    const text = pageOf.replace('{page}', String(index + 1)).replace('{pages}', String(count))
    doc.font('regular').fontSize(small)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.text(`${clean(title)}  ·  ${text}`, margin, page.height - margin, { width: right - margin, lineBreak: false })
    doc.endMarkedContent()
  }
}

function rule(doc: Doc, top: number) {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.moveTo(margin, top).lineTo(right, top).lineWidth(0.5).stroke('#000000')
  doc.endMarkedContent()
}

function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 500)
}
