import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { readWishlist, restoreWishes, removeFromWishlist } from './remove-from-wishlist.ts'
import { addItemsToWishlist } from './add-to-wishlist.ts'

const shop = await openTestShop()
const plate = [{ productId: 7, qty: 2, children: [] }]
const form = new URLSearchParams({ product: '7', qty: '2' })

async function wishing() {
  const { call } = pageContextOf(await customerOf(shop))
  const add = (key = crypto.randomUUID()) => addItemsToWishlist(call, plate, '', key)
  const quantities = async () => (await readWishlist(call))?.items.map(({ qty }) => qty)
  return { call, add, quantities }
}

test('a product that is added, removed, and immediately added again is on the wishlist [LIST-206]', async () => {
  const { call, add, quantities } = await wishing()
  await add()
  await removeFromWishlist(call, form)
  assert.deepEqual(await quantities(), [])
  await add()
  assert.deepEqual(await quantities(), [2])
})

test('repeating a wishlist addition with the same key adds the items once', async () => {
  const { add, quantities } = await wishing()
  const key = crypto.randomUUID()
  await add(key)
  await add(key)
  assert.deepEqual(await quantities(), [2])
})

test('undoing a wishlist removal restores the items', async () => {
  const { call, add, quantities } = await wishing()
  await add()
  const removed = await removeFromWishlist(call, form)
  assert.equal(removed!.itemIds.length, 1)
  await restoreWishes(call, removed!)
  assert.deepEqual(await quantities(), [2])
})

test('a wishlist removal without a session is reported, and a removal without a wishlist removes nothing', async () => {
  assert.equal(await removeFromWishlist(pageContextOf(shop.visit()).call, form), null)
  const { call } = pageContextOf(await customerOf(shop))
  assert.deepEqual((await removeFromWishlist(call, form))?.itemIds, [])
})
