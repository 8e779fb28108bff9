import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { findInPrintCatalog } from './find.ts'
import { hasPrintCatalog, type PrintCatalogDepartment, type PrintCatalogProduct } from './page.ts'
import { formatRequestsCsv } from './format-requests-csv.ts'
import { addressKey, type PrintCatalogRequest, minRequestIntervalDays, requestProblems } from './request.ts'
import { tableOfContents, layOutPrintCatalog } from './lay-out.ts'
import { spreadOf, pageTurns } from './spread.ts'

const picture = { base: '/media/bar', alt: 'A bar', width: 4, height: 3, widths: [360] }
const product = (id: number, overrides: Partial<PrintCatalogProduct> = {}): PrintCatalogProduct => ({
  id,
  handle: `p-${id}`,
  name: `Product ${id}`,
  brand: 'Ironwright',
  fact: '',
  lead: '',
  picture: null,
  ...overrides,
})
const products = (from: number, count: number) => Array.from({ length: count }, (_, index) => product(from + index))
const department = (name: string, own: PrintCatalogProduct[]): PrintCatalogDepartment => ({
  name,
  url: `/${name.toLowerCase()}`,
  text: `All ${name}.`,
  picture,
  products: own,
})

test('only USA has a print catalog [CATALOG-001]', () => assert.deepEqual(sites.filter(hasPrintCatalog), ['USA']))

test('a print catalog has a cover, a table of contents, departments, and a back page; a department has four products on its first page and six on others [CATALOG-009]', () => {
  const pages = layOutPrintCatalog([
    department('Bars', products(1, 11)),
    department('Empty', []),
    department('Plates', products(20, 2)),
  ])
  assert.deepEqual(
    pages.map(({ kind, heading, products: own }) => [kind, heading, own.length]),
    [
      ['cover', '', 0],
      ['contents', '', 0],
      ['department', 'Bars', 4],
      ['products', 'Bars', 6],
      ['products', 'Bars', 1],
      ['department', 'Plates', 2],
      ['back', '', 0],
    ],
  )
  assert.deepEqual(pages[0]!.picture, picture)
  assert.deepEqual(tableOfContents(pages), [
    { name: 'Bars', page: 3 },
    { name: 'Plates', page: 6 },
  ])
})

test('a product in two departments appears only in the first, and an empty department has no page', () => {
  const pages = layOutPrintCatalog([department('Bars', products(1, 3)), department('Sale', products(2, 2))])
  assert.deepEqual(
    pages.flatMap(({ products: own }) => own.map(({ id }) => id)),
    [1, 2, 3],
  )
  assert.equal(pages.length, 4)
})

test('the print catalog cover is a single page, the other pages form spreads, and turning moves by one spread [CATALOG-009]', () => {
  const open = [1, 2, 3, 4, 5, 6].map((page) => spreadOf(page, 6))
  assert.deepEqual(open, [[1], [2, 3], [2, 3], [4, 5], [4, 5], [6]])
  assert.deepEqual(pageTurns(1, 6), { single: { back: null, on: 2 }, spread: { back: null, on: 2 } })
  assert.deepEqual(pageTurns(3, 6), { single: { back: 2, on: 4 }, spread: { back: 1, on: 4 } })
  assert.deepEqual(pageTurns(4, 6), { single: { back: 3, on: 5 }, spread: { back: 2, on: 6 } })
  assert.deepEqual(pageTurns(6, 6), { single: { back: 5, on: null }, spread: { back: 4, on: null } })
})

test('a print catalog search finds pages by every word in the phrase, in names, facts, texts, and departments [CATALOG-009]', () => {
  const bars = [product(1, { name: 'Power Bar', fact: '29 mm shaft' }), product(2, { name: 'Curl Bar', lead: 'Bent.' })]
  const pages = layOutPrintCatalog([
    department('Barbells', bars),
    department('Plates', [product(3, { name: 'Bar Clamp' })]),
  ])
  const find = (phrase: string) => findInPrintCatalog(pages, phrase).map(({ page, product: { id } }) => [page, id])
  assert.deepEqual(find('bars'), [
    [3, 1],
    [3, 2],
    [4, 3],
  ])
  assert.deepEqual(find('power sha'), [[3, 1]])
  assert.deepEqual(find('BENT'), [[3, 2]])
  assert.deepEqual(find('plates clamp'), [[4, 3]])
  assert.deepEqual(find('kettlebell'), [])
  assert.deepEqual(find(' ? '), [])
})

const request: PrintCatalogRequest = {
  firstname: 'Robin',
  lastname: 'Vale',
  email: 'robin@example.com',
  company: '',
  street: ['214 Harbor Street'],
  apartment: 'Apt 5',
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
}

test('a catalog request needs a complete US address and no phone number [CATALOG-009]', () => {
  assert.deepEqual(requestProblems('USA', request), [])
  const wrong = { ...request, email: 'robin', street: [' '], region: 'ON', postcode: 'M5H 2N2' }
  assert.deepEqual(
    requestProblems('USA', wrong).map(({ path, rule }) => `${path} ${rule}`),
    ['email email', 'street required', 'region choice', 'postcode pattern'],
  )
})

test('catalog requests for the same address are recognized for 90 days, regardless of spelling and recipient [CATALOG-009]', () => {
  assert.equal(minRequestIntervalDays, 90)
  const key = addressKey(request)
  const same: Partial<PrintCatalogRequest>[] = [
    { firstname: 'Kim', email: 'kim@example.com', company: 'Gym' },
    { street: ['214  HARBOR St.'], apartment: 'unit 5' },
    { street: ['214 Harbor street', 'APT. 5'], apartment: '' },
    { postcode: '43215-1234', city: 'COLUMBUS, OH', region: 'oh' },
  ]
  for (const change of same) assert.equal(addressKey({ ...request, ...change }), key, JSON.stringify(change))
  const others: Partial<PrintCatalogRequest>[] = [
    { street: ['215 Harbor Street'] },
    { apartment: 'Apt 6' },
    { postcode: '43216' },
    { region: 'OR' },
  ]
  for (const change of others) assert.notEqual(addressKey({ ...request, ...change }), key, JSON.stringify(change))
})

test('the catalog request export has one line per request, and no cell runs as a formula [CATALOG-009]', () => {
  const requestedAt = '2026-11-20T12:00:00.000Z'
  const lines = formatRequestsCsv([{ ...request, firstname: '=1+1', company: 'Vale, "Sons"', requestedAt }]).split(
    '\r\n',
  )
  assert.deepEqual(lines, [
    'requested_at,first_name,last_name,email,company,street,apartment,city,region,postcode',
    '2026-11-20T12:00:00.000Z,\'=1+1,Vale,robin@example.com,"Vale, ""Sons""",214 Harbor Street,Apt 5,Columbus,OH,43215',
    '',
  ])
})
