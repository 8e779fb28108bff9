import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { saveTicketBenefit } from './repository.ts'
import { tickets } from './steps.ts'

const shop = await openTestShop(typedProducts)
await shop.db.transaction((tx) =>
  saveTicketBenefit(tx, 'athlete', {
    productId: 51,
    type: 'percent',
    value: 20,
    currency: null,
    freeShipping: true,
    uses: 1,
  }),
)

/** Creates a customer with a ticket that earned 20% off one bar, and free shipping. */
async function holder() {
  const visitor = shop.visit()
  const email = `${randomUUID()}@example.com`
  const password = 'a long enough password'
  const body = { email, password, firstname: 'Ann', lastname: 'Lee' }
  await visitor.call('POST /svc_customer/customer', { body, key: randomUUID() })
  const { customer } = await visitor.call('POST /svc_session/session/login', {
    body: { email, password },
    key: randomUUID(),
  })
  const ticket = { customerId: customer._id, type: 'athlete', eventId: 'open', holderName: 'Ann Lee', orderId: null }
  await shop.db.transaction((tx) => tickets.grantTicket(tx, { ...ticket, source: randomUUID() }))
  const earned = await tickets.readEarned(shop.db, { site: 'USA', customerId: customer._id })
  const [redeem] = [...earned.keys()]
  return { visitor, customerId: customer._id, redeem: redeem! }
}

async function cartOf(visitor: Visitor, redeem: string) {
  const { _id } = await visitor.call('POST /svc_list/lists', { body: { type: 'cart' }, key: randomUUID() })
  const items = [{ productId: 51, qty: 1, metadata: { redeem } }]
  const input = { params: { id: _id }, body: { items }, version: 'any' as const, key: randomUUID() }
  await visitor.call('POST /svc_list/lists/{id}/items', input)
  return (await visitor.call('GET /svc_list/cart', { query: {} }))!
}
async function checkoutOf(visitor: Visitor, listId: string, card?: string) {
  return updateTestCheckout(visitor, listId, {
    shippingAddress: addresses.USA,
    paymentToken: await shop.cardToken(card),
  })
}
const remaining = async (customerId: number) =>
  [...(await tickets.readEarned(shop.db, { site: 'USA', customerId })).values()].map(
    ({ remainingUses }) => remainingUses,
  )

test('a cart line that redeems an earned discount has a lower price and ships free [EARNED-203, EARNED-205]', async () => {
  const { visitor, redeem } = await holder()
  const { lines, list } = await cartOf(visitor, redeem)
  assert.equal(lines[0]?.price, 236)
  const { totals } = await checkoutOf(visitor, list._id)
  assert.equal(totals.wire?.shipping, 0)
})

test('units beyond the remaining uses of an earned discount become a line at the regular price [CART-239]', async () => {
  const { visitor, redeem } = await holder()
  const { list } = await cartOf(visitor, redeem)
  const prices = async () => {
    const { lines } = (await visitor.call('GET /svc_list/cart', { query: {} }))!
    return lines.map(({ qty, price, rowTotal }) => [qty, price, rowTotal])
  }
  const [{ _id: itemId }] = list.items as [(typeof list.items)[number]]
  await visitor.call('PUT /svc_list/cart/items/{itemId}', {
    params: { itemId },
    query: {},
    body: { qty: 3 },
    key: randomUUID(),
  })
  const split = [
    [1, 236, 236],
    [2, 295, 590],
  ]
  assert.deepEqual(await prices(), split)
  const params = { id: list._id }
  await visitor.call('DELETE /svc_list/lists/{id}/items', { params, version: 'any', key: randomUUID() })
  const items = [{ productId: 51, qty: 3, metadata: { redeem } }]
  await visitor.call('POST /svc_list/lists/{id}/items', { params, body: { items }, version: 'any', key: randomUUID() })
  assert.deepEqual(await prices(), split)
})

test("another customer's earned discount does not lower the price", async () => {
  const { redeem } = await holder()
  assert.equal((await cartOf(shop.visit(), redeem)).lines[0]?.price, 295)
  assert.equal((await cartOf((await holder()).visitor, redeem)).lines[0]?.price, 295)
})

test('an order consumes one use of the earned discount, and a declined order restores it [EARNED-207]', async () => {
  const { visitor, customerId, redeem } = await holder()
  const { list } = await cartOf(visitor, redeem)
  const refused = orderBody('USA', await checkoutOf(visitor, list._id, '4000000000000002'))
  await assert.rejects(placeTestOrder(visitor, refused))
  assert.deepEqual(await remaining(customerId), [1])
  const body = orderBody('USA', await checkoutOf(visitor, list._id))
  await placeTestOrder(visitor, body)
  assert.deepEqual(await remaining(customerId), [])
})
