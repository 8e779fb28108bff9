import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvLine } from '#domain/catalog/export/csv-line.ts'
import { isTranslationFile } from '#domain/catalog/translations/transfer/read-translation-file.ts'
import { translationHeader, translationLines } from '#domain/catalog/translations/transfer/translation-lines.ts'
import {
  emptyTranslation,
  translatedLanguages,
  type Translation,
} from '#domain/catalog/translations/translate-texts.ts'
import { statement } from '#platform/database.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { readCsvRows } from '../../import/read-csv-rows.ts'
import { readTranslations } from '../repository.ts'
import { saveTranslation } from '../save-translation.ts'
import { readTranslatedProducts } from './export-translations.ts'
import { importTranslations, type TranslationReport } from './import-translations.ts'

const english = { name: 'Iron Plate', fact: '=1+1', lead: 'A plate, "cast".', description: '<p>Cast\niron.</p>' }
const { db } = await openTestShop(testProducts.map((each) => (each.id === 7 ? { ...each, ...english } : each)))
const german: Translation = {
  ...emptyTranslation,
  name: '=HYPERLINK("https://evil.example";"Scheibe")',
  fact: "'-20 kg",
  lead: 'Eine Scheibe, "gegossen";\n@Werk',
  description: '<p>Gusseisen, größer.</p>',
}
await db.transaction((tx) => saveTranslation(tx, 7, 'de', german))

const exported = async () => {
  const lines = [csvLine(translationHeader)]
  for await (const product of readTranslatedProducts(db, translatedLanguages, 2))
    lines.push(...translationLines(product, translatedLanguages).map((line) => csvLine(line)))
  return `\uFEFF${lines.join('')}`
}
async function run(csv: string, options: { dryRun?: boolean; strict?: boolean } = {}): Promise<TranslationReport> {
  const read = readCsvRows(Buffer.from(csv))
  assert.ok('lines' in read)
  assert.ok(isTranslationFile(read.lines[0]!))
  return importTranslations(db, read.lines, {
    dryRun: false,
    strict: false,
    onProgress: () => {},
    report: assert.ifError,
    ...options,
  })
}
const fileOf = (...lines: readonly string[][]) =>
  [[...translationHeader], ...lines].map((line) => csvLine(line)).join('')
const lineOf = (
  text: string,
  { handle = 'iron-plate', field = 'title', locale = 'de', type = 'PRODUCT', market = '' } = {},
) => [type, handle, field, locale, market, '', '', text]
const textsOf = async (language: 'de' | 'fr') => {
  const row = (await readTranslations(db, language, [7])).get(7)
  if (!row) return undefined
  const { productId: _, ...texts } = row
  return texts
}

test('importing an exported file of translations changes nothing', async () => {
  const { imported, refused, unchanged, fates } = await run(await exported())
  assert.deepEqual([imported, refused, unchanged], [0, 0, 4], JSON.stringify(fates))
  assert.deepEqual(await textsOf('de'), german)
})

test('an exported translation file has no cell that a spreadsheet would run, and a row for each text without a translation', async () => {
  const csv = await exported()
  const { lines } = readCsvRows(Buffer.from(csv)) as { lines: string[][] }
  assert.deepEqual(
    lines.flat().filter((cell) => /^[=+@-]/.test(cell)),
    [],
  )
  const french = lines.filter(([, handle, , locale]) => handle === 'iron-plate' && locale === 'fr')
  assert.deepEqual(
    french.map(([, , field, , , , , text]) => [field, text]),
    [
      ['title', ''],
      ['ironwright_fact', ''],
      ['ironwright_lead', ''],
      ['body_html', ''],
    ],
  )
})

test('a dry run of a translation import lists each change with both texts and stores nothing', async () => {
  const file = fileOf(lineOf('Hantelscheibe'), lineOf('Disque', { locale: 'fr' }))
  const { fates, imported } = await run(file, { dryRun: true })
  assert.equal(imported, 2)
  assert.deepEqual(
    fates.map(({ row, handle, column, why }) => [row, handle, column, why]),
    [
      [2, 'iron-plate', 'title (de)', `“${german.name}” → “Hantelscheibe”`],
      [3, 'iron-plate', 'title (fr)', 'nothing → “Disque”'],
    ],
  )
  assert.deepEqual([await textsOf('de'), await textsOf('fr')], [german, undefined])
})

test('a translation import changes only the texts in its rows and removes scripts; an empty cell leaves its text unchanged', async () => {
  const body = lineOf('<p>Gus.</p><script>alert(1)</script>', { field: 'body_html' })
  const rows = [lineOf('Hantelscheibe'), body, lineOf('', { field: 'ironwright_lead' })]
  const { imported, refused } = await run(fileOf(...rows))
  assert.deepEqual([imported, refused], [2, 0])
  assert.deepEqual(await textsOf('de'), { ...german, name: 'Hantelscheibe', description: '<p>Gus.</p>' })
  assert.equal((await run(fileOf(...rows))).imported, 0)
})

test('search texts are imported, and are exported if an English search text exists; importing other texts leaves them unchanged', async () => {
  const set = statement('test.set-search-title', `update product set search_title = 'Cast plate' where id = 7`)
  await db.run(set, [])
  const rowsOf = async (locale: string) => {
    const { lines } = readCsvRows(Buffer.from(await exported())) as { lines: string[][] }
    return lines.filter((line) => line[2]!.startsWith('meta_') && line[3] === locale).map((line) => line.slice(6))
  }
  assert.deepEqual(await rowsOf('de'), [['Cast plate', '']])
  const title = lineOf('Gussscheibe', { field: 'meta_title' })
  const description = lineOf('Aus Gusseisen.', { field: 'meta_description' })
  assert.equal((await run(fileOf(title, description))).imported, 2)
  assert.equal((await run(fileOf(lineOf('Scheibe aus Guss')))).imported, 1)
  const { name, searchTitle, searchDescription } = (await textsOf('de'))!
  assert.deepEqual([name, searchTitle, searchDescription], ['Scheibe aus Guss', 'Gussscheibe', 'Aus Gusseisen.'])
  assert.deepEqual(await rowsOf('de'), [
    ['Cast plate', 'Gussscheibe'],
    ['', 'Aus Gusseisen.'],
  ])
})

test('translation rows with an unknown product, language, or market, or with a repeated or overlong text, are listed as errors', async () => {
  const before = await textsOf('de')
  const file = fileOf(
    lineOf('x', { handle: 'no-such-plate' }),
    lineOf('x', { locale: 'it' }),
    lineOf('x', { market: 'Germany' }),
    lineOf('x'.repeat(201)),
    lineOf('Karte', { field: 'ironwright_fact', locale: 'de-DE' }),
    lineOf('Tafel', { field: 'ironwright_fact' }),
  )
  const refusedOf = ({ fates }: TranslationReport) =>
    fates.filter(({ outcome }) => outcome === 'refused').map(({ row, column }) => [row, column])
  const refused = [
    [2, 'Identification'],
    [3, 'Locale'],
    [4, 'Market'],
    [5, 'Translated content'],
    [7, 'Field'],
  ]
  const strict = await run(file, { strict: true })
  assert.deepEqual([refusedOf(strict), strict.isRefused, await textsOf('de')], [refused, true, before])
  const report = await run(file)
  assert.deepEqual([refusedOf(report), report.imported], [refused, 1])
  assert.deepEqual(await textsOf('de'), { ...before, fact: 'Karte' })
})

test("a translation file that identifies products by Shopify's numbers can name their handles in a separate column", async () => {
  const [header, line] = [
    [...translationHeader, 'Handle'],
    lineOf('Disque en fonte', { handle: "'8079393226938", locale: 'fr' }),
  ]
  const { imported, refused } = await run([header, [...line, 'iron-plate']].map((each) => csvLine(each)).join(''))
  assert.deepEqual([imported, refused, (await textsOf('fr'))?.name], [1, 0, 'Disque en fonte'])
})

test('handles in a translation file may be in upper or lower case, percent-encoded, or in an escaped column', async () => {
  const nameOf = async () => (await textsOf('de'))?.name
  assert.equal((await run(fileOf(lineOf('Platte', { handle: 'Iron-Plate' })))).imported, 1)
  assert.equal(await nameOf(), 'Platte')
  const header = [...translationHeader, 'Handle']
  const rowsOf = (handle: string, text: string) => [header, [...lineOf(text, { handle: '12' }), handle]]
  const fileWith = (handle: string, text: string) =>
    rowsOf(handle, text)
      .map((each) => csvLine(each))
      .join('')
  await run(fileWith('IRON%2DPLATE', 'Eisenplatte'))
  assert.equal(await nameOf(), 'Eisenplatte')
  const repeated = fileOf(lineOf('Eins'), lineOf('Zwei', { handle: 'IRON-PLATE' }))
  assert.equal((await run(repeated)).refused, 1)
  assert.equal((await run(fileWith('-plate', 'x'))).fates[0]?.handle, '-plate')
})

test('translation rows for other objects and fields are not imported, and each kind is listed once', async () => {
  const file = fileOf(
    lineOf('x', { type: 'COLLECTION' }),
    lineOf('x', { field: 'product_type' }),
    lineOf('y', { field: 'product_type', locale: 'fr' }),
  )
  const { fates, imported, refused } = await run(file)
  assert.deepEqual([imported, refused], [0, 0])
  assert.deepEqual(
    fates.map(({ outcome, column, why }) => [outcome, column, why]),
    [
      ['note', 'COLLECTION title', '1 row of this type is not imported.'],
      ['note', 'product_type', '2 rows of this type are not imported.'],
    ],
  )
})
