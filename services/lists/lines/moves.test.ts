import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { customerOf } from '../customer-for-tests.ts'

const few = testProduct(41, 'few', { variants: [testVariant('IW-FEW', { stock: testStock({ onHand: 3, max: 3 }) })] })
const shop = await openTestShop([...testProducts, few])
const line = (productId: number, qty: number) => ({ productId, qty })
type Line = ReturnType<typeof line>

const open = ({ call }: Visitor, type: 'cart' | 'sfl' | 'wishlist' | 'buyNow') =>
  call('POST /svc_list/lists', { body: { type }, key: randomUUID() })
const read = ({ call }: Visitor, id: string) => call('GET /svc_list/lists/{id}', { params: { id } })
const move = (
  { call }: Visitor,
  id: string,
  items: string[],
  to: string,
  version: number | 'any' = 'any',
  key: string = randomUUID(),
) => call('POST /svc_list/lists/{id}/items/move', { params: { id }, body: { items, to }, version, key })
async function wishing(visitor: Visitor, items: Line[]) {
  const { _id } = await open(visitor, 'wishlist')
  const body = { items }
  return visitor.call('POST /svc_list/lists/{id}/items', {
    params: { id: _id },
    body,
    version: 'any',
    key: randomUUID(),
  })
}
const counts = ({ items }: { items: readonly Line[] }) => items.map(({ productId, qty }) => [productId, qty])

test('lines can move from the cart to a new saved-for-later list and back [LIST-238]', async () => {
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [line(7, 2), line(8, 1)])
  const there = await move(customer, cart._id, [cart.items[0]!._id], 'sfl', cart.version)
  assert.deepEqual([there.to.type, counts(there.from), counts(there.to)], ['sfl', [[8, 1]], [[7, 2]]])
  assert.equal(there.from.version, cart.version + 1)
  const back = await move(customer, there.to._id, [there.to.items[0]!._id], 'cart')
  assert.deepEqual(
    [counts(back.from), counts(back.to)],
    [
      [],
      [
        [8, 1],
        [7, 2],
      ],
    ],
  )
  assert.deepEqual(await read(customer, cart._id), back.to)
})

test('moving a list line to another list preserves its details', async () => {
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [{ ...line(9, 1), children: [line(901, 1)] }])
  const [moved] = cart.items
  const { to } = await move(customer, cart._id, [moved!._id], 'wishlist')
  assert.deepEqual({ ...to.items[0], _id: '' }, { ...moved, _id: '' })
})

test('moving lines into a cart has the same limits as adding them, and a refused move changes nothing [LIST-238]', async () => {
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [line(41, 2)])
  const wishlist = await wishing(customer, [line(8, 1), line(41, 2)])
  const ids = wishlist.items.map(({ _id }) => _id)
  await assert.rejects(move(customer, wishlist._id, ids, 'cart'), {
    status: 422,
    code: 'quantity_over_maximum',
    details: { productId: 41, most: 3 },
  })
  assert.deepEqual([await read(customer, wishlist._id), await read(customer, cart._id)], [wishlist, cart])
})

test('moving a line without a required selection from the wishlist to the cart is refused', async () => {
  const customer = await customerOf(shop)
  const wishlist = await wishing(customer, [line(9, 1)])
  await assert.rejects(move(customer, wishlist._id, [wishlist.items[0]!._id], 'cart'), {
    code: 'invalid_item',
    details: { productId: 9, cause: 'invalid_configurable', message: 'Invalid configurable product' },
  })
})

test('a move with an outdated version is refused with the current list, and a repeated key moves a line only once', async () => {
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [line(7, 1)])
  const id = cart.items[0]!._id
  await assert.rejects(move(customer, cart._id, [id], 'sfl', cart.version - 1), {
    status: 412,
    details: { current: cart },
  })
  const key = randomUUID()
  const replies = await Promise.all(times(5, () => move(customer, cart._id, [id], 'sfl', 'any', key)))
  for (const reply of replies) assert.deepEqual(reply, replies[0])
  assert.deepEqual(counts(replies[0]!.to), [[7, 1]])
})

test('concurrent moves of one line back and forth leave exactly one copy', async () => {
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [line(7, 1), line(8, 1)])
  const wishlist = await wishing(customer, [line(10, 1)])
  const [wish] = wishlist.items
  const forth = times(10, () => move(customer, cart._id, [cart.items[0]!._id], wishlist._id))
  const back = times(10, () => move(customer, wishlist._id, [wish!._id], cart._id))
  const outcomes = await countResults([...forth, ...back])
  assert.deepEqual(outcomes, { fulfilled: 2, item_not_found: 18 })
  assert.deepEqual(counts(await read(customer, cart._id)), [
    [8, 1],
    [10, 1],
  ])
  assert.deepEqual(counts(await read(customer, wishlist._id)), [[7, 1]])
})

test('adding a line to the target list and then deleting it from the source has the same effect as a move', async () => {
  const customer = await customerOf(shop)
  const wishlist = await wishing(customer, [line(7, 2)])
  const [{ _id: itemId, ...item }] = wishlist.items as [(typeof wishlist.items)[number]]
  const { _id } = await open(customer, 'cart')
  const cart = await customer.call('POST /svc_list/lists/{id}/items', {
    params: { id: _id },
    body: { items: [item] },
    version: 'any',
    key: randomUUID(),
  })
  const remaining = await customer.call('DELETE /svc_list/lists/{id}/items/{itemId}', {
    params: { id: wishlist._id, itemId },
    version: wishlist.version,
    key: randomUUID(),
  })
  assert.deepEqual([counts(cart), counts(remaining)], [[[7, 2]], []])
})

test('lines move only between the cart, saved for later, and the wishlist, and never within a list', async () => {
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [line(7, 1)])
  const buyNow = await open(customer, 'buyNow')
  const id = cart.items[0]!._id
  for (const to of ['cart', cart._id, buyNow._id]) {
    await assert.rejects(move(customer, cart._id, [id], to), { status: 422, code: 'not_movable' })
  }
})

test("a guest has no list to move lines to, and another shopper's lines cannot be moved [LIST-231]", async () => {
  const [customer, other, guest] = [await customerOf(shop), await customerOf(shop), shop.visit()]
  const cart = await cartWith(customer, [line(7, 1)])
  const [id] = cart.items.map(({ _id }) => _id) as [string]
  await assert.rejects(move(guest, cart._id, [id], 'sfl'), { status: 401, code: 'login_required' })
  const own = await cartWith(other, [line(8, 1)])
  await assert.rejects(move(other, cart._id, [id], 'sfl'), { status: 404, code: 'list_not_found' })
  await assert.rejects(move(other, own._id, [own.items[0]!._id], cart._id), { status: 404, code: 'list_not_found' })
  await assert.rejects(move(other, own._id, [id], 'sfl'), { status: 404, code: 'item_not_found' })
  assert.deepEqual(await read(customer, cart._id), cart)
})

test('a customer has one wishlist and one saved-for-later list', async () => {
  const customer = await customerOf(shop)
  const [one, other] = await Promise.all([open(customer, 'wishlist'), open(customer, 'wishlist')])
  assert.equal(one._id, other._id)
})
