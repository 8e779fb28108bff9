import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setPrice } from '#services/catalog/set-price-for-tests.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { moveQuote, writeOffer } from './repository.ts'

const rig = (id: number, price: number) =>
  testProduct(id, `rig-${id}`, {
    attributes: { isQuoted: true },
    variants: [testVariant(`IW-RIG-${id}`, { prices: priceEverywhere(price) })],
  })
const [unpriced, priced] = [81, 82]
const shop = await openTestShop([rig(unpriced, 0), rig(priced, 90_000)])
const review = async (visitor: Visitor, listId: string) =>
  updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA, paymentToken: await shop.cardToken() })

test('a product sold by quote cannot be added to a cart while its price is 0', async () => {
  await assert.rejects(cartWith(shop.visit(), [{ productId: unpriced, qty: 1 }]), {
    status: 422,
    code: 'invalid_item',
    details: { productId: unpriced, cause: 'quote_required', message: 'This product is sold by quote only.' },
  })
  assert.equal((await cartWith(shop.visit(), [{ productId: priced, qty: 1 }])).items.length, 1)
})

test('a cart line cannot be ordered for 0.00 if its product is now sold by quote', async () => {
  const visitor = shop.visit()
  const { _id } = await cartWith(visitor, [{ productId: priced, qty: 1 }])
  const body = orderBody('USA', await review(visitor, _id))
  await shop.db.transaction((tx) => setPrice(tx, 'USA', priced, 0, null))
  const cart = (await visitor.call('GET /svc_list/cart', { query: {} }))!
  assert.deepEqual([cart.canCheckOut, cart.lines[0]!.error?.code], [false, 'quote_required'])
  body.items[0]!.price = 0
  await assert.rejects(placeTestOrder(visitor, body), { code: 'invalid_item' })
})

test('a product without a price is ordered at the price of an accepted quote', async () => {
  const customer = await customerOf(shop)
  const { call } = customer
  const wishlist = await call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: randomUUID() })
  const items = [{ productId: unpriced, qty: 1 }]
  await call('POST /svc_list/lists/{id}/items', {
    params: { id: wishlist._id },
    body: { items },
    version: 'any',
    key: randomUUID(),
  })
  const { id } = await call('POST /svc_list/quotes', {
    body: { listId: wishlist._id, title: 'Rig' },
    key: randomUUID(),
  })
  const list = await call('GET /svc_list/lists/{id}', { params: { id } })
  await shop.db.transaction(async (tx) => {
    const lines = list.items.map(({ _id: itemId, qty }) => ({ itemId, qty, price: 70_000 }))
    await writeOffer(tx, id, { lines, shipping: null, note: '' })
    await moveQuote(tx, id, 'sent', { validUntil: shop.clock() + 86_400_000 })
  })
  await call('POST /svc_list/quotes/{id}/accept', { params: { id }, version: 'any', body: {}, key: randomUUID() })
  const checkout = await review(customer, id)
  assert.equal(checkout.totals.wire!.subtotal, 700)
  assert.match((await placeTestOrder(customer, orderBody('USA', checkout))).orderId, /^\d+$/)
})
