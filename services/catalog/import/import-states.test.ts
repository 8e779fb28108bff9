import assert from 'node:assert/strict'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import { exportHeader, productExportLines } from '#domain/catalog/export/to-lines.ts'
import { reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { statement } from '#platform/database.ts'
import { readEntries, readEntry } from '../products/entries.ts'
import { importProducts, type ImportOptions, type ImportReport } from './import-products.ts'
import { localPictures } from './local-pictures.ts'
import { readCsvRows } from './read-csv-rows.ts'

const shop = await openTestShop()
const { db, visit } = shop
const folder = await mkdtemp(join(tmpdir(), 'import-'))
after(() => rm(folder, { recursive: true }))

async function run(text: string | Buffer | string[][], overrides: Partial<ImportOptions> = {}): Promise<ImportReport> {
  const read = Array.isArray(text) ? { lines: text } : readCsvRows(Buffer.from(text))
  assert.ok('lines' in read, JSON.stringify(read))
  const report = await importProducts(db, read.lines, {
    site: 'USA',
    dryRun: false,
    strict: false,
    mediaFolder: join(folder, 'media'),
    fetchPicture: async () => ({ why: 'The host did not respond.' }),
    now: testNow,
    onProgress: () => {},
    report: assert.ifError,
    ...overrides,
  })
  assert.ok('fates' in report, JSON.stringify(report))
  return report
}
const rejected = ({ fates }: ImportReport) =>
  fates.filter(({ outcome }) => outcome === 'refused').map(({ row, column }) => [row, column])
const found = async (url: string) => (await visit().call('GET /svc_route/route', { query: { url } })).entityId
const productAt = async (handle: string) => {
  const id = String(await found(`/${handle}`))
  return visit().call('GET /svc_content/catalog/product/complete/{id}', { params: { id } })
}
const listed = statement<{ id: number }>(
  'test.listed',
  `select p.id from listing l join product p on p.id = l.product_id
   where l.site = 'USA' and p.name = $1 and l.visibility <> 5`,
)

test('a file from a European spreadsheet can be imported: semicolons, Windows-1252, and decimal commas', async () => {
  const text = [
    'Handle;Title;Variant SKU;Variant Grams;Variant Price',
    'cafe-mug;Café mug;MUG-1;400;1.299,00',
    'plain-mug;Mug;MUG-2;400;12,50',
    'third-mug;Mug;MUG-3;400;8,00',
  ].join('\r\n')
  const { imported, fates } = await run(Buffer.from(text, 'latin1'))
  assert.deepEqual([imported, fates.filter(({ outcome }) => outcome !== 'imported')], [3, []])
  const { name, price } = await productAt('cafe-mug')
  assert.deepEqual([name, price], ['Café mug', 1299])
})

test('a row with a replacement character is rejected, and spaces after a closing quote are accepted', async () => {
  const header = 'Handle,Title,Variant SKU,Variant Grams,Variant Price'
  const damaged = await run(`${header}\nlost,Caf\uFFFD,LOST,400,9.00\n"quoted" ,"Quoted" ,"Q\n1" ,400,"9.00" \n`)
  assert.deepEqual(rejected(damaged), [[2, '']])
  assert.equal((await readEntry(db, 'USA', 'quoted'))?.variants[0].sku, 'Q 1')
  assert.deepEqual(readCsvRows(Buffer.from(`${header}\na,"b"c,d\n`)), {
    problem: 'Row 2 has text after a closing quote ("). Use "" for a quote within a text.',
  })
  assert.ok('problem' in readCsvRows(Buffer.from(`${header}\na,"b\n`)))
})

const template =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,Google Shopping / Gender'

test("an import recognizes the columns of Shopify's current template and lists the unused ones", async () => {
  const text = `${template}
Band,band,<p>Long.</p>,Foundry,Sporting Goods > Bands,Bands,new,TRUE,Active,BAND-S,123,Length,41 in,,"1,019.00","1,029.00",3.00,TRUE,P0000,shopify,7,TRUE,300,g,TRUE,manual,,,,,FALSE,Band,A band,
,band,,,,,,,,BAND-L,,,,,19.00,,,TRUE,,shopify,5,FALSE,350,g,TRUE,manual,,,,,FALSE,,,
`.replace('BAND-L,,,', 'BAND-L,,,60 in')
  const { imported, ignored, fates } = await run(text)
  assert.deepEqual([imported, rejected({ fates } as ImportReport)], [1, []])
  assert.deepEqual(ignored, ['Tax code', 'Fulfillment service'])
  const entry = (await readEntry(db, 'USA', 'band'))!
  assert.deepEqual(
    entry.variants.map(({ sku, weightGrams, prices, stock }) => [
      sku,
      weightGrams,
      prices.USA,
      stock.onHand,
      stock.backorder > 0,
    ]),
    [
      ['BAND-S', 300, { price: 102_900, special: 101_900 }, 7, true],
      ['BAND-L', 350, { price: 1_900 }, 5, false],
    ],
  )
  assert.deepEqual([entry.category, entry.description, entry.brand], ['Bands', '<p>Long.</p>', 'Foundry'])
})

const old =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Taxable,Published,Status'

test('consecutive rows with the same handle and title are one product, with sizes in natural order and colors in file order', async () => {
  const row = (size: string) => `tee,Tee,Size,${size},TEE-${size},200,29.00,true,true,active`
  const colors = ['Red', 'Black'].map((color) => `cap,Cap,Color,${color},CAP-${color},90,19.00,true,true,active`)
  const { imported } = await run([old, row('L'), row('S'), row('M'), ...colors].join('\n'))
  assert.equal(imported, 2)
  const labels = async (handle: string) =>
    (await readEntry(db, 'USA', handle))!.options.map(({ values }) => values.map(({ label }) => label))
  assert.deepEqual(await labels('tee'), [['S', 'M', 'L']])
  assert.deepEqual(await labels('cap'), [['Red', 'Black']])
})

test('drafts, archived products, and unpublished products are neither shown nor sold, and can become active again', async () => {
  const row = (handle: string, published: string, status: string) =>
    `${handle},Stone ${handle},,,${handle},9000,49.00,true,${published},${status}`
  const states = [
    ['s-active', 'true', 'active'],
    ['s-draft', 'true', 'draft'],
    ['s-archived', 'true', 'archived'],
    ['s-hidden', 'false', 'active'],
    ['s-unlisted', 'true', 'unlisted'],
  ] as const
  const file = [old, ...states.map(([handle, published, status]) => row(handle, published, status))].join('\n')
  const { imported } = await run(file)
  assert.equal(imported, 5)
  const shown = async () => {
    const pages = await Promise.all(states.map(async ([handle]) => (await found(`/${handle}`)) !== null))
    const lists = await Promise.all(
      states.map(async ([handle]) => (await db.run(listed, [`Stone ${handle}`])).length === 1),
    )
    return [pages, lists]
  }
  assert.deepEqual(await shown(), [
    [true, false, false, false, true],
    [true, false, false, false, false],
  ])
  const draft = (await readEntry(db, 'USA', 's-draft'))!
  await assert.rejects(cartWith(visit(), [{ productId: draft.id, qty: 1 }]))
  const unlisted = (await readEntry(db, 'USA', 's-unlisted'))!
  assert.equal((await cartWith(visit(), [{ productId: unlisted.id, qty: 1 }])).items.length, 1)
  assert.equal((await run(file)).unchanged, 5)
  await run([old, ...states.map(([handle]) => row(handle, 'true', 'active'))].join('\n'))
  assert.deepEqual(await shown(), [
    [true, true, true, true, true],
    [true, true, true, true, true],
  ])
  await run(file)
  assert.deepEqual((await shown())[0], [true, false, false, false, true])
})

test('an export includes the status, and importing it again changes nothing', async () => {
  const exported = [[...exportHeader]]
  for await (const product of readEntries(db, 'USA')) exported.push(...productExportLines(product, 'USA'))
  const at = (name: string) => exportHeader.indexOf(name)
  const rowOf = (handle: string) => exported.find((line) => line[at('Handle')] === handle)!
  const states = ['s-active', 's-draft', 's-archived', 's-hidden', 's-unlisted'].map((handle) => [
    rowOf(handle)[at('Status')],
    rowOf(handle)[at('Published')],
    rowOf(handle)[at('Variant Price')],
  ])
  assert.deepEqual(states, [
    ['active', 'true', '49.00'],
    ['draft', 'true', '49.00'],
    ['archived', 'true', '49.00'],
    ['active', 'false', '49.00'],
    ['unlisted', 'true', '49.00'],
  ])
  const again = await run(exported)
  assert.deepEqual(
    [again.imported, again.refused, again.fates.filter(({ outcome }) => outcome !== 'unchanged')],
    [0, 0, []],
  )
})

test('an untaxed product is charged no tax in cart and order', async () => {
  const row = (handle: string, taxable: string) => `${handle},${handle},,,${handle},900,100.00,${taxable},true,active`
  const { imported } = await run([old, row('taxed', 'true'), row('untaxed', 'false')].join('\n'))
  assert.equal(imported, 2)
  const taxOf = async (handle: string) => {
    const lines = [{ productId: (await found(`/${handle}`))!, qty: 1 }]
    const { checkout } = await reachReviewStep(shop, visit(), 'USA', lines)
    return checkout.totals.wire?.tax
  }
  assert.equal(await taxOf('untaxed'), 0)
  assert.ok(Number(await taxOf('taxed')) > 0)
  const mixed = [old, 'mix,Mix,Size,S,MIX-S,90,9.00,true,,', 'mix,,,M,MIX-M,90,9.00,false,,'].join('\n')
  assert.deepEqual(rejected(await run(mixed))[0], [2, 'Variant Taxable'])
})

test("missing SKUs are derived on request, and a product in Shopify's sample format without weights is a draft", async () => {
  const file = `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price
anchor,Anchor bracelet mens,Title,Default Title,,0,69.99
band-tee,Band tee,Size,S,,0,19.00
band-tee,,,M,,0,19.00
`
  const without = await run(file)
  assert.deepEqual(rejected(without), [
    [2, 'Variant SKU'],
    [3, 'Variant SKU'],
    [4, 'Variant SKU'],
  ])
  const { imported, drafts, fates } = await run(file, { makesSkus: true })
  assert.deepEqual([imported, drafts], [2, 2])
  assert.equal(fates.filter(({ outcome, column }) => outcome === 'note' && column === 'Variant Grams').length, 3)
  assert.deepEqual(
    (await readEntry(db, 'USA', 'band-tee'))!.variants.map(({ sku }) => sku),
    ['BAND-TEE-S', 'BAND-TEE-M'],
  )
  assert.equal(await found('/anchor'), null)
  const weighed = await run(file, { makesSkus: true, defaultGrams: 500 })
  assert.deepEqual([weighed.imported, weighed.drafts], [2, 0])
  assert.ok(await found('/anchor'))
  assert.equal((await run(file, { makesSkus: true, defaultGrams: 500 })).unchanged, 2)
})

test('SKUs that differ only in case and spaces are the same, including SKUs in the store', async () => {
  const header = 'Handle,Title,Variant SKU,Variant Grams,Variant Price'
  const twice = await run(`${header}\none-bar,One,B_1/2 #é,900,9.00\ntwo-bar,Two,b_1/2#É,900,9.00`)
  assert.deepEqual(rejected(twice), [[3, 'Variant SKU']])
  const later = await run(`${header}\ntwo-bar,Two,B_1/2 #é ,900,9.00`)
  assert.deepEqual(rejected(later), [[2, 'Variant SKU']])
  await run(`${header}\none-bar,One,b_1/2 #é,900,10.00`)
  const { variants } = (await readEntry(db, 'USA', 'one-bar'))!
  assert.deepEqual([variants.length, variants[0].sku, variants[0].prices.USA?.price], [1, 'B_1/2 #é', 1_000])
})

const picture = () => Transformer.fromRgbaPixels(Buffer.alloc(40 * 40 * 4, 200), 40, 40).png()
const imageHeader = 'Handle,Title,Variant SKU,Variant Grams,Variant Price,Image Src'

test('an import reads pictures from a folder, and no file outside that folder', async () => {
  const pictures = await mkdtemp(join(folder, 'pictures-'))
  await writeFile(join(pictures, 'bell.png'), await picture())
  await writeFile(join(folder, 'secret.png'), await picture())
  await symlink(join(folder, 'secret.png'), join(pictures, 'link.png'))
  const rows = ['https://cdn.invalid/a/bell.png?v=1', '../secret.png', 'link.png'].map((src, index) =>
    index === 0 ? `bell,Bell,BELL,900,9.00,${src}` : `bell,,,,,${src}`,
  )
  const fetchPicture = localPictures(pictures, async () => ({ why: 'The host did not respond.' }))
  const { imported, fates } = await run([imageHeader, ...rows].join('\n'), { fetchPicture })
  assert.equal(imported, 1)
  assert.deepEqual(
    fates.filter(({ outcome }) => outcome === 'note').map(({ why }) => why),
    ['../secret.png', 'link.png'].map((src) => `${src}: The folder does not have this picture.`),
  )
  assert.equal((await readEntry(db, 'USA', 'bell'))!.pictures.length, 1)
})

test('the stock in an import file is set, added to the stock on hand, or skipped', async () => {
  const file = (quantity: number) =>
    `Handle,Title,Variant SKU,Variant Grams,Variant Price,Variant Inventory Tracker,Variant Inventory Qty
rope,Rope,ROPE,900,9.00,shopify,${quantity}`
  const onHand = async () => (await readEntry(db, 'USA', 'rope'))!.variants[0].stock.onHand
  const stocks: number[] = []
  for (const [quantity, stock] of [
    [10, 'set'],
    [5, 'adjust'],
    [-3, 'adjust'],
    [1, 'skip'],
    [4, 'set'],
  ] as const) {
    await run(file(quantity), { stock })
    stocks.push(await onHand())
  }
  assert.deepEqual(stocks, [10, 15, 12, 12, 4])
  assert.equal((await run(file(9), { stock: 'skip' })).unchanged, 1)
})

test('a category path creates missing categories exactly once', async () => {
  const header = 'Handle,Title,Type,Variant SKU,Variant Grams,Variant Price'
  const rows = ['mat-a,Mat A,Yoga > Mats', 'mat-b,Mat B,Yoga > Mats', 'mat-c,Mat C,Floor > Mats']
  await run([header, ...rows.map((row, index) => `${row},MAT-${index},900,9.00`)].join('\n'))
  const tree = await db.run(
    statement<{ path: string }>(
      'test.tree',
      `select p.name || ' > ' || c.name as path from category c join category p on p.id = c.parent_id
       where c.name = 'Mats' order by 1`,
    ),
    [],
  )
  assert.deepEqual(
    tree.map(({ path }) => path),
    ['Floor > Mats', 'Yoga > Mats'],
  )
  assert.equal(
    (await run([header, ...rows.map((row, index) => `${row},MAT-${index},900,9.00`)].join('\n'))).unchanged,
    3,
  )
})

test('a non-ASCII handle is stored unchanged, and its page is found under the percent-encoded URL', async () => {
  const header = 'Handle,Title,Variant SKU,Variant Grams,Variant Price'
  await run(`${header}\nгриф,Гриф,GRIF,900,9.00\n,Штанга 20 kg,SHTANGA,900,9.00`)
  assert.ok(await found('/%D0%B3%D1%80%D0%B8%D1%84'))
  assert.equal((await productAt('гриф')).url, '/%D0%B3%D1%80%D0%B8%D1%84')
  assert.ok(await found('/shtanga-20-kg'))
})

test('an import that is interrupted and run again has the same result as an uninterrupted one', async () => {
  const rows = Array.from({ length: 6 }, (_, index) => `cut-${index},Cut ${index},CUT-${index},900,9.00,`)
  const file = [imageHeader, ...rows].join('\n')
  let calls = 0
  const stop = () => {
    calls += 1
    if (calls === 4) throw new Error('interrupted')
  }
  await assert.rejects(run(file, { onProgress: stop }), /interrupted/)
  const again = await run(file)
  assert.deepEqual([again.imported, again.unchanged], [3, 3])
  assert.equal((await run(file)).unchanged, 6)
})

test("all products in Shopify's sample format are imported without SKUs and weights, with multiple option and picture rows", async () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Alt Text,Gift Card,Google Shopping / MPN,Variant Image,Variant Weight Unit'
  const goods = ',0,,1,deny,manual'
  const products = Array.from({ length: 60 }, (_, index) => {
    const name = `sample-${index}`
    const start = `${name},Sample ${index},"A shirt, with ""buttons"".",partners,Shirts,men,TRUE`
    const image = `https://pictures.invalid/${name}.jpg`
    if (index % 3 === 0) return `${start},Title,Default Title,,,,,${goods},50,,TRUE,TRUE,,${image},Shirt,FALSE,,,kg`
    const options = index % 3 === 1 ? ['Small', 'Medium', 'Large'] : ['Blue', 'Green']
    const label = index % 3 === 1 ? 'Size' : 'Color'
    return options
      .map((option, row) =>
        row === 0
          ? `${start},${label},${option},,,,,${goods},60,79,TRUE,TRUE,,${image},,FALSE,,,kg`
          : `${name},,,,,,,,${option},,,,,${goods},60,79,TRUE,TRUE,,${image}?${row},,,,,kg`,
      )
      .join('\n')
  })
  const { imported, drafts, refused, ignored } = await run([header, ...products].join('\n'), { makesSkus: true })
  assert.deepEqual([imported, drafts, refused], [60, 60, 0])
  assert.deepEqual(ignored, ['Variant Fulfillment Service'])
  const again = await run([header, ...products].join('\n'), { makesSkus: true, defaultGrams: 300 })
  assert.deepEqual([again.imported, again.drafts, await found('/sample-1')].map(Boolean), [true, false, true])
})
