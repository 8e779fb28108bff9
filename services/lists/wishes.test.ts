import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { customerOf } from './customer-for-tests.ts'

const shop = await openTestShop()
const setPrice = statement('test.set-price', 'update price set price = $2 where sellable_id = $1')

async function wish({ call }: Visitor, productId = 7) {
  const { _id: id } = await call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: randomUUID() })
  const body = { items: [{ productId, qty: 1 }] }
  const { items } = await call('POST /svc_list/lists/{id}/items', {
    params: { id },
    body,
    version: 'any',
    key: randomUUID(),
  })
  return { id, itemId: items.at(-1)!._id }
}
const wishesOf = async ({ call }: Visitor, id: string) =>
  (await call('GET /svc_list/lists/{id}/view', { params: { id }, query: {} })).wishes!
const describe = ({ call }: Visitor, id: string, itemId: string, note: string, priority: 'low' | 'medium' | 'high') =>
  call('PUT /svc_list/lists/{id}/items/{itemId}/wish', {
    params: { id, itemId },
    body: { note, priority },
    version: 'any',
    key: randomUUID(),
  })

test('a wish has a private note of up to 500 characters and a priority, medium by default [LIST-404]', async () => {
  const customer = await customerOf(shop)
  const { id, itemId } = await wish(customer)
  const [fresh] = await wishesOf(customer, id)
  assert.deepEqual([fresh!.note, fresh!.priority, fresh!.shownDrop], ['', 'medium', 0])
  await describe(customer, id, itemId, 'x'.repeat(500), 'high')
  const [described] = await wishesOf(customer, id)
  assert.deepEqual([described!.note.length, described!.priority], [500, 'high'])
  await assert.rejects(describe(customer, id, itemId, 'x'.repeat(501), 'high'), { status: 400 })
  await assert.rejects(describe(customer, id, randomUUID(), '', 'low'), { status: 404, code: 'item_not_found' })
  const { metadata } = await customer.call('PUT /svc_list/lists/{id}/metadata', {
    params: { id },
    body: { isShared: true },
    version: 'any',
    key: randomUUID(),
  })
  const shared = await shop.visit().fetch(`/svc_list/shared/${metadata.urlKey}`)
  assert.ok(!(await shared.text()).includes('xxx'))
})

test('the note on a wish survives removing the wish and undoing the removal', async () => {
  const customer = await customerOf(shop)
  const { id, itemId } = await wish(customer)
  await describe(customer, id, itemId, 'The black one.', 'low')
  const item = { params: { id, itemId }, version: 'any' as const }
  await customer.call('DELETE /svc_list/lists/{id}/items/{itemId}', { ...item, key: randomUUID() })
  assert.deepEqual(await wishesOf(customer, id), [])
  await customer.call('POST /svc_list/lists/{id}/items/{itemId}/restore', { ...item, key: randomUUID() })
  const [restored] = await wishesOf(customer, id)
  assert.deepEqual([restored!.note, restored!.priority], ['The black one.', 'low'])
})

test('a wish shows how far its price has dropped since it was added, and adding another unit does not change it [LIST-404]', async () => {
  const [customer, guest] = [await customerOf(shop), shop.visit()]
  const { id } = await wish(customer, 8)
  await guest.call('POST /svc_list/wanted', { body: { items: [{ productId: 8, qty: 1 }] }, key: randomUUID() })
  const later = await customerOf(shop, 'Ann', guest)
  const [laterList] = await later.call('GET /svc_list/lists', { query: {} })
  const before = (await customer.call('GET /svc_list/lists/{id}/view', { params: { id }, query: {} })).lines[0]!.price
  await shop.db.run(setPrice, [8, Math.round(before * 100) - 2_550])
  const dropsOf = async (visitor: Visitor, listId: string) =>
    (await wishesOf(visitor, listId)).map(({ shownDrop }) => shownDrop)
  assert.deepEqual([await dropsOf(customer, id), await dropsOf(later, laterList!._id)], [[25.5], [25.5]])
  await wish(customer, 8)
  assert.deepEqual(await dropsOf(customer, id), [25.5])
  await shop.db.run(setPrice, [8, Math.round(before * 100) + 100])
  assert.deepEqual(await dropsOf(customer, id), [0])
})

test('a wish can be moved to a registry, but not out of a registry [LIST-238]', async () => {
  const customer = await customerOf(shop)
  const { id, itemId } = await wish(customer)
  const body = { type: 'registry' as const, metadata: { registry: { title: 'A gym' } } }
  const { _id: registryId } = await customer.call('POST /svc_list/lists', { body, key: randomUUID() })
  const move = (from: string, item: string, to: string) =>
    customer.call('POST /svc_list/lists/{id}/items/move', {
      params: { id: from },
      body: { items: [item], to },
      version: 'any',
      key: randomUUID(),
    })
  const { from, to } = await move(id, itemId, registryId)
  assert.deepEqual([from.items.length, to.items.map(({ productId }) => productId)], [0, [7]])
  await assert.rejects(move(registryId, to.items[0]!._id, id), { status: 422, code: 'not_movable' })
})
