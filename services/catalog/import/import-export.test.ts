import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvLine } from '#domain/catalog/export/csv-line.ts'
import { exportHeader, productExportLines } from '#domain/catalog/export/to-lines.ts'
import { statement } from '#platform/database.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { cartWith, openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { readEntries, readEntry } from '../products/entries.ts'
import { importProducts, type ImportReport } from './import-products.ts'
import { readCsvRows } from './read-csv-rows.ts'

const { db, visit } = await openTestShop(typedProducts)

async function run(lines: readonly (readonly string[])[], now = testNow): Promise<ImportReport> {
  const report = await importProducts(db, lines, {
    site: 'USA',
    dryRun: false,
    strict: false,
    mediaFolder: '',
    fetchPicture: async () => assert.fail('a picture was fetched'),
    now,
    onProgress: () => {},
    report: assert.ifError,
  })
  assert.ok('fates' in report)
  return report
}
async function exported(): Promise<string[][]> {
  const lines = [[...exportHeader]]
  for await (const product of readEntries(db, 'USA')) lines.push(...productExportLines(product, 'USA'))
  return lines
}
const outcomes = ({ fates }: ImportReport) =>
  fates.filter(({ outcome }) => outcome !== 'unchanged').map(({ handle, outcome, column }) => [handle, outcome, column])

test('importing an export of every kind of product changes nothing', async () => {
  const again = await run(await exported())
  assert.deepEqual([again.imported, again.refused, outcomes(again)], [0, 0, []])
})

test('importing a changed price changes nothing else: promotions, group prices, options, and parts stay the same', async () => {
  const lines = await exported()
  const [handle, price] = [exportHeader.indexOf('Handle'), exportHeader.indexOf('Variant Price')]
  const facts = async () => {
    const rows = await db.run(
      statement<{ facts: unknown }>(
        'test.facts',
        `select jsonb_build_object('handle', p.handle, 'type', p.type, 'bundle', p.bundle_options, 'custom', p.custom_options,
           'card', p.gift_card, 'tiers', p.weight_tiers, 'attributes', p.attributes, 'gathers', p.gathers,
           'groups', (select count(*) from group_price g join sellable s on s.id = g.sellable_id where s.product_id = p.id),
           'promotions', (select jsonb_agg(to_jsonb(pm) order by s.id, pm.site) from promotion pm join sellable s on s.id = pm.sellable_id
             where s.product_id = p.id)) as facts from product p order by p.id`,
      ),
      [],
    )
    return rows.map((row) => row.facts)
  }
  const before = await facts()
  const raised = lines.map((line, row) =>
    row > 0 && line[price] !== '' && line[handle] !== ''
      ? line.with(price, (Number(line[price]) + 1).toFixed(2))
      : line,
  )
  const { imported, refused } = await run(raised)
  assert.equal(refused, 0)
  assert.ok(imported > 0)
  assert.deepEqual(await facts(), before)
})

test('a bundle cannot be imported into a store without its parts', async () => {
  const lines = await exported()
  const [handle, kind] = [exportHeader.indexOf('Handle'), exportHeader.indexOf('Ironwright Kind')]
  const bundle = lines.find((line) => line[kind] === 'bundle')!
  const other = bundle.with(handle, 'other-set').with(exportHeader.indexOf('Variant SKU'), 'OTHER-SET')
  const report = await run([lines[0]!, other])
  assert.deepEqual(outcomes(report), [['other-set', 'refused', 'Ironwright Kind']])
})

test('a sale with a later start is stored with both bounds and applies only between them', async () => {
  const header =
    'sku,product_type,name,url_key,weight,price,special_price,special_price_from_date,special_price_to_date'
  const line = 'SALE-1,simple,Sale plate,sale-plate,10,295.00,250.00,2026-11-21,2026-11-30'
  const { imported } = await run([header.split(','), line.split(',')])
  assert.equal(imported, 1)
  const { variants, id } = (await readEntry(db, 'USA', 'sale-plate'))!
  assert.deepEqual(variants[0].promotions?.USA, {
    fromAt: Date.parse('2026-11-21T05:00:00Z'),
    toAt: Date.parse('2026-12-01T04:59:59.999Z'),
    price: 25_000,
  })
  assert.deepEqual(variants[0].prices.USA, { price: 29_500 })
  const product = await visit().call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(id) } })
  assert.equal(product.price, 295)
  assert.equal((await run([header.split(','), line.split(',')])).unchanged, 1)
})

test('a sale price without date columns preserves the dates of the stored sale, and an empty sale price ends the sale', async () => {
  const header = 'sku,product_type,name,url_key,weight,price,special_price'
  const dated = `${header},special_price_from_date,special_price_to_date`
  const row = 'DATED-1,simple,Dated plate,dated-plate,10,295.00'
  const importOf = (head: string, line: string, now = testNow) => run([head.split(','), line.split(',')], now)
  const sale = async () => (await readEntry(db, 'USA', 'dated-plate'))!.variants[0]
  await importOf(dated, `${row},250.00,2026-11-21,2026-11-30`)
  const before = await sale()
  assert.equal((await importOf(header, `${row},250.00`)).unchanged, 1)
  await importOf(header, `${row},240.00`)
  const after = await sale()
  assert.deepEqual(after.prices, { USA: { price: 29_500 } })
  assert.deepEqual(after.promotions, { USA: { ...before.promotions!.USA, price: 24_000 } })
  await importOf(`${header},special_price_from_date`, `${row},240.00,2026-11-22`)
  assert.deepEqual((await sale()).promotions?.USA, {
    fromAt: Date.parse('2026-11-22T05:00:00Z'),
    toAt: Date.parse('2026-12-01T04:59:59.999Z'),
    price: 24_000,
  })
  await importOf(header, `${row},230.00`, Date.parse('2026-12-02T12:00:00Z'))
  const later = await sale()
  assert.deepEqual([later.prices.USA, later.promotions], [{ price: 29_500, special: 23_000 }, undefined])
  await importOf(dated, `${row},250.00,2026-11-21,2026-11-30`)
  await importOf(header, `${row},`)
  const ended = await sale()
  assert.deepEqual([ended.prices.USA, ended.promotions], [{ price: 29_500 }, undefined])
})

test('a compare-at price next to an empty sale price is a special price and ends a stored sale', async () => {
  const header =
    'Handle,Title,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price,Ironwright Variant Sale Price'
  const dates = 'Ironwright Variant Sale From,Ironwright Variant Sale Until'
  const row = 'special-plate,Plate,SPECIAL-1,900'
  const importOf = (head: string, line: string) => run([head.split(','), line.split(',')])
  const read = async () => (await readEntry(db, 'USA', 'special-plate'))!.variants[0]
  await importOf(`${header},${dates}`, `${row},100.00,,70.00,2026-12-24,2026-12-26`)
  assert.equal((await read()).promotions?.USA?.price, 7_000)
  await importOf(header, `${row},80.00,100.00,`)
  const { prices, promotions } = await read()
  assert.deepEqual([prices.USA, promotions], [{ price: 10_000, special: 8_000 }, undefined])
})

test('text that a spreadsheet would run as a formula is exported with an apostrophe and imported without it', async () => {
  const header = 'Handle,Title,Vendor,Variant SKU,Variant Grams,Variant Price'
  await run([header.split(','), ['formula', '=1+1 plate', '@forge', '-F1', '900', '9.00']])
  const file = (await exported()).map((line) => csvLine(line)).join('')
  assert.match(file, /,'=1\+1 plate,/)
  const read = readCsvRows(Buffer.from(file))
  assert.ok('lines' in read)
  const again = await run(read.lines)
  assert.deepEqual([again.imported, again.refused], [0, 0])
  const { name, brand, variants } = (await readEntry(db, 'USA', 'formula'))!
  assert.deepEqual([name, brand, variants[0].sku], ['=1+1 plate', '@forge', '-F1'])
})

const magento = (header: string, ...lines: string[]) =>
  [header, ...lines].map((line) => line.split(';').map((cell) => cell.trim()))

test('the surcharge for a required Magento option is charged in the cart, and max_cart_qty limits the quantity', async () => {
  const option = 'name=Grip,type=drop_down,required=1,price=10.0000,price_type=fixed,sku=,option_title=Long'
  const header = 'sku;product_type;name;url_key;weight;price;qty;custom_options;max_cart_qty'
  const report = await run(magento(header, `GRIP;simple;Grip;grip;2;14.0000;9;${option};2.0000`))
  assert.deepEqual([report.imported, report.refused], [1, 0])
  const { id, variants } = (await readEntry(db, 'USA', 'grip'))!
  assert.equal(variants[0].stock.max, 2)
  const { lines } = await pricedCart(id, 2, { 1: '1-1' })
  assert.deepEqual(
    lines.map(({ price, qty }) => [price, qty]),
    [[24, 2]],
  )
})

test('a disabled variation is stored with its price, but appears on no page and in no cart', async () => {
  const header = 'sku;product_type;name;url_key;weight;price;qty;product_online;visibility;configurable_variations'
  const file = magento(
    header,
    'OFF;configurable;Off plate;off-plate;;;0;1;Catalog, Search;sku=OFF-L,size=L|sku=OFF-M,size=M|sku=OFF-S,size=S',
    ...['S', 'M', 'L'].map(
      (size) =>
        `OFF-${size};simple;Off ${size};off-${size};2;14.00;9;${size === 'M' ? 2 : 1};Not Visible Individually;`,
    ),
  )
  const report = await run(file)
  assert.deepEqual([report.imported, report.refused], [1, 0])
  const entry = (await readEntry(db, 'USA', 'off-plate'))!
  assert.deepEqual(
    entry.options[0]!.values.map(({ label }) => label),
    ['S', 'M', 'L'],
  )
  assert.deepEqual(
    entry.variants.map(({ sku, isWithheld = false }) => [sku, isWithheld]),
    [
      ['OFF-L', false],
      ['OFF-M', true],
      ['OFF-S', false],
    ],
  )
  const params = { id: String(entry.id) }
  const { children, configurableAttributes } = await visit().call('GET /svc_content/catalog/product/complete/{id}', {
    params,
  })
  assert.deepEqual(
    children.map(({ sku }) => sku),
    ['OFF-L', 'OFF-S'],
  )
  assert.deepEqual(
    configurableAttributes[0]!.values.map(({ label }) => label),
    ['S', 'L'],
  )
  const [withheld] = await db.run(
    statement<{ id: number }>('test.withheld', `select id from sellable where sku = 'OFF-M'`),
    [],
  )
  const parts = [{ productId: withheld!.id, qty: 1 }]
  await assert.rejects(cartWith(visit(), [{ productId: entry.id, qty: 1, children: parts }]))
  assert.equal((await run(file)).unchanged, 1)
})

async function pricedCart(productId: number, qty: number, options: Record<string, string>) {
  const visitor = visit()
  await cartWith(visitor, [{ productId, qty, options }])
  return (await visitor.call('GET /svc_list/cart', { query: {} }))!
}

test('events, tickets, registrations, size charts, and warranties are imported, and every mistake in them is reported', async () => {
  const lines = await exported()
  const row = lines.findIndex((line) => line[exportHeader.indexOf('Handle')] === 'bar')
  const withCells = (cells: Record<string, string>) =>
    lines.map((line, index) => (index === row ? line.map((cell, at) => cells[exportHeader[at]!] ?? cell) : line))
  const sizeChart = { columns: ['Size', 'Hand'], rows: [['S', '17 to 19 cm']] }
  const ticket = { type: 'athlete', eventId: 'spring-open' }
  const filled = {
    'Ironwright Size Chart': JSON.stringify(sizeChart),
    'Ironwright Warranty': 'Ten years',
    'Ironwright Ticket': JSON.stringify(ticket),
    'Ironwright Featured': 'EU NA',
  }
  assert.equal((await run(withCells(filled))).imported, 1)
  const { attributes } = (await readEntry(db, 'USA', 'bar'))!
  assert.deepEqual(attributes, { ticket, sizeChart, warranty: 'Ten years', featuredOn: ['NA', 'EU'] })
  const wrong = {
    'Ironwright Event': '{"startsAt":"May"}',
    'Ironwright Ticket': '{"type":"Athlete","eventId":"spring-open"}',
    'Ironwright Registration': 'perhaps',
    'Ironwright Size Chart': 'S, M, L',
    'Ironwright Featured': 'NA Asia',
  }
  const report = await run(withCells(wrong))
  assert.deepEqual(
    report.fates.filter(({ outcome }) => outcome === 'refused').map(({ column, why }) => [column, why]),
    [
      ['Ironwright Event', 'startsAt must be a time with an offset, such as 2027-05-08T09:30:00-05:00.'],
      ['Ironwright Size Chart', 'This is not JSON.'],
      ['Ironwright Ticket', 'type must be up to 60 lowercase letters, digits, and dashes, such as spring-open.'],
      ['Ironwright Registration', 'perhaps is neither true nor false.'],
      ['Ironwright Featured', 'Asia is not a list.'],
    ],
  )
  const event = {
    startsAt: '2027-05-08T09:30:00-05:00',
    endsAt: '2027-05-08T16:30:00-05:00',
    timeZone: 'America/Chicago',
    place: { name: 'Club', street: '1 Pier Rd', city: 'Duluth', countryId: 'US' },
  }
  const onGoods = await run(withCells({ 'Ironwright Event': JSON.stringify(event), 'Ironwright Registration': 'true' }))
  assert.deepEqual(
    onGoods.fates.filter(({ outcome }) => outcome === 'refused').map(({ column, why }) => [column, why]),
    [
      ['Ironwright Event', 'The product page would not show the event.'],
      ['Ironwright Registration', 'The product page would not show the registration.'],
    ],
  )
  assert.equal(
    (
      await run(
        withCells({
          'Ironwright Size Chart': '',
          'Ironwright Warranty': '',
          'Ironwright Ticket': '',
          'Ironwright Featured': '',
        }),
      )
    ).imported,
    1,
  )
  assert.deepEqual((await readEntry(db, 'USA', 'bar'))!.attributes, {})
})
