import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const created = await desk.call('POST /svc_admin/products', {
  body: {
    name: 'Peg Rail',
    handle: 'peg-rail',
    brand: 'Ironwright',
    category: 'plates',
    sku: 'RAIL',
    weightGrams: 4_000,
    options: [{ label: 'Color', values: ['Red', 'Black'] }],
    prices: [
      { site: 'USA', price: 99 },
      { site: 'CAN', price: 135 },
    ],
  },
  key: key(),
})
const id = String(created.id)
await desk.call('PUT /svc_admin/products/{id}/state', {
  params: { id },
  body: { site: 'USA', state: 'active' },
  key: key(),
})
const variant = created.variants[0]!
const change = (read: string, sku: string, variantId = variant.id, by = desk) =>
  by.call('PUT /svc_admin/products/{id}/variants/{variantId}/sku', {
    params: { id, variantId: String(variantId) },
    body: { read, sku },
    key: key(),
  })
const stored = async () =>
  (await desk.call('GET /svc_admin/products/{id}', { params: { id } })).variants.map(({ sku }) => sku)
const shown = async () => {
  const product = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params: { id } })
  return JSON.stringify(product)
}

test('staff change the SKU of one variant, the shop shows it, and Undo in the audit log restores it', async () => {
  assert.deepEqual(await stored(), ['RAIL-RED', 'RAIL-BLACK'])
  const changed = await change('RAIL-RED', '  PEG  8-R ')
  assert.deepEqual(
    changed.variants.map(({ sku }) => sku),
    ['PEG 8-R', 'RAIL-BLACK'],
  )
  assert.match(await shown(), /PEG 8-R/)
  assert.deepEqual(
    await stored(),
    (await change('RAIL-RED', 'PEG 8-R')).variants.map(({ sku }) => sku),
  )
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: 'product', objectId: id } })
  const entry = entries[0]!.changes.find(({ isReversible }) => isReversible)
  await desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.id }, key: key() })
  assert.deepEqual(await stored(), ['RAIL-RED', 'RAIL-BLACK'])
  assert.doesNotMatch(await shown(), /PEG 8-R/)
})

test('undoing a SKU change is refused if another variant now has the old SKU', async () => {
  await change('RAIL-RED', 'RAIL-CRIMSON')
  await change('RAIL-BLACK', 'RAIL-RED', created.variants[1]!.id)
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: 'product', objectId: id } })
  const entry = entries[1]!.changes.find(({ isReversible }) => isReversible)
  await assert.rejects(desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.id }, key: key() }), {
    status: 409,
    code: 'changed_since',
  })
  await change('RAIL-RED', 'RAIL-BLACK', created.variants[1]!.id)
  await change('RAIL-CRIMSON', 'RAIL-RED')
})

test('undoing a SKU change is refused if another variant has the old SKU in a different case, or if staff lack access to a site', async () => {
  await change('RAIL-RED', 'RAIL-CRIMSON')
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: 'product', objectId: id } })
  const entry = entries[0]!.changes.find(({ isReversible }) => isReversible)
  const undo = (by = desk) => by.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.id }, key: key() })
  const { visitor: american } = await createStaffMember(shop, { email: 'ann@store.example', sites: ['USA'] })
  await assert.rejects(undo(american), { code: 'not_permitted', details: { site: 'CAN' } })
  await change('RAIL-BLACK', 'rail-red', created.variants[1]!.id)
  await assert.rejects(undo(), { status: 409, code: 'changed_since' })
  assert.deepEqual(await stored(), ['RAIL-CRIMSON', 'rail-red'])
  await change('rail-red', 'RAIL-BLACK', created.variants[1]!.id)
  await undo()
  assert.deepEqual(await stored(), ['RAIL-RED', 'RAIL-BLACK'])
})

test('a SKU in use in any letter case, an invalid SKU, an outdated edit, and an unknown variant are refused', async () => {
  const details = { sku: 'rail-black' }
  await assert.rejects(change('RAIL-RED', 'rail-black'), { status: 409, code: 'sku_taken', details })
  await assert.rejects(change('RAIL-RED', '<b>'), { status: 422, code: 'invalid_sku' })
  await assert.rejects(change('RAIL-OLD', 'RAIL-NEW'), {
    status: 409,
    code: 'sku_changed',
    details: { sku: 'RAIL-RED' },
  })
  await assert.rejects(change('RAIL-RED', 'RAIL-NEW', 7), { status: 404, code: 'variant_not_found' })
  assert.deepEqual(await stored(), ['RAIL-RED', 'RAIL-BLACK'])
  await change('RAIL-RED', 'Rail-Red')
  assert.deepEqual(await stored(), ['Rail-Red', 'RAIL-BLACK'])
})

test('a staff member without permission for every site of the product cannot change a SKU, because SKUs apply to all sites', async () => {
  const { visitor: american } = await createStaffMember(shop, {
    email: 'amy@store.example',
    roles: ['merchandiser'],
    sites: ['USA'],
  })
  await assert.rejects(change('RAIL-BLACK', 'RAIL-2', created.variants[1]!.id, american), {
    code: 'not_permitted',
    details: { site: 'CAN' },
  })
})
