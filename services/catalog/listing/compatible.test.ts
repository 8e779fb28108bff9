import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'

const rack = { tag: 'iw-3', group: 'upright', type: 'rack' }
const cups = { ...rack, type: 'attachment', accessoryForType: 'rack' }
const product = (id: number, handle: string, compatibility?: typeof rack) =>
  testProduct(id, handle, { variants: [testVariant(`IW-${id}`)], ...(compatibility && { compatibility }) })
const { db, visit } = await openTestShop([
  product(71, 'tall-rack', rack),
  product(72, 'cups', cups),
  product(73, 'any-rack', { ...rack, tag: '' }),
  product(74, 'small-cups', { ...cups, tag: 'iw-2' }),
  product(75, 'other-cups', { ...cups, group: 'tube' }),
  product(76, 'mat'),
])
const { call } = visit()
const setFlag = statement(
  'test.flag',
  `insert into flag (key, feature) values ($1, $2) on conflict (key) do update set feature = excluded.feature`,
)
const turn = (key: string, isOn: boolean) => db.run(setFlag, [key, JSON.stringify({ defaultValue: isOn })])

test("a system's products are listed with SKU, name, id, and tag if they have the requested tag or no tag [CATALOG-401, CATALOG-405]", async () => {
  const of = (query: { group: string; tag?: string }) =>
    call('GET /svc_content/catalog/product/compatibility', { query })
  const all = await of({ group: 'upright' })
  assert.deepEqual(
    all.map(({ productId, tag }) => [productId, tag]),
    [
      [71, 'iw-3'],
      [72, 'iw-3'],
      [73, ''],
      [74, 'iw-2'],
    ],
  )
  assert.deepEqual(all[1], { sku: 'IW-72', name: all[1]!.name, productId: 72, tag: 'iw-3' })
  assert.deepEqual(
    (await of({ group: 'upright', tag: 'iw-2' })).map(({ productId }) => productId),
    [73, 74],
  )
  assert.deepEqual(await of({ group: 'none' }), [])
})

async function fitsOf(id: number) {
  const found = await call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(id) } })
  return found.fits.map(({ productId }) => productId)
}

test('a product page shows compatible products while the compatibility flag is on, and does not query them while it is off [CATALOG-403]', async () => {
  assert.deepEqual(await fitsOf(71), [])
  await turn('enable_compatibility', true)
  assert.deepEqual(
    [await fitsOf(71), await fitsOf(72), await fitsOf(73), await fitsOf(76)],
    [[72], [71, 73], [72, 74], []],
  )
  await turn('enable_compatibility', false)
  assert.deepEqual(await fitsOf(71), [])
})

async function lacking(...ids: number[]) {
  const visitor = visit()
  await cartWith(
    visitor,
    ids.map((productId) => ({ productId, qty: 1 })),
  )
  const cart = await visitor.call('GET /svc_list/cart', { query: {} })
  return [cart!.canCheckOut, cart!.lines.filter(({ lacksBase }) => lacksBase).map(({ productId }) => productId)]
}

test('while the compatibility flag is on, the cart warns about an accessory without a matching base but never blocks it [CATALOG-403, CATALOG-404]', async () => {
  assert.deepEqual(await lacking(72), [true, []])
  await turn('enable_compatibility_cart', true)
  assert.deepEqual(await lacking(72, 76), [true, [72]])
  assert.deepEqual(await lacking(72, 75, 71), [true, [75]])
})
