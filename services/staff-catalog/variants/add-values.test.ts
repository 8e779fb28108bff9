import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const created = await desk.call('POST /svc_admin/products', {
  body: {
    name: 'Peg Rail',
    handle: 'peg-rail',
    brand: 'Ironwright',
    category: 'plates',
    sku: 'RAIL',
    weightGrams: 4_000,
    options: [{ label: 'Color', values: ['Red'] }],
    prices: [
      { site: 'USA', price: 99 },
      { site: 'CAN', price: 135 },
    ],
  },
  key: randomUUID(),
})
const params = { id: String(created.id) }
const add = (values: string[], sku = 'RAIL', option = 'color', id = params.id) =>
  desk.call('POST /svc_admin/products/{id}/values', {
    params: { id },
    body: { option, values, sku },
    key: randomUUID(),
  })

test('adding a value creates a variant with the prices and sale state of the first variant, and the shop offers it', async () => {
  const body = { site: 'USA', state: 'active' } as const
  await desk.call('PUT /svc_admin/products/{id}/state', { params, body, key: randomUUID() })
  const product = await add(['Black'])
  assert.deepEqual(product.options, [{ code: 'color', label: 'Color', values: ['Red', 'Black'] }])
  const variant = product.variants.find(({ sku }) => sku === 'RAIL-BLACK')
  assert.deepEqual(
    variant?.prices.map(({ site, price, state }) => [site, price, state]),
    [
      ['CAN', 135, 'draft'],
      ['USA', 99, 'active'],
    ],
  )
  assert.equal(product.variants.length, 2)
  const { configurableAttributes } = await shop
    .visit()
    .call('GET /svc_content/catalog/product/complete/{id}', { params })
  assert.deepEqual(
    configurableAttributes[0]?.values.map(({ label }) => label),
    ['Red', 'Black'],
  )
  const query = { objectType: 'product', objectId: params.id }
  const { entries } = await desk.call('GET /svc_admin/audit', { query })
  assert.ok(entries[0]?.changes.some(({ isReversible }) => !isReversible))
})

test('a repeated request to add option values adds nothing', async () => {
  const before = (await add(['Green'])).variants
  assert.deepEqual((await add(['Green'])).variants, before)
})

test('an option value that differs only in case, an unknown option, a SKU in use, and a product without options are refused', async () => {
  await assert.rejects(add(['red']), { status: 422, code: 'repeated_value' })
  await assert.rejects(add(['Blue'], 'RAIL', 'finish'), { status: 422, code: 'option_not_found' })
  await assert.rejects(add(['Blue'], '<b>'), { status: 422, code: 'invalid_sku' })
  const many = Array.from({ length: 500 }, (_, number) => `Color ${number}`)
  await assert.rejects(add(many), { status: 422, code: 'too_many_variants' })
  await assert.rejects(add(['Blue'], 'RAIL', 'color', '999999'), { status: 404, code: 'product_not_found' })
  await desk.call('POST /svc_admin/products', {
    body: {
      name: 'Other',
      handle: 'other',
      brand: 'Ironwright',
      category: 'plates',
      weightGrams: 1,
      sku: 'rail-blue',
      prices: [{ site: 'USA', price: 1 }],
    },
    key: randomUUID(),
  })
  const details = { sku: 'RAIL-BLUE' }
  await assert.rejects(add(['Blue']), { status: 409, code: 'sku_taken', details })
})

test('a staff member without permission for every site of the product cannot add option values, because each site gets new prices', async () => {
  const { visitor: american } = await createStaffMember(shop, {
    email: 'amy@store.example',
    roles: ['merchandiser'],
    sites: ['USA'],
  })
  const body = { option: 'color', values: ['White'], sku: 'RAIL' }
  const input = { params, body, key: randomUUID() }
  const details = { site: 'CAN' }
  const refusal = { status: 403, code: 'not_permitted', details }
  await assert.rejects(american.call('POST /svc_admin/products/{id}/values', input), refusal)
  const product = await desk.call('GET /svc_admin/products/{id}', { params })
  assert.ok(!product.variants.some(({ sku }) => sku === 'RAIL-WHITE'))
})
