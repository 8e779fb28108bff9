import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example', roles: ['merchandiser'] })
const { visitor: owner } = await createStaffMember(shop, { email: 'owner@store.example' })
const { visitor: american } = await createStaffMember(shop, {
  email: 'uma@store.example',
  roles: ['merchandiser'],
  sites: ['USA'],
})
type Body = Parameters<typeof desk.call<'POST /svc_admin/products'>>[1]['body']
const rail: Body = {
  name: 'Peg Rail',
  handle: 'peg-rail',
  brand: 'Ironwright',
  category: 'plates',
  sku: 'NEW-RAIL',
  weightGrams: 4_000,
  prices: [
    { site: 'USA', price: 99 },
    { site: 'CAN', price: 135.5 },
  ],
}
const create = (change: Partial<Body> = {}, key: string = randomUUID()) =>
  desk.call('POST /svc_admin/products', { body: { ...rail, ...change }, key })
const entityAt = async (path: string) => {
  const { entityType, entityId } = await shop.visit().call('GET /svc_route/route', { query: { url: path } })
  return { entityType, entityId }
}

test('a new product is a draft that no shop shows until staff sell it on a site with stock', async () => {
  const product = await create()
  const [variant] = product.variants
  assert.deepEqual(
    [product.handle, product.type, product.listedOn, variant?.sku],
    ['peg-rail', 'simple', [], 'NEW-RAIL'],
  )
  assert.deepEqual(
    variant?.prices.map(({ site, price, state }) => [site, price, state]),
    [
      ['CAN', 135.5, 'draft'],
      ['USA', 99, 'draft'],
    ],
  )
  assert.equal((await entityAt('/peg-rail')).entityType, null)
  const params = { id: String(product.id) }
  const body = { site: 'USA', state: 'active' } as const
  await desk.call('PUT /svc_admin/products/{id}/state', { params, body, key: randomUUID() })
  const received = { kind: 'received', sku: 'NEW-RAIL', location: 'US', qty: 3 } as const
  await desk.call('POST /svc_admin/stock/movements', { body: received, key: randomUUID() })
  assert.deepEqual(await entityAt('/peg-rail'), { entityType: 'product', entityId: product.id })
  const [card] = await shop.visit().call('GET /svc_content/cards', { query: { handles: 'peg-rail' } })
  assert.equal(card?.price, 99)
  const { items } = await cartWith(shop.visit(), [{ productId: product.id, qty: 2 }])
  assert.deepEqual(
    items.map(({ qty }) => qty),
    [2],
  )
})

test('a repeated request does not create a second product, and the audit log names the person who created the product', async () => {
  const key = randomUUID()
  const change = { handle: 'once', sku: 'ONCE' }
  const { id } = await create(change, key)
  assert.equal((await create(change, key)).id, id)
  const query = { objectType: 'product', objectId: String(id) }
  const { entries } = await owner.call('GET /svc_admin/audit', { query })
  const [entry] = entries
  assert.deepEqual(
    [entries.length, entry?.staffName, entry?.changes.some(({ isReversible }) => isReversible)],
    [1, 'olga', false],
  )
  const withheld = entry?.changes.find(({ table }) => table === 'withheld_price')
  const undo = { params: { id: withheld!.id }, key: randomUUID() }
  await assert.rejects(owner.call('POST /svc_admin/audit/{id}/undo', undo), { code: 'not_reversible' })
})

test('a path or SKU in use is refused, even with different case or spaces, and nothing is created', async () => {
  await create({ handle: 'first', sku: 'first one' })
  for (const handle of ['first', 'First', 'plates'])
    await assert.rejects(create({ handle, sku: 'SECOND' }), { status: 409, code: 'handle_taken' })
  const details = { sku: 'FIRSTONE' }
  await assert.rejects(create({ handle: 'second', sku: 'FIRSTONE' }), { status: 409, code: 'sku_taken', details })
  assert.equal((await create({ handle: 'second', sku: 'SECOND' })).handle, 'second')
})

test('an unusable path or SKU, an unknown category, and repeated options are refused', async () => {
  const refused = async (change: Partial<Body>, code: string) =>
    assert.rejects(create({ handle: 'third', sku: 'THIRD', ...change }), { status: 422, code })
  await refused({ handle: 'a/b' }, 'invalid_handle')
  await refused({ sku: '<i>' }, 'invalid_sku')
  await refused({ category: 'no-such-category' }, 'category_not_found')
  await refused({ options: [{ label: 'Color', values: ['Red', 'red'] }] }, 'repeated_value')
  await refused({ options: [{ label: 'Color', values: [] }] }, 'missing_value')
  const color = { label: 'Color', values: ['Red'] }
  await refused({ options: [color, color] }, 'repeated_option')
  const sizes = Array.from({ length: 251 }, (_, size) => `${size} kg`)
  await refused(
    {
      options: [
        { label: 'Size', values: sizes },
        { label: 'Color', values: ['Red', 'Black'] },
      ],
    },
    'too_many_variants',
  )
})

test('a product with options has a variant for each combination, which sell separately', async () => {
  const options = [
    { label: 'Color', values: ['Red', 'Black'] },
    { label: 'Length', values: ['1 m', '2 m'] },
  ]
  const { id, type, variants } = await create({ handle: 'rails', sku: 'RAILS', options })
  assert.deepEqual(
    [type, variants.map(({ sku, choice }) => [sku, choice])],
    [
      'configurable',
      [
        ['RAILS-RED-1-M', 'Red, 1 m'],
        ['RAILS-RED-2-M', 'Red, 2 m'],
        ['RAILS-BLACK-1-M', 'Black, 1 m'],
        ['RAILS-BLACK-2-M', 'Black, 2 m'],
      ],
    ],
  )
  const body = { site: 'USA', state: 'active' } as const
  await desk.call('PUT /svc_admin/products/{id}/state', { params: { id: String(id) }, body, key: randomUUID() })
  const params = { id: String(id) }
  const { configurableAttributes } = await shop
    .visit()
    .call('GET /svc_content/catalog/product/complete/{id}', { params })
  assert.deepEqual(
    configurableAttributes.map(({ label, values }) => [label, values.map((value) => value.label)]),
    [
      ['Color', ['Red', 'Black']],
      ['Length', ['1 m', '2 m']],
    ],
  )
})

test('staff of one site cannot set prices on another site, and support staff cannot create products', async () => {
  const input = { body: { ...rail, handle: 'foreign', sku: 'FOREIGN' }, key: randomUUID() }
  await assert.rejects(american.call('POST /svc_admin/products', input), { status: 403, code: 'not_permitted' })
  const { visitor: support } = await createStaffMember(shop, { email: 'sam@store.example', roles: ['support'] })
  await assert.rejects(support.call('POST /svc_admin/products', input), { status: 403 })
})

test('staff see all categories with their place in the tree, including those without products', async () => {
  const found = await desk.call('GET /svc_admin/categories', {})
  assert.deepEqual(
    found.map(({ handle, depth }) => [handle, depth]),
    [
      ['weights', 0],
      ['plates', 1],
      ['bars', 1],
    ],
  )
})

test('two prices for one site are refused', async () => {
  const prices: Body['prices'] = [
    { site: 'USA', price: 99 },
    { site: 'USA', price: 89 },
  ]
  const change = { handle: 'two-prices', sku: 'TWO-PRICES', prices }
  await assert.rejects(create(change), { status: 400, code: 'invalid_request' })
})
