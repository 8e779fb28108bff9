import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { Transformer } from '@napi-rs/image'
import { exportHeader, productExportLines } from '#domain/catalog/export/to-lines.ts'
import type { RowResult } from '#domain/catalog/import/columns.ts'
import { statement } from '#platform/database.ts'
import { addresses, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { readEntries } from '../products/entries.ts'
import type { Picture } from '../products/pictures.ts'
import { fetchPicture } from './fetch-picture.ts'
import { importProducts, type ImportOptions, type ImportReport } from './import-products.ts'
import { merchantCsv, merchantFile, merchantLines } from './merchant-file-for-tests.ts'

const { db, visit } = await openTestShop()
const mediaFolder = await mkdtemp(join(tmpdir(), 'media-'))
after(() => rm(mediaFolder, { recursive: true }))
const lines = parse(merchantCsv(merchantLines('https://pictures.invalid')), { bom: true }) as string[][]
const run = async (overrides: Partial<ImportOptions> = {}, file = lines) => {
  const options = {
    site: 'USA',
    dryRun: false,
    strict: false,
    mediaFolder,
    fetchPicture,
    now: testNow,
    onProgress: () => {},
    report: assert.ifError,
    ...overrides,
  } as const
  return (await importProducts(db, file, options)) as ImportReport
}
const visitor = visit()
// Browsers cache route lookups for two hours, so each lookup uses a new visitor.
const found = async (url: string) => {
  const { entityId } = await visit().call('GET /svc_route/route', { query: { url } })
  return entityId
}
const good = merchantFile.good - merchantFile.duplicateHandles
const allProducts = good + merchantFile.hostile + merchantFile.weightless
const column = (fates: RowResult[], name: string) =>
  fates.filter((fate) => fate.outcome === 'refused' && fate.column === name)

test('the test file contains more than 300 rows with quoted newlines', () => {
  assert.equal(lines.length - 1, merchantFile.good * merchantFile.rowsOfGood + 12)
  assert.ok(lines.length > 300)
  assert.ok(lines.some((line) => line.some((cell) => cell.includes('\n'))))
})

test('a dry run of an import reports every row and stores nothing', async () => {
  const { fates, imported, refused } = await run({ dryRun: true })
  assert.deepEqual([imported, refused], [allProducts, merchantFile.duplicateHandles])
  const rows = new Set(fates.map(({ row }) => row))
  for (let row = 2; row <= lines.length; row++) assert.ok(rows.has(row), `row ${row}`)
  assert.equal(await found('/merchant-plate-5'), null)
})

test('in strict mode, an import file with one invalid row is refused as a whole', async () => {
  const { imported, isRefused } = await run({ strict: true })
  assert.deepEqual([imported, isRefused], [0, true])
  assert.equal(await found('/merchant-plate-5'), null)
})

test('valid products are imported, and invalid rows are reported with a reason and a fix', async () => {
  const { fates, imported, drafts, refused } = await run()
  assert.deepEqual([imported, drafts, refused], [allProducts, merchantFile.weightless, merchantFile.duplicateHandles])
  const weights = fates.filter(({ outcome, column: name }) => outcome === 'note' && name === 'Variant Grams')
  assert.equal(weights.length, merchantFile.weightless)
  assert.equal(column(fates, 'Handle').length, merchantFile.duplicateHandles)
  assert.equal(await found('/weightless-1'), null)
  assert.equal(await found('/merchant-plate-0'), null)
  assert.ok(await found('/merchant-plate-5'))
})

test('a picture that cannot be fetched is reported, and the product is imported without it', async () => {
  const only = [lines[0]!, lines[1]!, lines[2]!, lines[3]!]
  const options = {
    site: 'USA',
    dryRun: false,
    strict: false,
    mediaFolder,
    fetchPicture,
    now: testNow,
    onProgress: () => {},
    report: assert.ifError,
  } as const
  const { fates, imported } = (await importProducts(db, only, options)) as ImportReport
  assert.equal(imported, 1)
  assert.match(fates.find((fate) => fate.column === 'Image Src')?.why ?? '', /did not respond/)
})

test('imported products can be found, with options in natural order and their special price', async () => {
  const id = await found('/merchant-plate-5')
  const product = await visitor.call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(id) } })
  assert.equal(product.name, 'Merchant plate, "machined" 5')
  assert.deepEqual(
    product.configurableAttributes[0]?.values.map(({ label }) => label),
    ['10 lb', '25 lb', '45 lb'],
  )
  const ten = product.children.find(({ choice }) => choice['weight'] === '10 lb')
  assert.deepEqual([ten?.price, ten?.special_price], [99, 70])
  assert.equal(product.trail.at(-1)?.name, 'Merchant plates')
})

test('hostile HTML is stored without scripts', async () => {
  const id = await found('/hostile-1')
  const { description } = await visitor.call('GET /svc_content/catalog/product/complete/{id}', {
    params: { id: String(id) },
  })
  assert.match(description, /Heavy/)
  assert.doesNotMatch(description, /script|onerror|javascript|<img/i)
})

test('an imported product gets a shipping rate by weight', async () => {
  const productId = (await found('/merchant-plate-7'))!
  const product = await visitor.call('GET /svc_content/catalog/product/complete/{id}', {
    params: { id: String(productId) },
  })
  const rateOf = async (index: number) => {
    const shopper = visit()
    const children = [{ productId: product.children[index]!.productId, qty: 1 }]
    const list = await cartWith(shopper, [{ productId, qty: 1, children }])
    const { shipping } = await updateTestCheckout(shopper, list._id, { shippingAddress: addresses.USA })
    return Math.min(
      ...shipping.rates.filter(({ shippingCode }) => shippingCode !== 'shqshared_fixed').map(({ rate }) => rate),
    )
  }
  assert.ok((await rateOf(0)) > 0)
  assert.ok((await rateOf(0)) < (await rateOf(2)))
})

test('importing a file again changes only the differences', async () => {
  const before = await found('/merchant-plate-5')
  await run()
  assert.equal(await found('/merchant-plate-5'), before)
})

test('importing an export changes nothing; with one changed price, the import changes only that product', async () => {
  const exported = [[...exportHeader]]
  for await (const product of readEntries(db, 'USA')) exported.push(...productExportLines(product, 'USA'))
  const never = async () => assert.fail('a picture of our own was fetched')
  const same = await run({ dryRun: true, fetchPicture: never }, exported)
  const reported = same.fates.filter(({ outcome }) => outcome !== 'unchanged')
  assert.deepEqual([same.imported, reported], [0, []])
  assert.ok(same.unchanged > good)
  const price = exportHeader.indexOf('Variant Price')
  const changed = exported.map((line, row) => (row === 1 ? line.with(price, '1.00') : line))
  const other = await run({ fetchPicture: never }, changed)
  assert.deepEqual([other.imported, other.unchanged], [1, same.unchanged - 1])
  assert.deepEqual((await run({ dryRun: true, fetchPicture: never }, changed)).imported, 0)
})

test("unavailable pictures don't replace imported ones, and a dry run reports files that aren't pictures", async () => {
  const red = await Transformer.fromRgbaPixels(Buffer.alloc(40 * 40 * 4, 200), 40, 40).png()
  const [header, ...rows] = lines.map((line) => [...line]) as [string[], ...string[][]]
  const of = (name: string) => header.indexOf(name)
  const first = rows.findIndex((row) => row[of('Handle')] === 'merchant-plate-5')
  rows[first]![of('Image Src')] = 'https://pictures.invalid/plate.jpg'
  const pictured = [
    header,
    rows[first]!,
    ...rows.slice(first + 1).filter((row) => row[of('Handle')] === 'merchant-plate-5'),
  ]
  await run({ fetchPicture: async () => ({ bytes: Buffer.from(red) }) }, pictured)
  const pictures = statement<{ count: number }>(
    'test.pictures',
    `select jsonb_array_length(pictures) as count from product where handle = 'merchant-plate-5'`,
  )
  const [before] = await db.run(pictures, [])
  assert.equal(before?.count, 1)
  await run({ fetchPicture: async () => ({ why: 'The host did not respond.' }) }, pictured)
  assert.deepEqual(await db.run(pictures, []), [before])
  const broken = { dryRun: true, fetchPicture: async () => ({ bytes: Buffer.from('no picture') }) }
  const { fates } = await run(broken, pictured)
  assert.ok(fates.some(({ why }) => why.endsWith('The file is not a picture.')))
})

test("importing a product's original photo again stores it in new widths, and an import of the store's path keeps the stored ones", async () => {
  const photo = await Transformer.fromRgbaPixels(Buffer.alloc(1300 * 650 * 4, 90), 1300, 650).png()
  const of = (src: string) => [
    ['Handle', 'Title', 'Variant SKU', 'Variant Grams', 'Variant Price', 'Image Src'],
    ['photo-plate', 'Photo plate', 'PHOTO-1', '1000', '29.00', src],
  ]
  const original = of('https://pictures.invalid/photo.png')
  const fetchPhoto = async () => ({ bytes: Buffer.from(photo) })
  const stored = statement<{ picture: Picture }>(
    'test.stored-picture',
    `select pictures->0 as picture from product where handle = 'photo-plate'`,
  )
  const picture = async () => (await db.run(stored, []))[0]!.picture
  await run({ fetchPicture: fetchPhoto }, original)
  const { base, alt, ...files } = await picture()
  assert.deepEqual(files, { width: 1284, height: 642, widths: [83, 308, 360, 521, 768, 1284] })
  const square = { base: '/media/import/square', alt, width: 960, height: 960, widths: [308, 640, 960] }
  const makeSquare = statement(
    'test.square-picture',
    `update product set pictures = jsonb_build_array($1::jsonb) where handle = 'photo-plate'`,
  )
  await db.run(makeSquare, [JSON.stringify(square)])
  await run({ fetchPicture: async () => assert.fail('not fetched') }, of(square.base))
  assert.deepEqual(await picture(), square)
  await run({ fetchPicture: fetchPhoto }, original)
  assert.deepEqual(await picture(), { base, alt, ...files })
})

test('shipping and tax attributes are imported, and unknown ones are reported [SHIP-201, SHIP-203, TAX-231]', async () => {
  const names = ['Handle', 'Title', 'Variant SKU', 'Variant Grams', 'Variant Price']
  const attributes = ['shipperhq_shipping_group', 'rogue_pickup_disabled', 'free_shipping', 'tax_class_id']
  const file = [
    [...names, ...attributes],
    ['whey', 'Whey', 'WHEY-1', '1000', '29.00', 'DROPSHIP', 'true', '1', 'EU Food Tax'],
    ['plain', 'Plain', 'PLAIN-1', '1000', '29.00', '', '', '', ''],
    ['odd', 'Odd', 'ODD-1', '1000', '29.00', 'BALLOON', 'maybe', 'false', 'Wine Tax'],
  ]
  const options = { site: 'USA', dryRun: false, strict: false, mediaFolder, fetchPicture, now: testNow } as const
  const { fates } = (await importProducts(db, file, {
    ...options,
    onProgress: () => {},
    report: assert.ifError,
  })) as ImportReport
  assert.deepEqual(
    fates.filter(({ outcome }) => outcome === 'refused').map(({ column }) => column),
    ['shipperhq_shipping_group', 'tax_class_id', 'rogue_pickup_disabled'],
  )
  const attributesOf = async (handle: string) => {
    const id = String(await found(`/${handle}`))
    const { attributes } = await visitor.call('GET /svc_content/catalog/product/complete/{id}', { params: { id } })
    return attributes
  }
  assert.deepEqual(await attributesOf('whey'), {
    shipperhq_shipping_group: 'DROPSHIP',
    rogue_pickup_disabled: true,
    free_shipping: true,
    tax_class_id: 'food',
  })
  assert.deepEqual(await attributesOf('plain'), {
    shipperhq_shipping_group: '',
    rogue_pickup_disabled: false,
    free_shipping: false,
    tax_class_id: 'goods',
  })
})
