import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdfText } from './pdf-text-for-tests.ts'
import { openPrinter } from './printer.ts'
import type { Sheet } from './sheet.ts'
import { writeSheets } from './write-sheet.ts'

const writeSheet = async (only: Sheet) => writeSheets({ title: only.title, sheets: [only] })
const sheet: Sheet = {
  title: 'Invoice EUR-00000007',
  language: 'de-DE',
  brand: 'Ironwright',
  facts: [{ label: 'Number', value: 'EUR-00000007' }],
  parties: [{ label: 'Bill to', lines: ['Łukasz Žižka', 'Ελένη Παππά', 'ул. Иван Вазов 3', 'Straße Öß'] }],
  columns: [
    { label: 'Item', isNumber: false },
    { label: 'Net', isNumber: true },
  ],
  rows: [{ cells: ['Iron plate', '1.234,50 €'], notes: ['20 kg'] }],
  sums: [{ label: 'Total', value: '£1,469.06', isTotal: true }],
  notes: ['Reverse charge'],
  pageOf: 'Page {page} of {pages}',
}

test('a PDF sheet has selectable text in every European script, with a title and a language', async () => {
  const file = await writeSheet(sheet)
  const text = pdfText(file)
  for (const phrase of [
    'Invoice EUR-00000007',
    'Łukasz Žižka',
    'Ελένη Παππά',
    'ул. Иван Вазов 3',
    'Straße Öß',
    '1.234,50 €',
    '20 kg',
    '£1,469.06',
    'Reverse charge',
    'Page 1 of 1',
  ])
    assert.ok(text.includes(phrase), phrase)
  const raw = Buffer.from(file).toString('latin1')
  for (const phrase of ['/Lang (de-DE)', '/DisplayDocTitle true', '/Marked true', '(Invoice EUR-00000007)'])
    assert.ok(raw.includes(phrase), phrase)
})

test('names in other scripts are printed in full, and only the fonts in use are embedded', async () => {
  const fontsIn = (file: Uint8Array) => Buffer.from(file).toString('latin1').split('/FontFile2').length - 1
  const parties = [{ label: 'Bill to', lines: ['小龍 李', '김철수', 'Ann 💪', '\u{12000}'] }]
  const file = await writeSheet({ ...sheet, parties })
  const letters = pdfText(file).replaceAll('\n', '')
  for (const each of ['小龍 李', '김철수', 'Ann 💪', '□']) assert.ok(letters.includes(each), each)
  const plain = await writeSheet({ ...sheet, parties: [{ label: 'Bill to', lines: ['Ann Lee'] }] })
  assert.equal(fontsIn(plain), 2)
  assert.ok(fontsIn(file) > 4)
  assert.ok(file.length < plain.length + 60_000)
})

test('invisible formatting characters are omitted and do not split words', async () => {
  const lines = ['co\u00adoperate\u200b\ufeff Ann\u2060Lee', 'می\u200cخواهم']
  const text = pdfText(await writeSheet({ ...sheet, parties: [{ label: 'Bill to', lines }] }))
  assert.ok(text.includes('cooperate AnnLee'))
  assert.doesNotMatch(text, /\p{Cf}/u)
})

test('a long name without spaces wraps within its column', async () => {
  const cell = '小龍'.repeat(60)
  const text = pdfText(await writeSheet({ ...sheet, rows: [{ cells: [cell, '1'], notes: [] }] }))
  assert.ok(text.replaceAll('\n', '').includes(cell))
})

test('user input is printed as text and cannot add actions, links, or lines', async () => {
  const evil = ') Tj /JavaScript (app.alert(1)) /URI (http://evil.example)\n\u202eendstream endobj'
  const file = await writeSheet({
    ...sheet,
    title: evil,
    parties: [{ label: 'Bill to', lines: [evil] }],
    rows: [{ cells: [evil, '1'], notes: [evil.repeat(40)] }],
  })
  // The whole file except content streams and string literals.
  const structure = Buffer.from(file)
    .toString('latin1')
    .replace(/stream\n[\s\S]*?\nendstream/g, '')
    .replace(/\((?:\\[\s\S]|[^\\)])*\)/g, '')
  for (const name of ['JavaScript', 'URI', 'OpenAction', 'Launch', 'evil.example'])
    assert.ok(!structure.includes(name), name)
  assert.ok(pdfText(file).includes(') Tj /JavaScript (app.alert(1))'))
})

test('a long PDF sheet continues on further pages, each with a page number and column titles', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ cells: [`Piece ${index}`, String(index)], notes: [] }))
  const text = pdfText(await writeSheet({ ...sheet, rows }))
  const pages = Number(/Page 1 of (\d)/.exec(text)![1])
  assert.ok(pages > 2)
  assert.equal(text.split('\nNet\n').length - 1, pages)
  for (const { cells } of rows) assert.ok(text.includes(cells[0]!))
})

test('of seventy PDF sheets requested at once, sixty are printed and ten are turned away', async () => {
  const printer = openPrinter()
  const files = await Promise.all(Array.from({ length: 70 }, () => printer.print(sheet)))
  assert.equal(files.filter((file) => file === null).length, 10)
  assert.ok(pdfText(files[0]!).includes('Łukasz'))
  printer.close()
})
