import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { quoted } from '#services/quotes/quoted-for-tests.ts'
import { registryOf, take } from '#services/registry/registry-for-tests.ts'
import { cartWith, openTestShop, times, type Visitor } from '#services/shop-for-tests.ts'

const shop = await openTestShop()
const chosen = ({ call }: Visitor) => call('GET /svc_checkout/chosen', {})
const choose = ({ call }: Visitor, listId: string | null) =>
  call('PUT /svc_checkout/chosen', { body: { listId }, key: randomUUID() })
const plates = [{ productId: 7, qty: 3 }]

/** A customer with a cart, gifts for somebody's registry, and a quote that they accepted. */
async function everything() {
  const { urlKey } = await registryOf(await customerOf(shop), plates)
  const customer = await customerOf(shop)
  const { _id: cart } = await cartWith(customer, [{ productId: 8, qty: 1 }])
  const gift = await take(customer, urlKey)
  const { quotedId: quote } = await quoted(shop.db, customer, cart, 'Bars')
  await customer.call('POST /svc_list/quotes/{id}/accept', {
    params: { id: quote },
    version: 'any',
    body: {},
    key: randomUUID(),
  })
  return { customer, cart, gift, quote }
}

test('one list is chosen for checkout, whatever it is: another choice takes its place [REGISTRY-203, LIST-234]', async () => {
  const { customer, cart, gift, quote } = await everything()
  assert.deepEqual(await chosen(customer), { listId: cart, kind: 'cart' })
  assert.deepEqual(await choose(customer, quote), { listId: quote, kind: 'quote' })
  assert.deepEqual(await choose(customer, gift), { listId: gift, kind: 'gift' })
  assert.deepEqual(await chosen(customer), { listId: gift, kind: 'gift' })
  assert.deepEqual(await choose(customer, null), { listId: cart, kind: 'cart' })
})

test('what is bought at once is ordered until something else is chosen, and is gone then [LIST-237]', async () => {
  const { customer, cart } = await everything()
  const { _id: now } = await customer.call('POST /svc_list/lists', { body: { type: 'buyNow' }, key: randomUUID() })
  await customer.call('POST /svc_list/lists/{id}/items', {
    params: { id: now },
    body: { items: plates },
    version: 'any',
    key: randomUUID(),
  })
  assert.deepEqual(await chosen(customer), { listId: now, kind: 'buyNow' })
  assert.deepEqual(await choose(customer, null), { listId: cart, kind: 'cart' })
  await assert.rejects(customer.call('GET /svc_list/lists/{id}', { params: { id: now } }), { code: 'list_not_found' })
})

test('choices at the same moment leave one', async () => {
  const { customer, gift, quote } = await everything()
  await Promise.all(times(6, (index) => choose(customer, index % 2 === 0 ? gift : quote)))
  const one = await chosen(customer)
  assert.ok(one?.listId === gift || one?.listId === quote)
})

test('a list of somebody else, a wishlist, and a quote that nobody accepted are not chosen [LIST-234]', async () => {
  const { customer, gift, quote, cart } = await everything()
  const other = await customerOf(shop)
  for (const listId of [gift, quote])
    await assert.rejects(choose(other, listId), { status: 404, code: 'list_not_found' })
  const { _id: wishlist } = await customer.call('POST /svc_list/lists', {
    body: { type: 'wishlist' },
    key: randomUUID(),
  })
  await assert.rejects(choose(customer, wishlist), { code: 'list_not_found' })
  const { quotedId } = await quoted(shop.db, customer, cart, 'Later')
  await assert.rejects(choose(customer, quotedId), { status: 409, code: 'quote_not_held' })
  assert.deepEqual(await chosen(customer), { listId: cart, kind: 'cart' })
  assert.equal(await chosen(shop.visit()), null)
})
