import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sites, siteSettings } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { setPrice } from '#services/catalog/set-price-for-tests.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
  type OrderBody,
} from '#services/testing/orders-for-tests.ts'
import {
  priceEverywhere,
  testProduct,
  testStock,
  testVariant,
  testProducts,
} from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import { publishOrder, sweepOrders } from '#services/orders/publish.ts'

const lastOnes = testProduct(20, 'last-ones', {
  variants: [testVariant('IW-LAST', { stock: testStock({ onHand: 5 }) })],
})
const moving = testProduct(21, 'moving-price', {
  variants: [testVariant('IW-MOVE', { prices: priceEverywhere(10_000) })],
})
const shop = await openTestShop([...testProducts, lastOnes, moving])
const { db, deps, visit, clock } = shop

const readStock = statement<{ onHand: number; reserved: number }>(
  'test.stock',
  `select on_hand as "onHand", reserved from stock where sellable_id = $1 and location = 'US'`,
)
const leave = statement(
  'test.leave',
  `update stock set on_hand = reserved + $2 where sellable_id = $1 and location = 'US'`,
)
const readEvents = statement<{ to: string }>(
  'test.events',
  'select to_status as to from order_event where order_id = $1 order by id',
)
const eventsOf = async (orderId: string) => (await db.run(readEvents, [orderId])).map(({ to }) => to)
const plate = [{ productId: 7, qty: 1 }]
const ready = (lines = plate, card?: string) => {
  const visitor = visit()
  return reachReviewStep(shop, visitor, 'USA', lines, card).then((done) => ({ ...done, visitor }))
}

const readCurrency = statement<{ currency: string }>('test.currency', 'select currency from shop_order where id = $1')

test('a guest can order on every site, with its currency and store id, and the totals add up [ORDER-203, ORDER-204, PRICE-222]', async () => {
  for (const site of sites) {
    const visitor = visit(site)
    const { body } = await reachReviewStep(shop, visitor, site, plate)
    const order = await placeTestOrder(visitor, body)
    assert.equal(order.status, 'payment_complete', site)
    assert.equal(order.storeId, siteSettings[site].storeId)
    const [stored] = await db.run(readCurrency, [order.orderId])
    assert.equal(stored?.currency, siteSettings[site].currency)
    const { totals } = order
    const cents = (amount: number) => Math.round(amount * 100)
    assert.equal(cents(totals.grandTotalIncludingTax) - cents(totals.grandTotalExcludingTax), cents(totals.tax), site)
    assert.equal(cents(totals.itemTax) + cents(totals.shippingTax), cents(totals.tax), site)
  }
})

test('an order on EUR has store id 5 [REGION-210]', async () => {
  const visitor = visit('EUR')
  const { body } = await reachReviewStep(shop, visitor, 'EUR', plate)
  assert.equal((await placeTestOrder(visitor, body)).storeId, 5)
})

test('reading an order returns its selected rates with all documented fields [SHIP-204]', async () => {
  const { visitor, body, checkout } = await ready()
  const { orderId } = await placeTestOrder(visitor, body)
  const { shipping } = await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
  const [selected] = checkout.shipping.rates.filter(
    ({ shippingCode }) => shippingCode === body.shipping[0]!.shippingCode,
  )
  const { days: _, ...rate } = selected!
  assert.deepEqual(shipping, [rate])
  for (const field of ['shippingCode', 'rate', 'label', 'carrier', 'packageNumber', 'transactionId'])
    assert.ok(field in shipping[0]!, field)
})

test('placing an order returns orderId, storeId, status, and payment [ORDER-219, ORDER-221]', async () => {
  const { visitor, body } = await ready()
  const { orderId, storeId, status, payment } = await placeTestOrder(visitor, body)
  assert.match(orderId, /^1\d{8}$/)
  assert.deepEqual([storeId, status, payment.paymentType], [1, 'payment_complete', 'spreedly'])
})

test('a placed order has the status new, and payment_complete once it is paid [ORDER-212]', async () => {
  const { visitor, body } = await ready()
  const { orderId } = await placeTestOrder(visitor, body)
  assert.deepEqual(await eventsOf(orderId), ['new', 'payment_complete'])
})

test('publishing an order twice captures once, commits the stock once, and queues one email [ORDER-214]', async () => {
  const { visitor, body } = await ready([{ productId: 8, qty: 2 }])
  const { orderId } = await placeTestOrder(visitor, body)
  const [reserved] = await db.run(readStock, [8])
  assert.deepEqual(reserved, { onHand: 6, reserved: 2 })
  await Promise.all([publishOrder(deps, orderId), publishOrder(deps, orderId)])
  await publishOrder(deps, orderId)
  const [sold] = await db.run(readStock, [8])
  assert.deepEqual(sold, { onHand: 4, reserved: 0 })
  const order = await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
  assert.equal(order.status, 'published')
  assert.deepEqual(await eventsOf(orderId), ['new', 'payment_complete', 'published'])
  const { giftCards, secret } = shop.deps
  const mailing = {
    db,
    giftCards,
    secret,
    chat: shop.deps.chat,
    invoicing: shop.deps.invoicing,
    mail: shop.mail,
    brand: 'Ironwright',
    siteUrl: () => 'http://localhost:3000',
    backOfficeUrl: shop.deps.backOfficeUrl,
  }
  const mail = {
    template: 'order-confirmation',
    to: 'ann@example.com',
    data: { orderId },
    key: `order-confirmation.${orderId}`,
  }
  await sendMail(mailing, mail)
  await sendMail(mailing, mail)
  const mails = (await readCaughtMails(db, 'ann@example.com')).filter(({ subject }) => subject.includes(orderId))
  assert.equal(mails.length, 1)
  for (const part of [mails[0]!.text, mails[0]!.html])
    assert.match(part, new RegExp(`2[\\s\\S]*Rubber Plate|Rubber Plate[\\s\\S]*2`))
})

test('after an order, the cart is empty, and adding an item opens a new cart [LIST-239]', async () => {
  const { visitor, body, listId } = await ready()
  await placeTestOrder(visitor, body)
  assert.equal(await visitor.call('GET /svc_list/cart', { query: {} }), null)
  const next = await cartWith(visitor, plate)
  assert.notEqual(next._id, listId)
})

test('concurrent requests with the same key place one order and get the same response', async () => {
  const { visitor, body } = await ready()
  const key = randomUUID()
  const replies = await Promise.all(times(4, () => placeTestOrder(visitor, body, key)))
  assert.equal(new Set(replies.map(({ orderId }) => orderId)).size, 1)
  assert.equal((await placeTestOrder(visitor, body, key)).orderId, replies[0]!.orderId)
})

test('a second order for the same list is refused with the first order and its total [ORDER-237]', async () => {
  const { visitor, body } = await ready()
  const first = await placeTestOrder(visitor, body)
  await assert.rejects(placeTestOrder(visitor, body), {
    status: 409,
    code: 'order_already_published',
    details: { orderId: first.orderId, totals: { grandTotalIncludingTax: first.totals.grandTotalIncludingTax } },
  })
})

test('of twenty concurrent orders for five units, five are placed [CART-238]', async () => {
  const carts = await Promise.all(times(20, () => ready([{ productId: 20, qty: 1 }])))
  const placed = carts.map(({ visitor, body }) => placeTestOrder(visitor, body))
  assert.deepEqual(await countResults(placed), { fulfilled: 5, inventory_error: 15 })
  // The stock at the time of ordering matters, not the stock shown in the cart.
  for (const outcome of await Promise.allSettled(placed)) {
    if (outcome.status === 'fulfilled') continue
    const { skus } = (outcome.reason as { details: { skus: unknown } }).details
    assert.deepEqual(skus, [{ sku: 'IW-LAST', requested: 1, available: 0 }])
  }
  assert.deepEqual(await db.run(readStock, [20]), [{ onHand: 5, reserved: 5 }])
})

test('a stock shortage lists each SKU with its requested and available units, in the details and in the message [ERROR-211]', async () => {
  const { visitor, body } = await ready([{ productId: 21, qty: 4 }])
  await db.run(leave, [21, 3])
  await assert.rejects(placeTestOrder(visitor, body), {
    status: 422,
    code: 'inventory_error',
    details: {
      message: 'Insufficient inventory for: IW-MOVE',
      skus: [{ sku: 'IW-MOVE', requested: 4, available: 3 }],
    },
  })
})

test('if a card is declined, the order fails, its stock is released, and the cart is unchanged', async () => {
  const { visitor, body } = await ready(plate, '4012888888881881')
  const [before] = await db.run(readStock, [7])
  await assert.rejects(placeTestOrder(visitor, body), {
    status: 422,
    code: 'payment_error',
    details: { message: 'declined' },
  })
  assert.deepEqual(await db.run(readStock, [7]), [before])
  assert.equal((await visitor.call('GET /svc_list/cart', { query: {} }))?.count, 1)
})

test('a card without its security code is refused with cvv_required', async () => {
  const { visitor, body } = await ready()
  const transactionToken = await shop.cardToken('4111111111111111', '')
  const without = { ...body, payment: { ...body.payment, transactionToken } }
  await assert.rejects(placeTestOrder(visitor, without), { status: 422, code: 'cvv_required' })
})

const respondToChallenge = (token: string, choice: 'yes' | 'no') =>
  fetch(`${shop.sandboxUrl}/__sandbox/challenge/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ answer: choice }),
    redirect: 'manual',
  })

test('a challenge leaves the order pending with its token and 10 more minutes, and the challenge result completes the order [PAY-207, PAY-210, PAY-214]', async () => {
  const { visitor, body } = await ready(plate, '4000000000002503')
  const pending = await placeTestOrder(visitor, body)
  assert.equal(pending.status, 'payment_pending')
  assert.ok(pending.payment.challengeUrl?.startsWith(shop.sandboxUrl))
  const hold = statement<{ until: number }>(
    'test.hold',
    'select (extract(epoch from expires_at) * 1000)::float8 as until from reservation where order_id = $1',
  )
  assert.deepEqual(await db.run(hold, [pending.orderId]), [{ until: clock() + 40 * 60_000 }])
  const details = { params: { orderId: pending.orderId }, body: {}, key: randomUUID() }
  const call = 'POST /svc_checkout/order/{orderId}/payment-details'
  assert.equal((await visitor.call(call, details)).status, 'payment_pending')
  const back = await respondToChallenge(pending.payment.transactionToken!, 'yes')
  assert.equal(back.headers.get('location'), `http://localhost:3000/checkout/bank/${pending.orderId}`)
  const done = await visitor.call(call, details)
  assert.equal(done.status, 'payment_complete')
  assert.equal(done.payment.transactionToken, undefined)
})

test('an order with a refused challenge ends in payment_error [PAY-211, PAY-213]', async () => {
  const { visitor, body } = await ready(plate, '4000000000003006')
  const pending = await placeTestOrder(visitor, body)
  await respondToChallenge(pending.payment.transactionToken!, 'yes')
  const call = 'POST /svc_checkout/order/{orderId}/payment-details'
  const done = await visitor.call(call, { params: { orderId: pending.orderId }, body: {}, key: randomUUID() })
  assert.equal(done.status, 'payment_error')
  assert.equal((await visitor.call('GET /svc_list/cart', { query: {} }))?.count, 1)
})

test('a payment token is returned only to the session that placed the order, while the challenge is open [PAY-238]', async () => {
  const { visitor, body } = await ready(plate, '4000000000002503')
  const { orderId } = await placeTestOrder(visitor, body)
  const read = ({ call }: Visitor) => call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
  for (const other of [visit(), visit('CAN')]) {
    await assert.rejects(read(other), { status: 404, code: 'order_not_found' })
  }
  const { transactionToken } = (await read(visitor)).payment
  await respondToChallenge(transactionToken!, 'yes')
  const finish = 'POST /svc_checkout/order/{orderId}/payment-details'
  await visitor.call(finish, { params: { orderId }, body: {}, key: randomUUID() })
  assert.equal((await read(visitor)).payment.transactionToken, undefined)
  await publishOrder(deps, orderId)
  assert.equal((await read(visitor)).payment.transactionToken, undefined)
})

test('an order with an abandoned challenge expires and releases its stock [PAY-212]', async () => {
  const { visitor, body } = await ready([{ productId: 14, qty: 1 }], '4000000000003501')
  const { orderId } = await placeTestOrder(visitor, body)
  await sweepOrders(deps, clock() + 41 * 60_000)
  const order = await visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
  assert.equal(order.status, 'payment_error')
})

test('an order with a lost payment response is completed by a later lookup of the payment', async () => {
  const { visitor, body } = await ready()
  const order = await placeTestOrder(visitor, body)
  await db.run(
    statement(
      'test.lose',
      `update shop_order set status = 'new', created_at = now() - interval '5 minutes' where id = $1`,
    ),
    [order.orderId],
  )
  await sweepOrders(deps, clock())
  const again = await visitor.call('GET /svc_checkout/order/{orderId}', {
    params: { orderId: order.orderId },
    query: {},
  })
  assert.equal(again.status, 'payment_complete')
})

const off = (body: OrderBody, change: (copy: OrderBody) => void): OrderBody => {
  const copy = structuredClone(body)
  change(copy)
  return copy
}

test('a price or total that is off by one cent is refused with a code for that amount [ORDER-236]', async () => {
  const { visitor, body } = await ready()
  const cases: [string, (copy: OrderBody) => void][] = [
    ['wrong_product_price', (copy) => (copy.items[0]!.price -= 0.01)],
    ['wrong_product_price', (copy) => (copy.items[0]!.qty += 1)],
    ['shipping_method_not_found', (copy) => (copy.shipping[0]!.transactionId = randomUUID())],
    ['wrong_shipping_rate', (copy) => (copy.shipping[0]!.rate -= 0.01)],
    ['wrong_shipping_rate', (copy) => (copy.shipping[0]!.shippingCode = 'teleport')],
    ['wrong_shipping_total', (copy) => (copy.totals.shipping -= 0.01)],
    ['wrong_discount', (copy) => (copy.totals.discount += 0.01)],
    ['wrong_tax_total', (copy) => (copy.totals.tax -= 0.01)],
    ['wrong_grandtotal', (copy) => (copy.totals.grandTotalIncludingTax -= 0.01)],
    ['wrong_grandtotal', (copy) => (copy.totals.subtotal -= 0.01)],
    ['wrong_payment_amount', (copy) => (copy.payment.amount -= 0.01)],
    ['payment_error', (copy) => delete copy.payment.transactionToken],
  ]
  for (const [code, change] of cases) {
    await assert.rejects(placeTestOrder(visitor, off(body, change)), { status: 422, code })
  }
  assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete')
})

test('listItemId in an order is the _id of the list item [CART-204]', async () => {
  const { visitor, body, listId } = await ready([...plate, { productId: 8, qty: 1 }])
  const { items } = await visitor.call('GET /svc_list/lists/{id}', { params: { id: listId } })
  assert.deepEqual(
    body.items.map(({ listItemId }) => listItemId),
    items.map(({ _id }) => _id),
  )
  const [first, second] = body.items
  const exchanged = [
    { ...first!, listItemId: second!.listItemId },
    { ...second!, listItemId: first!.listItemId },
  ]
  await assert.rejects(placeTestOrder(visitor, { ...body, items: exchanged }), { code: 'wrong_product_price' })
  assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete')
})

test('an amount with three decimals is an invalid request', async () => {
  const { visitor, body } = await ready()
  const placing = placeTestOrder(
    visitor,
    off(body, (copy) => (copy.payment.amount += 0.001)),
  )
  await assert.rejects(placing, { status: 400, code: 'invalid_request' })
})

test('an invalid address is refused with the invalid fields [ERROR-213, ERROR-214]', async () => {
  const { visitor, body } = await ready()
  const wrong = off(body, (copy) => (copy.shippingAddress!.postcode = '1234'))
  await assert.rejects(placeTestOrder(visitor, wrong), {
    code: 'invalid_shipping',
    details: { fields: [{ path: 'postcode', rule: 'pattern' }] },
  })
  const billing = off(body, (copy) => Object.assign(copy.billingAddress!, { firstname: ' ', city: 'Elsewhere' }))
  await assert.rejects(placeTestOrder(visitor, billing), {
    code: 'invalid_billing',
    details: { fields: [{ path: 'firstname', rule: 'required' }] },
  })
})

test('a shipping quote that is too old, or is for another cart, is invalid [SHIP-254]', async () => {
  const { visitor, body, listId } = await ready([{ productId: 8, qty: 1 }])
  const { items } = await visitor.call('GET /svc_list/lists/{id}', { params: { id: listId } })
  await visitor.call('PUT /svc_list/lists/{id}/items/{itemId}', {
    params: { id: listId, itemId: items[0]!._id },
    body: { qty: 2 },
    version: 'any',
    key: randomUUID(),
  })
  const fresh = await visitor.call('GET /svc_checkout/checkout/{listId}', { params: { listId }, query: {} })
  const mixed = { ...orderBody('USA', fresh), shipping: body.shipping }
  await assert.rejects(placeTestOrder(visitor, mixed), { code: 'shipping_method_not_valid' })
  const late = orderBody('USA', fresh)
  const before = clock()
  clock.advance(31 * 60_000)
  await assert.rejects(placeTestOrder(visitor, late), { code: 'shipping_method_not_valid' })
  clock.set(before)
})

test('a price that changed since the review is refused, and the new one is accepted [PRICE-204]', async () => {
  const { visitor, body, listId } = await ready([{ productId: 21, qty: 1 }])
  await db.transaction((tx) => setPrice(tx, 'USA', 21, 11_000, null))
  await assert.rejects(placeTestOrder(visitor, body), { status: 422, code: 'wrong_product_price' })
  const fresh = await visitor.call('GET /svc_checkout/checkout/{listId}', { params: { listId }, query: {} })
  assert.equal((await placeTestOrder(visitor, orderBody('USA', fresh))).totals.subtotal, 110)
})

test('a product without a weight cannot ship, and the error identifies it', async () => {
  const visitor = visit()
  const list = await cartWith(visitor, [{ productId: 13, qty: 1 }])
  const { shipping, step } = await updateTestCheckout(visitor, list._id, { shippingAddress: addresses.USA })
  assert.deepEqual(
    [shipping.state, shipping.error, shipping.skus, step],
    ['error', 'weight_unknown', ['IW-NOWEIGHT'], 'shipping'],
  )
})
