import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { tickets } from '#services/tickets/steps.ts'

const product = (id: number, attributes: ProductAttributes) => testProduct(id, `limited-${id}`, { attributes })
const [byAccount, byEmail, forHolders, inBox, box] = [70, 71, 72, 73, 74]
const boxed = { priceType: 'own', price: {}, percent: 0, isDefault: true, defaultQty: 1, canChangeQty: false } as const
const shop = await openTestShop([
  product(byAccount, { purchaseLimit: 1, limitScope: 'account' }),
  product(byEmail, { purchaseLimit: 2, limitScope: 'email' }),
  product(forHolders, { requiredTickets: ['crew'] }),
  product(inBox, { purchaseLimit: 1, limitScope: 'email' }),
  testProduct(box, 'box', {
    type: 'bundle',
    bundleOptions: [
      { id: 'one', title: 'One', isRequired: true, includedProductId: null, values: [{ ...boxed, productId: inBox }] },
    ],
  }),
])
const { db, visit } = shop

/** Brings a cart to the review step, with a unique email by default. */
async function ready(visitor: Visitor, productId: number, qty = 1, email = `${randomUUID()}@example.com`) {
  const { _id } = await cartWith(visitor, [{ productId, qty }])
  return again(visitor, _id, email)
}
async function again(visitor: Visitor, listId: string, email: string) {
  const entered = { shippingAddress: { ...addresses.USA, email }, paymentToken: await shop.cardToken() }
  return { visitor, listId, checkout: await updateTestCheckout(visitor, listId, entered) }
}
const order = ({ visitor, checkout }: Awaited<ReturnType<typeof ready>>) =>
  placeTestOrder(visitor, orderBody('USA', checkout))
const refusedFor = (message: RegExp) => (error: { code: string; details: { items: { message: string }[] } }) => {
  assert.equal(error.code, 'invalid_item')
  assert.match(error.details.items[0]!.message, message)
  return true
}
const errorOf = async ({ call }: Visitor) => (await call('GET /svc_list/cart', { query: {} }))!.lines[0]!.error?.code

test('a second purchase of a product limited to one per account is refused in the cart and at placement [TICKET-204, CATALOG-220]', async () => {
  const ann = await customerOf(shop)
  const first = await ready(ann, byAccount)
  await order(first)
  const { _id } = await cartWith(ann, [{ productId: byAccount, qty: 1 }])
  assert.equal(await errorOf(ann), 'purchase_limit')
  const view = await ann.call('GET /svc_checkout/checkout/{listId}', { params: { listId: _id }, query: {} })
  assert.equal(view.cart.canCheckOut, false)
  const [line] = view.cart.lines
  const body = orderBody('USA', first.checkout)
  const items = [{ listItemId: line!._id, productId: byAccount, qty: 1, price: line!.price }]
  const second = placeTestOrder(ann, { ...body, listId: _id, items })
  await assert.rejects(second, refusedFor(/^Limit 1 per customer\. You’ve already ordered 1\.$/))
})

test('an account limit counts guest orders and account orders with the same email together [CATALOG-220]', async () => {
  const ann = await customerOf(shop)
  const { email } = await ann.call('GET /svc_customer/customer', {})
  const first = await ready(visit(), byAccount, 1, email)
  assert.equal((await order(first)).status, 'payment_complete')
  const again = refusedFor(/^Limit 1 per customer\. You’ve already ordered 1\.$/)
  await assert.rejects(order(await ready(visit(), byAccount, 1, email.toUpperCase())), again)
  await assert.rejects(order(await ready(ann, byAccount, 1, email)), again)
  const other = await customerOf(shop)
  const own = await ready(other, byAccount)
  assert.equal((await order(own)).status, 'payment_complete')
})

test('if a guest and an account with the same email order concurrently, one of them succeeds [TICKET-205]', async () => {
  const ann = await customerOf(shop)
  const { email } = await ann.call('GET /svc_customer/customer', {})
  const carts = [await ready(ann, byAccount, 1, email)]
  for (const guest of times(3, () => visit())) carts.push(await ready(guest, byAccount, 1, email))
  assert.deepEqual(await countResults(carts.map(order)), { fulfilled: 1, invalid_item: 3 })
})

test('concurrent orders with the same email succeed up to the limit, and the others are refused with the reason [TICKET-205, CATALOG-220]', async () => {
  const email = `${randomUUID()}@example.com`
  const carts = await Promise.all(
    times(6, (index) => ready(visit(), byEmail, 1, index % 2 ? email : email.toUpperCase())),
  )
  assert.deepEqual(await countResults(carts.map(order)), { fulfilled: 2, invalid_item: 4 })
  const other = await ready(visit(), byEmail)
  assert.equal((await order(other)).status, 'payment_complete')
})

test('units in a bundle count towards the purchase limit [CATALOG-220]', async () => {
  const email = `${randomUUID()}@example.com`
  const boxCart = async () => {
    const visitor = visit()
    const child = { productId: inBox, qty: 1, metadata: { bundleOptionId: 'one' } }
    const { _id } = await cartWith(visitor, [{ productId: box, qty: 1, children: [child] }])
    return again(visitor, _id, email)
  }
  assert.equal((await order(await boxCart())).status, 'payment_complete')
  await assert.rejects(order(await boxCart()), refusedFor(/You’ve already ordered 1\./))
  await assert.rejects(order(await ready(visit(), inBox, 1, email)), refusedFor(/You’ve already ordered 1\./))
})

test('units of a declined order do not count towards the purchase limit [TICKET-205]', async () => {
  const email = `${randomUUID()}@example.com`
  const visitor = visit()
  const cart = await ready(visitor, byEmail, 2, email)
  const declined = await updateTestCheckout(visitor, cart.listId, {
    paymentToken: await shop.cardToken('4012888888881881'),
  })
  await assert.rejects(placeTestOrder(visitor, orderBody('USA', declined)), { code: 'payment_error' })
  assert.equal((await order(await again(visitor, cart.listId, email))).status, 'payment_complete')
  const more = await ready(visit(), byEmail, 1, email)
  await assert.rejects(order(more), refusedFor(/You’ve already ordered 2\./))
})

test('a product that requires a ticket is sold only to ticket holders [TICKET-203, TICKET-205]', async () => {
  const guest = visit()
  await cartWith(guest, [{ productId: forHolders, qty: 1 }])
  assert.equal(await errorOf(guest), 'ticket_required')
  const ann = await customerOf(shop)
  const { _id } = await cartWith(ann, [{ productId: forHolders, qty: 1 }])
  assert.equal(await errorOf(ann), 'ticket_required')
  const { _id: customerId } = await ann.call('GET /svc_customer/customer', {})
  const ticket = { type: 'crew', eventId: 'spring-open', holderName: 'Ann', orderId: null, source: randomUUID() }
  await db.transaction((tx) => tickets.grantTicket(tx, { ...ticket, customerId }))
  assert.equal(await errorOf(ann), undefined)
  const cart = await again(ann, _id, 'ann@example.com')
  assert.equal((await order(cart)).status, 'payment_complete')
})
