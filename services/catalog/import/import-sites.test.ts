import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportHeaderWith, productExportLines } from '#domain/catalog/export/to-lines.ts'
import { type Site, sites } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { readEntries, readEntry } from '../products/entries.ts'
import { importProducts, type ImportReport } from './import-products.ts'

const { db, visit } = await openTestShop([...testProducts, ...typedProducts])
const others = sites.filter((site) => site !== 'USA')
const head = 'Handle;Title;Variant SKU;Variant Grams;Variant Inventory Tracker;Variant Inventory Qty;Variant Price'

const cells = (...lines: string[]) => lines.map((line) => line.split(';'))
const importOf = (lines: readonly (readonly string[])[], site: Site = 'USA') =>
  importProducts(db, lines, {
    site,
    dryRun: false,
    strict: false,
    mediaFolder: '',
    fetchPicture: async () => assert.fail('a picture was fetched'),
    now: testNow,
    onProgress: () => {},
    report: assert.ifError,
  })
async function run(lines: readonly (readonly string[])[], site: Site = 'USA'): Promise<ImportReport> {
  const report = await importOf(lines, site)
  assert.ok('fates' in report, JSON.stringify(report))
  return report
}
async function exported(): Promise<string[][]> {
  const lines = [exportHeaderWith(others)]
  for await (const product of readEntries(db, 'USA', others))
    lines.push(...productExportLines(product, 'USA', { others }))
  return lines
}
const variantOf = async (handle: string) => (await readEntry(db, 'USA', handle, others))!.variants[0]
const rejected = ({ fates }: ImportReport) =>
  fates.flatMap(({ outcome, column, why }) => (outcome === 'refused' ? [[column, why]] : []))

test('importing an export with prices for all sites changes nothing', async () => {
  const lines = await exported()
  assert.ok(lines[1]![lines[0]!.indexOf('Variant Price / GBR')])
  const report = await run(lines)
  assert.deepEqual([report.imported, report.refused], [0, 0])
  assert.ok(report.unchanged > 10)
})

test('one file sets the prices of several sites, each in its currency, and leaves other sites unchanged', async () => {
  const header = `${head};Variant Price / CAN;Variant Compare At Price / CAN;Variant Price / EUR`
  const before = await variantOf('iron-plate')
  const rows = [
    'iron-plate;Iron Plate;IW-PL-20;20000;shopify;20;50.00;65.00;80.00;€44,50',
    'rubber-plate;Rubber Plate;IW-PL-25;20000;shopify;6;79.00;90.00;;€1.060,00',
  ]
  const report = await run(cells(header, ...rows))
  assert.deepEqual([report.imported, rejected(report)], [2, []])
  const { prices } = await variantOf('iron-plate')
  assert.deepEqual(prices, {
    ...before.prices,
    USA: { price: 5_000 },
    CAN: { price: 8_000, special: 6_500 },
    EUR: { price: 4_450 },
  })
})

test('an empty price for a site takes the variant off that site', async () => {
  const row = (price: string) => `chalk;Chalk;CHALK;200;shopify;9;5.00;${price}`
  const header = `${head};Variant Price / CAN`
  await run(cells(header, row('7.00')))
  const [listing] = await db.run(
    statement<{ sites: string[] }>(
      'test.sites',
      `select array_agg(l.site order by l.site) as sites from listing l join product p on p.id = l.product_id where p.handle = 'chalk'`,
    ),
    [],
  )
  assert.deepEqual(listing?.sites, ['CAN', 'USA'])
  await run(cells(header, row('')))
  assert.deepEqual((await variantOf('chalk')).prices, { USA: { price: 500 } })
})

test('a variant with a new price on another site cannot be sold there until that site has stock', async () => {
  const header = `${head};Variant Price / GBR`
  await run(cells(header, 'uk-plate;Plate;UK-PLATE;900;shopify;9;5.00;4.00'))
  const id = String((await readEntry(db, 'USA', 'uk-plate'))!.id)
  const path = 'GET /svc_content/catalog/product/complete/{id}' as const
  const { inventory } = await visit('GBR').call(path, { params: { id } })
  assert.deepEqual([inventory.qoh, inventory.max], [0, 0])
  await run(cells(header, 'uk-plate;Plate;UK-PLATE;900;shopify;9;5.00;3.50'))
  assert.equal((await readEntry(db, 'GBR', 'uk-plate'))!.variants[0].stock.onHand, 0)
})

test("a site's sale dates are read in its time zone, and a file without sale columns leaves the sale unchanged", async () => {
  const sale = (code: string) => `Ironwright Variant Sale ${code} / GBR`
  const header = `${head};Variant Price / GBR;${sale('Price')};${sale('From')};${sale('Until')}`
  const row = 'sale-plate;Plate;SALE-PLATE;900;shopify;9;5.00;4.00'
  await run(cells(header, `${row};3.00;2026-12-01;2026-12-24`))
  const promotions = {
    GBR: {
      price: 300,
      fromAt: Date.parse('2026-12-01T00:00:00Z'),
      toAt: Date.parse('2026-12-24T23:59:59.999Z'),
    },
  }
  assert.deepEqual((await variantOf('sale-plate')).promotions, promotions)
  await run(cells(`${head};Variant Price / GBR;Variant Price / CAN`, `${row.replace(/4\.00$/, '4.10')};6.00`))
  const { prices, promotions: after } = await variantOf('sale-plate')
  assert.deepEqual([prices.GBR, prices.CAN, after], [{ price: 410 }, { price: 600 }, promotions])
  await run(cells(header, `${row};;;`))
  assert.equal((await variantOf('sale-plate')).promotions, undefined)
})

test('an invalid price for a site is reported under its column, and a column for an unknown site before any row', async () => {
  const header = `${head};Variant Price / GBR;Variant Compare At Price / GBR`
  const row = 'wrong;Plate;WRONG;900;shopify;9;5.00'
  assert.deepEqual(rejected(await run(cells(header, `${row};$4.00;`))), [
    ['Variant Price / GBR', '$4.00 is not an amount.'],
  ])
  assert.deepEqual(rejected(await run(cells(header, `${row};;9.00`))), [
    ['Variant Price / GBR', 'The price is missing.'],
  ])
  assert.deepEqual(await importOf(cells(`${head};Variant Price / UK`, `${row};4.00`)), {
    columnProblems: ['Variant Price / UK is not for a site of this store. The sites are USA, CAN, AUS, EUR, GBR, APO.'],
  })
})

/** Returns the prices of a product, including withheld ones with their status and `off`. */
async function pricesOf(handle: string): Promise<string[]> {
  const rows = await db.run(
    statement<{ text: string }>(
      'test.prices',
      `select concat_ws(' ', s.sku, pr.site, pr.price, pr.status, case when pr.is_off then 'off' end) as text
       from product p join sellable s on s.product_id = p.id join (
         select sellable_id, site, price, null as status, false as is_off from price
         union all select sellable_id, site, price, status, is_off from withheld_price) pr on pr.sellable_id = s.id
       where p.handle = $1 order by 1`,
    ),
    [handle],
  )
  return rows.map(({ text }) => text)
}

test("a product's status on another site is preserved when a file has a price for that site", async () => {
  const columns = 'Handle;Title;Variant SKU;Variant Grams;Variant Price;Status'
  const row = 'mixed;Plate;MIXED;900'
  await run(cells(columns, `${row};7.00;draft`), 'CAN')
  await run(cells(columns, `${row};5.00;active`))
  await run(cells(`${columns};Variant Price / CAN;Variant Price / GBR`, `${row};6.00;active;8.00;4.00`))
  assert.deepEqual(await pricesOf('mixed'), ['MIXED CAN 800 draft', 'MIXED GBR 400', 'MIXED USA 600'])
  await run(cells(`${columns};Variant Price / GBR;Variant Price / EUR`, `${row};6.00;archived;4.50;3.00`))
  assert.deepEqual(await pricesOf('mixed'), [
    'MIXED CAN 800 draft',
    'MIXED EUR 300 archived',
    'MIXED GBR 450',
    'MIXED USA 600 archived',
  ])
})

const sized = (columns: string) =>
  `Handle;Title;Option1 Name;Option1 Value;Variant SKU;Variant Grams;Variant Price;${columns}`
const rowOf = (handle: string, size: string) => `${handle};Tee;Size;${size};${handle.toUpperCase()}-${size};900`

test('a variation disabled on one site is sold on the others', async () => {
  const row = (size: string) => rowOf('off-tee', size)
  const header = sized('Ironwright Variant Sold')
  await run(cells(header, `${row('S')};7.00;true`, `${row('M')};7.00;false`), 'CAN')
  await run(cells(header, `${row('S')};5.00;false`, `${row('M')};5.00;true`))
  const lines = ['S', 'M', 'L'].map((size) => `${row(size)};6.00;${String(size !== 'S')};8.00`)
  await run(cells(`${header};Variant Price / CAN`, ...lines))
  assert.deepEqual(await pricesOf('off-tee'), [
    'OFF-TEE-L CAN 800',
    'OFF-TEE-L USA 600',
    'OFF-TEE-M CAN 800 off',
    'OFF-TEE-M USA 600',
    'OFF-TEE-S CAN 800',
    'OFF-TEE-S USA 600 off',
  ])
})

test('a variant missing from the file is taken off the sites in the file, unless only other sites sell it', async () => {
  const row = (size: string) => rowOf('lost-tee', size)
  const header = sized('Variant Price / CAN;Variant Price / GBR')
  await run(cells(header, `${row('S')};5.00;7.00;4.00`, `${row('M')};5.00;7.00;4.00`))
  const alone = cells(sized('Status'), ...['S', 'M', 'L'].map((size) => `${row(size)};7.00;active`))
  await run(alone, 'CAN')
  const file = cells(sized('Variant Price / CAN'), `${row('S')};5.00;7.00`)
  await run(file)
  assert.deepEqual(await pricesOf('lost-tee'), [
    'LOST-TEE-L CAN 700',
    'LOST-TEE-M GBR 400',
    'LOST-TEE-S CAN 700',
    'LOST-TEE-S GBR 400',
    'LOST-TEE-S USA 500',
  ])
  assert.equal((await run(file)).unchanged, 1)
})
