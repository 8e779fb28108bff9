import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { saveTranslation } from '#services/catalog/translations/save-translation.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const german = {
  name: 'Stange',
  fact: '20 kg',
  lead: 'Eine Stange.',
  description: '',
  searchTitle: '',
  searchDescription: '',
}
const shop = await openTestShop([
  ...testProducts,
  ...typedProducts,
  testProduct(31, 'striped-rail', {
    variants: [testVariant('RAIL-31', { gtin: '4006381333931', groupPrices: { USA: { 2: 20_000 } } })],
    attributes: { countsForThreeShipFree: true },
    related: ['iron-plate'],
    lead: 'Holds bars.',
  }),
])
const { db } = shop
await db.transaction((tx) => saveTranslation(tx, 9, 'de', german))
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const skusOf = (...skus: [number, string][]) => skus.map(([variantId, sku]) => ({ variantId, sku }))
const barSkus = skusOf([901, 'COPY-CH'], [902, 'COPY-BK'])
const copyBar = (change: object = {}, { id = 9, by = desk, requestKey = key() } = {}) =>
  by.call('POST /svc_admin/products/{id}/copies', {
    params: { id: String(id) },
    body: { name: 'Power Bar Two', handle: 'power-bar-two', skus: barSkus, ...change },
    key: requestKey,
  })
const productRow = statement<{ row: Record<string, unknown> }>(
  'test.product-row',
  'select to_jsonb(p) as row from product as p where id = $1',
)
const variantRows = statement<{ row: Record<string, unknown> }>(
  'test.variant-rows',
  'select to_jsonb(s) as row from sellable as s where product_id = $1 order by position',
)
const without = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
const rowsOf = async (id: number) => {
  const [product] = await db.run(productRow, [id])
  return { product: product!.row, variants: (await db.run(variantRows, [id])).map(({ row }) => row) }
}

const setSearchTexts = statement(
  'test.search-texts',
  `with translated as (update product_translation set search_title = 'Stange kaufen', search_description = 'Gut.'
     where product_id = $1)
   update product set search_title = 'Buy a rail', search_description = 'Good.' where id = $1`,
)
const searchTexts = statement<{ texts: string[] }>(
  'test.read-search-texts',
  `select array[p.search_title, p.search_description, t.search_title, t.search_description] as texts
   from product as p join product_translation as t on t.product_id = p.id where p.id = $1`,
)

test('a copy has every column of its original except identity, dates, and barcodes, as a draft without stock', async () => {
  const skus = skusOf([31, 'RAIL-32'])
  const copied = await copyBar({ name: 'Rail Two', handle: 'rail-two', skus }, { id: 31 })
  const [source, copy] = [await rowsOf(31), await rowsOf(copied.id)]
  const own = ['id', 'handle', 'name', 'added_at', 'updated_at', 'created_key', 'search_title', 'search_description']
  assert.deepEqual(without(copy.product, own), without(source.product, own))
  const ownOfVariant = ['id', 'product_id', 'sku', 'gtin']
  assert.deepEqual(
    copy.variants.map((row) => without(row, ownOfVariant)),
    source.variants.map((row) => without(row, ownOfVariant)),
  )
  assert.deepEqual([copy.variants[0]!['id'], copy.variants[0]!['gtin']], [copied.id, null])
  assert.deepEqual(copied.listedOn, [])
  const [variant] = copied.variants
  assert.deepEqual([...new Set(variant!.prices.map(({ state, price }) => `${state} ${price}`))], ['draft 295'])
  assert.equal(variant!.prices.length, 6)
  assert.ok(variant!.stock.length > 1 && variant!.stock.every(({ onHand, isCounted }) => onHand === 0 && isCounted))
  const groupPrices = statement<{ price: number }>('test.group', 'select price from group_price where sellable_id = $1')
  assert.deepEqual(await db.run(groupPrices, [copied.id]), [{ price: 20_000 }])
})

test('a copy has the variants of its original with the new SKUs, its categories, and translations, and can be sold', async () => {
  const copied = await copyBar()
  assert.deepEqual(
    copied.variants.map(({ sku, choice }) => [sku, choice]),
    [
      ['COPY-CH', 'Chrome'],
      ['COPY-BK', 'Black'],
    ],
  )
  const params = { id: String(copied.id) }
  await desk.call('PUT /svc_admin/products/{id}/state', { params, body: { site: 'USA', state: 'active' }, key: key() })
  const shown = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params })
  assert.deepEqual(
    [shown.name, shown.url, shown.categories.includes('/bars')],
    ['Power Bar Two', '/power-bar-two', true],
  )
  const translated = statement<object>(
    'test.translated',
    'select language, name, fact, lead from product_translation where product_id = $1',
  )
  // The copy has a different name, so the original's translated name does not apply to it.
  assert.deepEqual(await db.run(translated, [copied.id]), [
    { language: 'de', name: '', fact: '20 kg', lead: 'Eine Stange.' },
  ])
})

test('a repeated request returns the same copy, and its creation is in the audit log', async () => {
  const requestKey = key()
  const change = { handle: 'power-bar-three', skus: skusOf([901, 'THREE-CH'], [902, 'THREE-BK']) }
  const first = await copyBar(change, { requestKey })
  assert.equal((await copyBar(change, { requestKey })).id, first.id)
  const query = { objectType: 'product', objectId: String(first.id) }
  const { entries } = await desk.call('GET /svc_admin/audit', { query })
  assert.deepEqual(
    entries.map(({ call }) => call),
    ['POST /svc_admin/products/{id}/copies'],
  )
  const product = entries[0]!.changes.find(({ table }) => table === 'product')
  assert.deepEqual([product?.operation, product?.after?.['handle']], ['insert', 'power-bar-three'])
})

test('a path or SKU in use, an invalid or repeated SKU, and variants that the original does not have are refused', async () => {
  const fresh = { handle: 'unused', skus: skusOf([901, 'FRESH-1'], [902, 'FRESH-2']) }
  const withSecond = (sku: string) => ({ ...fresh, skus: skusOf([901, 'FRESH-1'], [902, sku]) })
  await assert.rejects(copyBar({ ...fresh, handle: 'iron-plate' }), { status: 409, code: 'handle_taken' })
  await assert.rejects(copyBar({ ...fresh, handle: 'a/b' }), { status: 422, code: 'invalid_handle' })
  await assert.rejects(copyBar(withSecond('iw-pl-20')), { code: 'sku_taken', details: { sku: 'iw-pl-20' } })
  await assert.rejects(copyBar(withSecond('<b>')), { code: 'invalid_sku', details: { sku: '<b>' } })
  await assert.rejects(copyBar(withSecond('fresh-1')), { code: 'repeated_sku', details: { sku: 'fresh-1' } })
  await assert.rejects(copyBar({ ...fresh, skus: skusOf([901, 'FRESH-1']) }), { status: 409, code: 'variants_changed' })
  await assert.rejects(copyBar(fresh, { id: 999 }), { status: 404, code: 'product_not_found' })
  const used = statement<object>('test.used', `select id from product where handle = 'unused'`)
  assert.deepEqual(await db.run(used, []), [])
})

test('a bundle can be copied with its parts, but a group cannot, because the copy would be in the shop at once', async () => {
  const [source] = await db.run(
    statement<{ id: number }>('test.set', `select id from product where handle = 'set'`),
    [],
  )
  const skus = skusOf([source!.id, 'SET-2'])
  const copied = await copyBar({ name: 'Set Two', handle: 'set-two', skus }, { id: source!.id })
  assert.deepEqual([copied.type, copied.listedOn], ['bundle', []])
  const gathers = statement<object>('test.gathers', 'select gathers from product where id = any($1) order by id')
  const [first, second] = await db.run(gathers, [[source!.id, copied.id]])
  assert.deepEqual(first, second)
  const groups = statement<{ id: number }>('test.groups', `select id from product where type = 'grouped'`)
  const [group] = await db.run(groups, [])
  await assert.rejects(copyBar({ handle: 'group-two', skus: [] }, { id: group!.id }), { code: 'grouped_product' })
})

test('staff without permission for every site of the original cannot copy it', async () => {
  const { visitor: american } = await createStaffMember(shop, {
    email: 'amy@store.example',
    roles: ['merchandiser'],
    sites: ['USA'],
  })
  await assert.rejects(copyBar({ handle: 'unused' }, { by: american }), {
    code: 'not_permitted',
    details: { site: 'CAN' },
  })
})

test('a copy has the search texts of its original only if it has the same name', async () => {
  await db.run(setSearchTexts, [9])
  const original = await desk.call('GET /svc_admin/products/{id}', { params: { id: '9' } })
  const skus = (start: string) => skusOf([901, `${start}-CH`], [902, `${start}-BK`])
  const renamed = await copyBar({ name: 'Other Bar', handle: 'other-bar', skus: skus('OTHER') })
  const same = await copyBar({ name: original.name, handle: 'same-bar', skus: skus('SAME') })
  assert.deepEqual(await db.run(searchTexts, [renamed.id]), [{ texts: ['', '', '', ''] }])
  assert.deepEqual(await db.run(searchTexts, [same.id]), [{ texts: ['Buy a rail', 'Good.', 'Stange kaufen', 'Gut.'] }])
})
