import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const empty = { stock: testStock({ onHand: 0, notify: true }) }
const rail = testProduct(30, 'rail', {
  type: 'configurable',
  facets: { color: ['Red', 'Black', 'Blue'] },
  options: [
    {
      code: 'color',
      label: 'Color',
      values: [{ label: 'Red', swatch: '#f00' }, { label: 'Black' }, { label: 'Blue' }],
    },
    { code: 'length', label: 'Length', values: [{ label: '1 m' }] },
  ],
  variants: [
    testVariant('RAIL-RED', { choice: { color: 'Red', length: '1 m' }, ...empty }),
    testVariant('RAIL-BLACK', { choice: { color: 'Black', length: '1 m' } }),
    testVariant('RAIL-BLUE', { choice: { color: 'Blue', length: '1 m' }, ...empty }),
  ],
})
const hook = testProduct(31, 'hook', {
  type: 'configurable',
  options: [{ code: 'color', label: 'Color', values: [{ label: 'Red' }, { label: 'Black' }] }],
  variants: [
    testVariant('HOOK-RED', { choice: { color: 'Red' }, ...empty }),
    testVariant('HOOK-BLACK', { choice: { color: 'Black' }, ...empty }),
  ],
})
const part = { productId: 3101, priceType: 'own' as const, price: {}, percent: 0, defaultQty: 1, canChangeQty: false }
const set = testProduct(32, 'set', {
  type: 'bundle',
  bundleOptions: [
    { id: 'hook', title: 'Hook', isRequired: true, includedProductId: null, values: [{ ...part, isDefault: true }] },
  ],
})
const shop = await openTestShop([rail, hook, set])
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const params = { id: '30' }
const read = () => desk.call('GET /svc_admin/products/{id}', { params })
const colors = async () => {
  const { options, variants } = await read()
  return [options[0]!.label, options[0]!.values, variants.map(({ sku, choice }) => `${sku} ${choice}`)]
}
const shown = async () => {
  const { configurableAttributes, children } = await shop
    .visit()
    .call('GET /svc_content/catalog/product/complete/{id}', { params })
  return [configurableAttributes[0]?.values.map(({ label }) => label), children.map(({ choice }) => choice?.['color'])]
}
/** Edits the option Color as currently stored. Omitted values stay unchanged; null removes a value. */
async function edit(
  changes: Record<string, string | null>,
  { label, by = desk }: { label?: string; by?: typeof desk } = {},
) {
  const { label: stored, values } = (await read()).options[0]!
  const remaining = values.flatMap((from) => {
    const to = changes[from] === undefined ? from : changes[from]
    return to === null ? [] : [{ from, to }]
  })
  return by.call('PUT /svc_admin/products/{id}/options/{option}', {
    params: { ...params, option: 'color' },
    body: { read: { label: stored, values }, label: label ?? stored, values: remaining },
    key: key(),
  })
}
const remove = (option: string) =>
  desk.call('DELETE /svc_admin/products/{id}/options/{option}', { params: { ...params, option }, key: key() })
const undoLast = async (table = 'product') => {
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: table, limit: '1' } })
  const change = entries[0]!.changes.find((each) => each.table === table && each.isReversible)
  return desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: change?.id ?? '0' }, key: key() })
}

test('staff rename an option and its values, variants keep their SKUs, and the shop shows the new names', async () => {
  await edit({ Red: 'Black', Black: 'Crimson' }, { label: 'Finish' })
  assert.deepEqual(await colors(), [
    'Finish',
    ['Black', 'Crimson', 'Blue'],
    ['RAIL-RED Black, 1 m', 'RAIL-BLACK Crimson, 1 m', 'RAIL-BLUE Blue, 1 m'],
  ])
  assert.deepEqual(await shown(), [
    ['Black', 'Crimson', 'Blue'],
    ['Black', 'Crimson', 'Blue'],
  ])
})

test('Undo of renamed values in the audit log restores options and variants', async () => {
  await undoLast()
  assert.deepEqual(await colors(), [
    'Color',
    ['Red', 'Black', 'Blue'],
    ['RAIL-RED Red, 1 m', 'RAIL-BLACK Black, 1 m', 'RAIL-BLUE Blue, 1 m'],
  ])
  assert.deepEqual(await shown(), [
    ['Red', 'Black', 'Blue'],
    ['Red', 'Black', 'Blue'],
  ])
})

test('an option value with stock or with units in orders cannot be removed', async () => {
  const refusal = { status: 409, code: 'variants_in_stock', details: { skus: ['RAIL-BLACK'], total: 1 } }
  await assert.rejects(edit({ Black: null }), refusal)
  const shopper = shop.visit()
  const { variants } = await read()
  const blackId = variants.find(({ sku }) => sku === 'RAIL-BLACK')!.id
  const { body } = await reachReviewStep(shop, shopper, 'USA', [
    { productId: 30, qty: 1, children: [{ productId: blackId, qty: 1 }] },
  ])
  await placeTestOrder(shopper, body)
  await assert.rejects(edit({ Black: null }), { ...refusal, code: 'variants_in_orders' })
  assert.deepEqual((await colors())[1], ['Red', 'Black', 'Blue'])
})

test('an option value cannot be removed while a bundle contains one of its variants', async () => {
  const body = {
    read: { label: 'Color', values: ['Red', 'Black'] },
    label: 'Color',
    values: [{ from: 'Black', to: 'Black' }],
  }
  const input = { params: { id: '31', option: 'color' }, body, key: key() }
  const details = { skus: ['HOOK-RED'], total: 1 }
  const refusal = { status: 409, code: 'variants_in_sets', details }
  await assert.rejects(desk.call('PUT /svc_admin/products/{id}/options/{option}', input), refusal)
})

test('removing an option value removes its variants from the shop, and adding it again restores the same variants', async () => {
  const { id } = (await read()).variants[0]!
  await edit({ Red: null })
  assert.deepEqual((await colors()).slice(1), [
    ['Black', 'Blue'],
    ['RAIL-BLACK Black, 1 m', 'RAIL-BLUE Blue, 1 m'],
  ])
  assert.deepEqual(await shown(), [
    ['Black', 'Blue'],
    ['Black', 'Blue'],
  ])
  // An undo does not restore removed values, or sell variants with them.
  await assert.rejects(undoLast(), { code: 'change_not_found' })
  await assert.rejects(undoLast('price'), { status: 409, code: 'changed_since' })
  const body = { option: 'color', values: ['Red'], sku: 'RAIL' }
  await desk.call('POST /svc_admin/products/{id}/values', { params, body, key: key() })
  const red = (await read()).variants.find(({ choice }) => choice.startsWith('Red'))!
  assert.deepEqual([red.id, red.sku, red.prices[0]?.price], [id, 'RAIL-RED', 295])
})

test('an outdated edit, an unknown option, the last value, and repeated names are refused', async () => {
  await assert.rejects(edit({ Black: null, Blue: null, Red: null }), { status: 422, code: 'missing_value' })
  await assert.rejects(edit({ Black: 'blue' }), { status: 422, code: 'repeated_value' })
  await assert.rejects(edit({}, { label: 'length' }), { status: 422, code: 'repeated_option' })
  const body = { read: { label: 'Shade', values: ['Red'] }, label: 'Colour', values: [{ from: 'Red', to: 'Red' }] }
  const put = (option: string, id = '30') =>
    desk.call('PUT /svc_admin/products/{id}/options/{option}', { params: { id, option }, body, key: key() })
  await assert.rejects(put('color'), { status: 409, code: 'option_changed' })
  await assert.rejects(put('finish'), { status: 404, code: 'option_not_found' })
  await assert.rejects(put('color', '999'), { status: 404, code: 'product_not_found' })
})

test('an option with one value can be removed, and its variants remain; an option with several values and the last option cannot', async () => {
  await assert.rejects(remove('color'), { status: 422, code: 'option_has_values' })
  await assert.rejects(remove('finish'), { status: 404, code: 'option_not_found' })
  const product = await remove('length')
  assert.deepEqual(
    [product.options.map(({ code }) => code), product.variants.map(({ choice }) => choice)],
    [['color'], ['Red', 'Black', 'Blue']],
  )
  await edit({ Blue: null, Red: null })
  await assert.rejects(remove('color'), { status: 422, code: 'last_option' })
})

test("staff cannot change a product's options without permission for every site that sells it", async () => {
  const { visitor: american } = await createStaffMember(shop, {
    email: 'amy@store.example',
    roles: ['merchandiser'],
    sites: ['USA'],
  })
  await assert.rejects(edit({ Black: 'Onyx' }, { by: american }), { code: 'not_permitted', details: { site: 'APO' } })
})
