import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { setListOpen } from '#services/lists/steps.ts'
import { expireQuotes } from '#services/quotes/expire-quotes.ts'
import { createTestQuote } from '#services/quotes/quoted-for-tests.ts'
import { registryOf, addTestGift } from '#services/registry/registry-for-tests.ts'
import { cartWith, openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const chosen = ({ call }: Visitor) => call('GET /svc_checkout/chosen', {})
const choose = ({ call }: Visitor, listId: string | null) =>
  call('PUT /svc_checkout/chosen', { body: { listId }, key: randomUUID() })
const plates = [{ productId: 7, qty: 3 }]

/** Creates a customer with a cart, gifts for another customer's registry, and an accepted quote. */
async function everything() {
  const { urlKey } = await registryOf(await customerOf(shop), plates)
  const customer = await customerOf(shop)
  const { _id: cart } = await cartWith(customer, [{ productId: 8, qty: 1 }])
  const gift = await addTestGift(customer, urlKey)
  const { quotedId: quote } = await createTestQuote(shop.db, customer, cart, 'Bars')
  await customer.call('POST /svc_list/quotes/{id}/accept', {
    params: { id: quote },
    version: 'any',
    body: {},
    key: randomUUID(),
  })
  return { customer, cart, gift, quote }
}

test('checkout has one active list of any type, and a new choice replaces it [REGISTRY-203, LIST-234]', async () => {
  const { customer, cart, gift, quote } = await everything()
  assert.deepEqual(await chosen(customer), { listId: cart, kind: 'cart' })
  assert.deepEqual(await choose(customer, quote), { listId: quote, kind: 'quote' })
  assert.deepEqual(await choose(customer, gift), { listId: gift, kind: 'gift' })
  assert.deepEqual(await chosen(customer), { listId: gift, kind: 'gift' })
  assert.deepEqual(await choose(customer, null), { listId: cart, kind: 'cart' })
})

test('a buy-now list is active until the shopper chooses another list, and is then deleted [LIST-237]', async () => {
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

const moments = statement<{ id: string }>(
  'test.moments',
  'select id from list where id = any($1) and chosen_at is not null',
)

test('concurrent choices leave one list active for checkout', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { customer, gift, quote } = await everything()
    await Promise.all(times(6, (index) => choose(customer, index % 2 === 0 ? gift : quote)))
    const remaining = await shop.db.run(moments, [[gift, quote]])
    assert.equal(remaining.length, 1)
    assert.equal((await chosen(customer))?.listId, remaining[0]!.id)
  }
})

const readOwner = statement<{ customerId: number }>(
  'test.owner',
  'select customer_id as "customerId" from list where id = $1',
)
const hold = statement('test.hold', `update quote set valid_until = to_timestamp($2::float8 / 1000) where list_id = $1`)

test('an expired quote is refused as expired before and after it is closed; once reopened, it does not override later choices [LIST-234]', async () => {
  const { customer, cart, quote } = await everything()
  await choose(customer, quote)
  await shop.db.run(hold, [quote, shop.clock() - 1])
  await assert.rejects(choose(customer, quote), { status: 409, code: 'quote_not_held' })
  await expireQuotes(shop.db, shop.clock())
  await assert.rejects(choose(customer, quote), { status: 409, code: 'quote_not_held' })
  await choose(customer, null)
  await shop.db.run(hold, [quote, shop.clock() + 86_400_000])
  const [owner] = await shop.db.run(readOwner, [quote])
  await shop.db.transaction((tx) => setListOpen(tx, { listId: quote, site: 'USA', ...owner! }, true))
  assert.deepEqual(await chosen(customer), { listId: cart, kind: 'cart' })
})

test("another shopper's list, a wishlist, and an unaccepted quote cannot be chosen [LIST-234]", async () => {
  const { customer, gift, quote, cart } = await everything()
  const other = await customerOf(shop)
  for (const listId of [gift, quote])
    await assert.rejects(choose(other, listId), { status: 404, code: 'list_not_found' })
  const { _id: wishlist } = await customer.call('POST /svc_list/lists', {
    body: { type: 'wishlist' },
    key: randomUUID(),
  })
  await assert.rejects(choose(customer, wishlist), { code: 'list_not_found' })
  const { quotedId } = await createTestQuote(shop.db, customer, cart, 'Later')
  await assert.rejects(choose(customer, quotedId), { status: 409, code: 'quote_not_held' })
  assert.deepEqual(await chosen(customer), { listId: cart, kind: 'cart' })
  assert.equal(await chosen(shop.visit()), null)
})
