import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { createCartStore } from './cart-store.ts'

const shop = await openTestShop()

/** A store whose calls are counted and can be delayed by name. */
function storeOf({ call }: Visitor) {
  const calls: string[] = []
  const held = new Map<string, Promise<unknown>>()
  const counted = (async (name: Parameters<StoreCall>[0], sent: never) => {
    calls.push(name)
    const reply = await call(name, sent)
    await held.get(name)
    return reply
  }) as StoreCall
  return { store: createCartStore(counted, undefined), calls, held }
}

test('the first item is added in one round trip, which opens the cart and returns it [CART-001]', async () => {
  const { store, calls } = storeOf(shop.visit())
  await store.add([{ productId: 8, qty: 2 }], 'Plate')
  assert.deepEqual(calls, ['POST /svc_list/cart/items'])
  const { status, cart, added } = store.current()
  assert.deepEqual([status, cart?.count, added], ['ready', 2, { name: 'Plate' }])
})

test('changing, removing and restoring a line takes one round trip each', async () => {
  const { store, calls } = storeOf(shop.visit())
  await store.add([{ productId: 8, qty: 1 }], 'Plate')
  const line = store.current().cart!.lines[0]!
  await store.change(line, { qty: 3 })
  assert.equal(store.current().cart?.count, 3)
  await store.change(line, 'remove')
  assert.deepEqual([store.current().cart?.count, store.current().added], [0, null])
  await store.restore(line)
  assert.equal(store.current().cart?.count, 3)
  assert.equal(calls.length, 4)
})

test('a refused item leaves the displayed cart and its status unchanged', async () => {
  const { store } = storeOf(shop.visit())
  await store.add([{ productId: 8, qty: 1 }], 'Plate')
  await assert.rejects(
    store.add([{ productId: 999_999, qty: 1 }], 'Nothing'),
    (error) => isRefused(error) && error.code === 'product_not_found',
  )
  const { status, cart, added } = store.current()
  assert.deepEqual([status, cart?.count, added], ['ready', 1, { name: 'Plate' }])
})

test('a quantity above the max is displayed as it was capped, and reported with the max [CART-222]', async () => {
  const { store } = storeOf(shop.visit())
  await assert.rejects(
    store.add([{ productId: 7, qty: 9 }], 'Plate'),
    (error) => isRefused(error) && error.code === 'quantity_over_maximum' && error.details['most'] === 5,
  )
  assert.equal(store.current().cart?.count, 5)
})

test('a delayed response never replaces a later version of the cart', async () => {
  const { store, held } = storeOf(shop.visit())
  await store.add([{ productId: 8, qty: 1 }], 'Plate')
  const { promise, resolve } = Promise.withResolvers<void>()
  held.set('GET /svc_list/cart', promise)
  const refreshing = store.refresh()
  await store.add([{ productId: 7, qty: 1 }], 'Bar')
  resolve()
  await refreshing
  assert.equal(store.current().cart?.count, 2)
})

test('a displayed result survives a later call that is refused', async () => {
  const { store, held } = storeOf(shop.visit())
  const { promise, resolve } = Promise.withResolvers<void>()
  held.set('POST /svc_list/cart/items', promise)
  const adding = store.add([{ productId: 8, qty: 1 }], 'Plate')
  const refused = assert.rejects(store.add([{ productId: 999_999, qty: 1 }], 'Nothing'))
  resolve()
  await Promise.all([adding, refused])
  assert.equal(store.current().cart?.count, 1)
})
