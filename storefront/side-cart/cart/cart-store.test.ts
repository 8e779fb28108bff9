import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { createCartStore } from './cart-store.ts'

const shop = await openTestShop()
const product = (productId: number, name: string) => ({
  productId,
  childId: productId,
  name,
  choice: '',
  qty: 1,
  picture: null,
})
const plate = product(8, 'Plate')
const bar = product(7, 'Bar')
const nothing = product(999_999, 'Nothing')

/** Creates a store that counts its calls and can delay them by name. */
function storeOf({ call }: Visitor) {
  const calls: string[] = []
  const heldReplies = new Map<string, Promise<unknown>>()
  const counted = (async (name: Parameters<StoreCall>[0], input: never) => {
    calls.push(name)
    const reply = await call(name, input)
    await heldReplies.get(name)
    return reply
  }) as StoreCall
  return { store: createCartStore(counted, undefined), calls, heldReplies }
}

test('adding the first item takes one round trip, which creates and returns the cart [CART-001]', async () => {
  const { store, calls } = storeOf(shop.visit())
  await store.add([{ productId: 8, qty: 2 }], plate)
  assert.deepEqual(calls, ['POST /svc_list/cart/items'])
  const { status, cart, added } = store.current()
  assert.deepEqual([status, cart?.count, added], ['ready', 2, plate])
})

test('changing, removing, or restoring a cart line takes one round trip', async () => {
  const { store, calls } = storeOf(shop.visit())
  await store.add([{ productId: 8, qty: 1 }], plate)
  const line = store.current().cart!.lines[0]!
  await store.change(line, { qty: 3 })
  assert.equal(store.current().cart?.count, 3)
  await store.change(line, 'remove')
  assert.deepEqual([store.current().cart?.count, store.current().added], [0, null])
  await store.restore(line)
  assert.equal(store.current().cart?.count, 3)
  assert.equal(calls.length, 4)
})

test('a product added to the cart is shown before the response, and then replaced by its line', async () => {
  const { store, heldReplies } = storeOf(shop.visit())
  const { promise, resolve } = Promise.withResolvers<void>()
  heldReplies.set('POST /svc_list/cart/items', promise)
  const adding = store.add([{ productId: 8, qty: 1 }], plate)
  assert.deepEqual([store.current().pending, store.current().cart], [plate, null])
  resolve()
  await adding
  assert.deepEqual([store.current().pending, store.current().cart?.count], [null, 1])
})

test('a product that the cart refuses is removed again, and the reason is shown until the shopper navigates', async () => {
  const { store } = storeOf(shop.visit())
  await assert.rejects(store.add([{ productId: 999_999, qty: 1 }], nothing))
  const { pending, added, refused } = store.current()
  assert.deepEqual([pending, added, refused?.product], [null, null, nothing])
  assert.ok(isRefusalError(refused?.error) && refused.error.code === 'product_not_found')
  store.forgetAdded()
  assert.equal(store.current().refused, null)
})

test('an addition to the cart is not announced if the side cart was closed before the response', async () => {
  const { store, heldReplies } = storeOf(shop.visit())
  const { promise, resolve } = Promise.withResolvers<void>()
  heldReplies.set('POST /svc_list/cart/items', promise)
  const adding = store.add([{ productId: 8, qty: 1 }], plate)
  store.forgetAdded()
  resolve()
  await adding
  assert.deepEqual([store.current().added, store.current().cart?.count], [null, 1])
})

test('a refused item changes neither the displayed cart nor its status', async () => {
  const { store } = storeOf(shop.visit())
  await store.add([{ productId: 8, qty: 1 }], plate)
  await assert.rejects(
    store.add([{ productId: 999_999, qty: 1 }], nothing),
    (error) => isRefusalError(error) && error.code === 'product_not_found',
  )
  const { status, cart } = store.current()
  assert.deepEqual([status, cart?.count], ['ready', 1])
})

test('a cart quantity above the maximum is shown as the maximum, and the maximum is reported [CART-222]', async () => {
  const { store } = storeOf(shop.visit())
  await assert.rejects(
    store.add([{ productId: 7, qty: 9 }], bar),
    (error) => isRefusalError(error) && error.code === 'quantity_over_maximum' && error.details['most'] === 5,
  )
  assert.equal(store.current().cart?.count, 5)
})

test('a delayed response never replaces a newer version of the cart', async () => {
  const { store, heldReplies } = storeOf(shop.visit())
  await store.add([{ productId: 8, qty: 1 }], plate)
  const { promise, resolve } = Promise.withResolvers<void>()
  heldReplies.set('GET /svc_list/cart', promise)
  const refreshing = store.refresh()
  await store.add([{ productId: 7, qty: 1 }], bar)
  resolve()
  await refreshing
  assert.equal(store.current().cart?.count, 2)
})

test('a refused addition does not undo a successful addition that ran at the same time', async () => {
  const { store, heldReplies } = storeOf(shop.visit())
  const { promise, resolve } = Promise.withResolvers<void>()
  heldReplies.set('POST /svc_list/cart/items', promise)
  const adding = store.add([{ productId: 8, qty: 1 }], plate)
  const refused = assert.rejects(store.add([{ productId: 999_999, qty: 1 }], nothing))
  resolve()
  await Promise.all([adding, refused])
  assert.equal(store.current().cart?.count, 1)
})
