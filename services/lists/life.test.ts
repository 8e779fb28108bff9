import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { listTypes } from '#domain/lists/list.ts'
import { statement } from '#platform/database.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { customerOf } from './customer-for-tests.ts'
import { sweepLists, sweepRemovedItems } from './steps.ts'

const few = testProduct(41, 'few', { variants: [testVariant('IW-FEW', { stock: testStock({ onHand: 3, max: 3 }) })] })
const shop = await openTestShop([...testProducts, few])
type NewList = CallInput<Store, 'POST /svc_list/lists'>['body']
const registry = { title: 'Our first gym', eventDate: '2027-06-12' }
const registryId = randomUUID()

const open = ({ call }: Visitor, type: NewList['type'], metadata: NewList['metadata'] = {}) =>
  call('POST /svc_list/lists', { body: { type, metadata }, key: randomUUID() })
const add = ({ call }: Visitor, id: string, productId: number, qty = 1) =>
  call('POST /svc_list/lists/{id}/items', {
    params: { id },
    body: { items: [{ productId, qty }] },
    version: 'any',
    key: randomUUID(),
  })
const removeItem = ({ call }: Visitor, id: string, itemId: string) =>
  call('DELETE /svc_list/lists/{id}/items/{itemId}', { params: { id, itemId }, version: 'any', key: randomUUID() })
const restore = ({ call }: Visitor, id: string, itemId: string) =>
  call('POST /svc_list/lists/{id}/items/{itemId}/restore', {
    params: { id, itemId },
    version: 'any',
    key: randomUUID(),
  })
const drop = ({ call }: Visitor, id: string) =>
  call('DELETE /svc_list/lists/{id}', { params: { id }, version: 'any', key: randomUUID() })
const change = ({ call }: Visitor, id: string, body: CallInput<Store, 'PUT /svc_list/lists/{id}/metadata'>['body']) =>
  call('PUT /svc_list/lists/{id}/metadata', { params: { id }, body, version: 'any', key: randomUUID() })
const idsOf = async ({ call }: Visitor) => (await call('GET /svc_list/lists', { query: {} })).map(({ _id }) => _id)

test('a customer can create lists of every type [LIST-201]', async () => {
  const customer = await customerOf(shop)
  for (const type of listTypes) {
    const own = type === 'registry' ? { registry } : type === 'registryPurchase' ? { registry: { registryId } } : {}
    assert.equal((await open(customer, type, own)).type, type)
  }
  assert.equal((await idsOf(customer)).length, listTypes.length)
})

test('a list has an id, a type, items, messages, and metadata, and ignores messages sent by clients [LIST-210, LIST-213]', async () => {
  const customer = await customerOf(shop)
  const list = await open(customer, 'wishlist')
  assert.deepEqual(Object.keys(list).toSorted(), ['_id', 'items', 'messages', 'metadata', 'type', 'version'])
  const body = { isActive: true, messages: [{ kind: 'add', at: 1 }] }
  assert.deepEqual((await change(customer, list._id, body)).messages, [])
})

test('list metadata stores email, anonymous id, and registry [LIST-212]', async () => {
  const customer = await customerOf(shop)
  const own = { email: 'ann@example.com', rsAnonId: 'anon-1', registry }
  const { _id, metadata } = await open(customer, 'registry', own)
  assert.deepEqual({ ...metadata, activeCartTs: 0 }, { isActive: true, activeCartTs: 0, ...own })
  const later = { rsAnonId: 'anon-2', registry: { title: 'Our second gym' } }
  const changed = await change(customer, _id, later)
  assert.deepEqual([changed.metadata.email, changed.metadata.rsAnonId], ['ann@example.com', 'anon-2'])
  assert.deepEqual(changed.metadata.registry, { ...registry, title: 'Our second gym' })
})

test('a registry list needs the details of a registry, and a registry purchase needs a registry id [LIST-236]', async () => {
  const customer = await customerOf(shop)
  const refusal = { status: 400, details: { fields: [{ path: 'body.metadata.registry', rule: 'rule' }] } }
  await assert.rejects(open(customer, 'registry'), refusal)
  await assert.rejects(open(customer, 'registry', { registry: { registryId } }), refusal)
  await assert.rejects(open(customer, 'registryPurchase', { registry: { title: 'A gym' } }), refusal)
})

test('a list closed through its metadata accepts no more items and can be deleted [LIST-216]', async () => {
  const customer = await customerOf(shop)
  const { _id } = await open(customer, 'buyNow')
  assert.equal((await change(customer, _id, { isActive: false })).metadata.isActive, false)
  await assert.rejects(add(customer, _id, 7), { status: 409, code: 'list_closed' })
  assert.equal(await drop(customer, _id), null)
  assert.deepEqual(await idsOf(customer), [])
})

test("another shopper's closed list cannot be deleted", async () => {
  const [customer, other] = [await customerOf(shop), await customerOf(shop)]
  const { _id } = await open(customer, 'wishlist')
  await change(customer, _id, { isActive: false })
  await assert.rejects(drop(other, _id), { status: 404, code: 'list_not_found' })
  assert.deepEqual(await idsOf(customer), [_id])
})

test('if a shopper has several carts, the one that was active last is the cart [LIST-214]', async () => {
  const guest = shop.visit()
  const first = await cartWith(guest, [{ productId: 7, qty: 1 }])
  await change(guest, first._id, { isActive: false })
  const second = await cartWith(guest, [{ productId: 8, qty: 1 }])
  assert.ok(second.metadata.activeCartTs > first.metadata.activeCartTs)
  assert.equal((await guest.call('GET /svc_list/cart', { query: {} }))?.list._id, second._id)
})

test('removing the last item of a registry purchase deletes it [LIST-217]', async () => {
  const guest = shop.visit()
  const { _id } = await open(guest, 'registryPurchase', { registry: { registryId } })
  await add(guest, _id, 8)
  const { items } = await add(guest, _id, 7)
  const [first, second] = items.map((item) => item._id) as [string, string]
  await removeItem(guest, _id, first)
  assert.deepEqual(await idsOf(guest), [_id])
  assert.deepEqual((await removeItem(guest, _id, second)).items, [])
  assert.deepEqual(await idsOf(guest), [])
})

test('clearing a list deletes a registry purchase, but not a cart [LIST-217]', async () => {
  const guest = shop.visit()
  const purchase = await open(guest, 'registryPurchase', { registry: { registryId } })
  const cart = await cartWith(guest, [{ productId: 7, qty: 1 }])
  for (const { _id } of [purchase, cart]) {
    await guest.call('DELETE /svc_list/lists/{id}/items', { params: { id: _id }, version: 'any', key: randomUUID() })
  }
  assert.deepEqual(await idsOf(guest), [cart._id])
})

const age = statement('test.age', `update list set active_at = now() - interval '25 hours' where id = any($1)`)

test("a guest's buy-now list is deleted one day after its last use, but carts and customers' lists are not [LIST-221]", async () => {
  const [guest, customer] = [shop.visit(), await customerOf(shop)]
  const cart = await cartWith(guest, [{ productId: 7, qty: 1 }])
  const lists = [await open(guest, 'buyNow'), cart, await open(customer, 'buyNow')]
  const fresh = shop.visit()
  const used = await open(fresh, 'buyNow')
  await shop.db.run(age, [lists.map(({ _id }) => _id)])
  await sweepLists(shop.db)
  assert.deepEqual([await idsOf(guest), await idsOf(fresh)], [[cart._id], [used._id]])
  assert.equal((await idsOf(customer)).length, 1)
})

test("at login, a guest's buy-now list replaces the customer's older one [LIST-204]", async () => {
  const guest = shop.visit()
  const { _id } = await open(guest, 'buyNow')
  await add(guest, _id, 7)
  const customer = await customerOf(shop, 'Ann', guest)
  const [list] = await customer.call('GET /svc_list/lists', { query: { active: 'true' } })
  assert.deepEqual([list!._id, list!.type, list!.items.length], [_id, 'buyNow', 1])
})

test('a removed list line can be restored once, with all its details', async () => {
  const guest = shop.visit()
  const { _id: id } = await open(guest, 'cart')
  const input = { productId: 7, qty: 2, options: {}, children: [], metadata: { customSku: 'IW-X', fluidPrice: 12.5 } }
  const { items } = await guest.call('POST /svc_list/lists/{id}/items', {
    params: { id },
    body: { items: [input] },
    version: 'any',
    key: randomUUID(),
  })
  await removeItem(guest, id, items[0]!._id)
  const back = await restore(guest, id, items[0]!._id)
  assert.deepEqual({ ...back.items[0], _id: '' }, { ...input, _id: '' })
  await assert.rejects(restore(guest, id, items[0]!._id), { status: 404, code: 'item_not_found' })
})

test('restoring a list line respects the quantity limit', async () => {
  const guest = shop.visit()
  const { _id: id, items } = await cartWith(guest, [{ productId: 41, qty: 2 }])
  await removeItem(guest, id, items[0]!._id)
  await add(guest, id, 41, 2)
  const back = await restore(guest, id, items[0]!._id)
  assert.deepEqual([back.items.map(({ qty }) => qty), back.capped], [[3], [{ productId: 41, most: 3 }]])
})

const ageRemoved = statement(
  'test.age-removed',
  `update list_item_removed set removed_at = now() - interval '61 minutes'`,
)

test('a removed list line can be restored for one hour, and is then deleted', async () => {
  const guest = shop.visit()
  const { _id: id, items } = await cartWith(guest, [{ productId: 7, qty: 1 }])
  await removeItem(guest, id, items[0]!._id)
  await shop.db.run(ageRemoved, [])
  await assert.rejects(restore(guest, id, items[0]!._id), { code: 'item_not_found' })
  assert.ok((await sweepRemovedItems(shop.db)) >= 1)
})
