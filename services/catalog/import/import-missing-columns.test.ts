import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import { statement } from '#platform/database.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { readEntry } from '../products/entries.ts'
import { importProducts, type ImportOptions, type ImportReport } from './import-products.ts'

const { db } = await openTestShop(typedProducts)
const folder = await mkdtemp(join(tmpdir(), 'missing-columns-'))
after(() => rm(folder, { recursive: true }))

const hostDown = async () => ({ why: 'The host did not respond.' })
/** Imports a file with semicolons as separators. */
async function run(lines: readonly string[], overrides: Partial<ImportOptions> = {}): Promise<ImportReport> {
  const cells = lines.map((line) => line.split(';').map((cell) => cell.trim()))
  const report = await importProducts(db, cells, {
    site: 'USA',
    dryRun: false,
    strict: false,
    mediaFolder: join(folder, 'media'),
    fetchPicture: hostDown,
    now: testNow,
    onProgress: () => {},
    report: assert.ifError,
    ...overrides,
  })
  assert.ok('fates' in report, JSON.stringify(report))
  assert.deepEqual(
    report.fates.filter(({ outcome }) => outcome === 'refused'),
    [],
  )
  return report
}
const stored = async (handle: string, site: 'USA' | 'CAN' = 'USA') => (await readEntry(db, site, handle))!
const stockOf = async (handle: string) => (await stored(handle)).variants[0].stock
const picture = async (shade: number) => {
  const bytes = await Transformer.fromRgbaPixels(Buffer.alloc(40 * 40 * 4, shade), 40, 40).png()
  return { bytes: Buffer.from(bytes) }
}

const allColumns = [
  'Handle;Title;Body (HTML);Vendor;Type;Published;Status;Option1 Name;Option1 Value;Variant SKU;Variant Grams',
  'Variant Inventory Tracker;Variant Inventory Qty;Variant Inventory Policy;Variant Price;Variant Compare At Price',
  'Variant Taxable;Image Src;Image Alt Text;Variant Image;shipperhq_shipping_group;rogue_pickup_disabled;free_shipping',
  'tax_class_id;visibility;Ironwright Fact;Ironwright Lead;Ironwright Specification;Ironwright Facets;Ironwright Options',
  'Ironwright Related;Ironwright Variant Size (mm);Ironwright Variant Packed Size (mm);Ironwright Variant Backorder',
  'Ironwright Variant Lead Time (days);Ironwright Variant Most Per Order;Ironwright Variant Notify',
  'Ironwright Variant Sold;Ironwright Variant Sale Price;Ironwright Variant Sale From',
].join(';')
const options = JSON.stringify([{ code: 'tint', label: 'Color', values: [{ label: 'Red', swatch: '#f00' }] }])
const all = (handle: string, status = 'active', published = 'true') =>
  [
    `${handle};Plate;<p>Solid.</p>;Foundry;Rings > Plates of ${handle};${published};${status};Color;Red;${handle}-R;900`,
    'shopify;7;continue;99.00;129.00',
    'true;https://p.invalid/a.png;Front;https://p.invalid/b.png;DROPSHIP;true;true',
    'food;3;One fact;One sentence.;[["Bore","50 mm"]];{"use":["Strength"]}',
    options,
    'bar;100 x 90 x 80;110 x 100 x 90;3',
    '5;4;true',
    'true;89.00;2026-01-02',
  ].join(';')

test('an import file with only handle, title, SKU, and price changes only the price', async () => {
  const fetchPicture = (address: string) => picture(address.includes('a.png') ? 100 : 200)
  await run([allColumns, all('full')], { fetchPicture })
  const before = await stored('full')
  assert.deepEqual(
    [before.pictures.length, before.variants[0].pictures?.length, before.brand, before.taxClass, before.visibility],
    [1, 1, 'Foundry', 'food', 3],
  )
  assert.equal(before.variants[0].promotions?.USA?.price, 8_900)
  await db.run(
    statement(
      'test.second-category',
      `insert into product_category (product_id, category_id, position)
       select $1, (select min(id) from category where handle <> all($2)), 1`,
    ),
    [before.id, before.categories],
  )
  const filed = await stored('full')
  assert.equal(filed.categories.length, 2)
  const header = 'Handle;Title;Option1 Name;Option1 Value;Variant SKU;Variant Price'
  const same = await run([header, 'full;Plate;Color;Red;full-R;99.00'])
  assert.deepEqual([same.imported, same.unchanged], [0, 1])
  const changed = await run([header, 'full;Plate;Color;Red;full-R;98.00'])
  assert.deepEqual([changed.imported, changed.drafts], [1, 0])
  const [variant] = filed.variants
  const prices = { USA: { price: 12_900, special: 9_800 } }
  assert.deepEqual(await stored('full'), { ...filed, variants: [{ ...variant, prices }] })
  assert.equal((await run(['Handle;Title;Variant SKU;Variant Price', 'full;Plate;FULL-R;98.00'])).unchanged, 1)
})

test('without a status column, products that are unlisted or not for sale stay that way', async () => {
  const states = [
    ['k-draft', 'draft', 'true'],
    ['k-archived', 'archived', 'true'],
    ['k-unpublished', 'active', 'false'],
    ['k-unlisted', 'unlisted', 'true'],
  ] as const
  const plain = 'Handle;Title;Variant SKU;Variant Grams;Variant Price'
  const row = (handle: string, price: string) => `${handle};Stone;${handle};900;${price}`
  const handles = states.map(([handle]) => handle)
  await run([
    `${plain};Status;Published`,
    ...states.map(([handle, status, published]) => `${row(handle, '9.00')};${status};${published}`),
  ])
  const statuses = async () => Promise.all(handles.map(async (handle) => (await stored(handle)).status))
  const before = await statuses()
  assert.deepEqual(before, ['draft', 'archived', 'unpublished', 'unlisted'])
  const report = await run([plain, ...handles.map((handle) => row(handle, '8.00'))])
  assert.deepEqual([report.imported, report.drafts], [4, 1])
  assert.deepEqual(await statuses(), before)
  await run([`${plain};Published`, ...handles.map((handle) => `${row(handle, '7.00')};true`)])
  assert.deepEqual(await statuses(), ['draft', 'archived', 'active', 'unlisted'])
  const woo = 'Type;SKU;Name;Published;Regular price;Weight (kg)'
  await run([woo, 'simple;k-unlisted;k-unlisted;1;6.00;1'])
  assert.equal((await stored('k-unlisted')).status, 'unlisted')
})

test('an imported product with a quantity is tracked even without a tracker column, and stays tracked in later imports', async () => {
  const header = 'Handle;Title;Variant SKU;Variant Grams;Variant Price;Variant Inventory Qty'
  await run([header, 'chalk;Chalk;CHALK;900;9.00;12'])
  const before = await stockOf('chalk')
  assert.deepEqual([before.managed, before.onHand], [true, 12])
  await run([header, 'chalk;Chalk;CHALK;900;9.00;5'])
  assert.deepEqual(await stockOf('chalk'), { ...before, onHand: 5 })
  await run(['Handle;Title;Variant SKU;Variant Price', 'chalk;Chalk;CHALK;8.00'])
  assert.deepEqual(await stockOf('chalk'), { ...before, onHand: 5 })
  const woo = 'Type;SKU;Name;In stock?;Regular price;Weight (kg)'
  await run([woo, 'simple;CHALK;Chalk;1;7.00;1'])
  assert.deepEqual(await stockOf('chalk'), { ...before, onHand: 5 })
  await run([woo, 'simple;CHALK;Chalk;0;7.00;1'])
  assert.deepEqual(await stockOf('chalk'), { ...before, onHand: 0 })
})

test('with --stock skip, an import changes neither the stock of a variant nor its backorder, lead time, and order limit', async () => {
  const header =
    'Handle;Title;Variant SKU;Variant Grams;Variant Price;Variant Inventory Tracker;Variant Inventory Qty;' +
    'Variant Inventory Policy;Ironwright Variant Lead Time (days);Ironwright Variant Most Per Order;Ironwright Variant Notify'
  await run([header, 'belt;Belt;BELT;900;9.00;shopify;12;continue;7;3;true'])
  const before = await stockOf('belt')
  await run([header, 'belt;Belt;BELT;900;8.00;;1;deny;;;'], { stock: 'skip' })
  const { variants } = await stored('belt')
  assert.deepEqual([variants[0].prices.USA, variants[0].stock], [{ price: 800 }, before])
})

test("exports from WooCommerce and Magento without sale columns leave a site's sales unchanged", async () => {
  const woo = 'Type;SKU;Name;Regular price;Weight (kg);Stock'
  const sale = ';Sale price;Date sale price starts;Date sale price ends'
  await run([woo + sale, 'simple;WOO;Woo disc;30.00;1;4;25.00;2026-11-21;2099-11-30'])
  await run([woo, 'simple;WOO;Woo disc;31.00;1;4'])
  const { prices, promotions } = (await stored('woo-disc')).variants[0]
  assert.deepEqual([prices.USA, promotions?.USA?.price], [{ price: 3_100 }, 2_500])
  const magento = 'sku;product_type;name;url_key;price;weight'
  await run([
    `${magento};special_price;qty;additional_attributes;tax_class_name`,
    'MAG;simple;Disc;mag-disc;30.00;2;25.00;9;brand=Forge;EU Food Tax',
  ])
  await run([magento, 'MAG;simple;Disc;mag-disc;31.00;2'])
  const disc = await stored('mag-disc')
  assert.deepEqual(
    [disc.variants[0].prices.USA, disc.variants[0].stock.onHand, disc.brand, disc.taxClass],
    [{ price: 3_100, special: 2_500 }, 9, 'Forge', 'food'],
  )
})

test('a column that marks a product as taxable preserves its tax class', async () => {
  const header = 'Handle;Title;Variant SKU;Variant Grams;Variant Price'
  const classOf = async (column: string, cell: string) => {
    await run([`${header};${column}`, `whey;Whey;WHEY;900;9.00;${cell}`])
    return (await stored('whey')).taxClass
  }
  assert.equal(await classOf('tax_class_id', 'food'), 'food')
  assert.equal(await classOf('Variant Taxable', 'true'), 'food')
  assert.equal(await classOf('Variant Taxable', 'false'), 'untaxed')
  assert.equal(await classOf('Variant Taxable', 'true'), 'goods')
})

test('if a picture cannot be downloaded again, its stored copy remains', async () => {
  const header = 'Handle;Title;Variant SKU;Variant Grams;Variant Price;Image Src;Variant Image'
  const file = ['a', 'b', 'c'].map((name, index) =>
    index === 0
      ? `bell;Bell;BELL;900;9.00;https://p.invalid/a;https://p.invalid/b`
      : `bell;;;;;https://p.invalid/${name};`,
  )
  const fetchPicture = (address: string) => picture(address.charCodeAt(address.length - 1))
  await run([header, ...file], { fetchPicture })
  const before = await stored('bell')
  assert.equal(before.pictures.length, 3)
  const withoutB = async (address: string) => (address.endsWith('/b') ? hostDown() : fetchPicture(address))
  const changed = file.map((line) => line.replace('9.00', '8.00'))
  await run([header, ...changed], { fetchPicture: withoutB })
  const { pictures, variants } = await stored('bell')
  assert.deepEqual(pictures, before.pictures)
  assert.deepEqual(variants[0].pictures, before.variants[0].pictures)
})

test('a Magento file with only main pictures replaces the main picture and leaves the others unchanged', async () => {
  const header = 'sku;product_type;name;url_key;weight;price;base_image'
  const line = 'BOSS;simple;Boss;boss;2;14.00;https://p.invalid'
  const fetchPicture = (address: string) => picture(address.charCodeAt(address.length - 1))
  await run([`${header};additional_images`, `${line}/a;https://p.invalid/b`], { fetchPicture })
  const { pictures } = await stored('boss')
  await run([header, `${line}/c`], { fetchPicture })
  const after = (await stored('boss')).pictures
  assert.deepEqual([after.length, after[0]?.name === pictures[0]?.name, after[1]], [2, false, pictures[1]])
})

const facts = statement<{ facts: unknown }>(
  'test.shared-facts',
  `select jsonb_build_object('product', to_jsonb(p) - 'updated_at', 'sellables', (select jsonb_agg(to_jsonb(s) order by s.id)
     from sellable s where s.product_id = p.id), 'prices', (select jsonb_agg(to_jsonb(pr) order by s.id, pr.site)
     from price pr join sellable s on s.id = pr.sellable_id where s.product_id = p.id and pr.site <> 'CAN')) as facts
   from product p where p.handle = any($1) order by p.handle`,
)

test('an import for a second site does not change shared product data, and finds SKUs in a different spelling', async () => {
  const handles = ['set', 'engraved-bar', 'bar', 'full']
  const products = (await Promise.all(handles.map((handle) => readEntry(db, 'USA', handle)))).flatMap(
    (each) => each ?? [],
  )
  const known = products.map(({ handle }) => handle)
  assert.ok(known.length > 2)
  await db.run(
    statement(
      'test.one-site',
      `delete from price using sellable s, product p where s.id = sellable_id and p.id = s.product_id and site <> 'USA' and p.handle = any($1)`,
    ),
    [known],
  )
  const before = await db.run(facts, [known])
  const header = 'Handle;Title;Ironwright Kind;Option1 Name;Option1 Value;Variant SKU;Variant Price'
  const rows = products.map(({ handle, name, type, variants: [{ sku, choice }] }) => {
    const [value = ''] = Object.values(choice)
    return `${handle};${name};${type};${value && 'Color'};${value};${sku.toLowerCase()};50.00`
  })
  const report = await run([header, ...rows], { site: 'CAN' })
  assert.equal(report.imported, known.length)
  assert.deepEqual(await db.run(facts, [known]), before)
  for (const handle of known) assert.equal((await stored(handle, 'CAN')).variants[0].prices.CAN?.price, 5_000)
})

test("a second site with fewer variants leaves the first site's option values unchanged", async () => {
  const header = 'Handle;Title;Option1 Name;Option1 Value;Variant SKU;Variant Grams;Variant Price'
  const row = (size: string, title = '') => `tee;${title};${title && 'Cut'};${size};TEE-${size};200;29.00`
  await run([header, row('Wide', 'Tee'), row('Slim'), row('Long')])
  await run([header, row('Wide', 'Tee'), row('Long')], { site: 'CAN' })
  assert.deepEqual(
    (await stored('tee')).options[0]!.values.map(({ label }) => label),
    ['Wide', 'Slim', 'Long'],
  )
})

test('Magento options for one site leave the amounts for other sites unchanged', async () => {
  const header = 'sku;product_type;name;url_key;weight;price;custom_options'
  const line = (amount: string) =>
    `GRIP;simple;Grip;grip;2;14.00;name=Grip,type=drop_down,required=1,price=${amount},price_type=fixed,sku=,option_title=Long` +
    `|name=Note,type=area,required=0,price=${amount},price_type=fixed,sku=`
  await run([header, line('10.00')])
  await run([header, line('14.00')], { site: 'CAN' })
  const { customOptions = [] } = await stored('grip')
  const both = { USA: 1_000, CAN: 1_400 }
  assert.deepEqual(
    customOptions.map(({ price, values }) => [price, values.map((value) => value.price)]),
    [
      [{ USA: 0, CAN: 0 }, [both]],
      [both, []],
    ],
  )
})
