import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { needsCard } from '#domain/checkout/steps.ts'
import { setPrice } from '#services/catalog/set-price-for-tests.ts'
import {
  priceEverywhere,
  testProduct,
  testProducts,
  testStock,
  testVariant,
} from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import {
  assertActionData,
  redirectLocation,
  formOf,
  guestAddress,
  guestContact,
  pageAt,
  pageContextOf,
} from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { savePayment, saveShipping } from './checkout-actions.ts'
import { composeOrder } from './placing/compose-order.ts'
import { loadBankReturn } from './placing/load-bank.ts'
import { guardStep, loadCheckoutStep, expiredBuyNowPath } from './load-checkout.ts'
import { loadPayment } from './payment/load-payment.ts'
import { loadSuccess } from './success/load-success.ts'
import { placeOrder, type PlaceResult } from './placing/place-order.ts'
import { priceChanges, readSeenAmounts, displayedAmounts, sumChanges } from './review/price-changes.ts'
import { shipments } from './shipping/rates-view.ts'
import { totalsView } from './summary/totals-view.ts'

const moving = testProduct(31, 'moving-price', {
  variants: [testVariant('IW-MOVE', { prices: priceEverywhere(10_000) })],
})
const last = testProduct(32, 'last-one', { variants: [testVariant('IW-LAST', { stock: testStock({ onHand: 1 }) })] })
const mats = testProduct(33, 'mats', { shippingGroup: 'DROPSHIP' })
const shop = await openTestShop([...testProducts, moving, last, mats])
before(() => loadTexts('en', ['checkout']))

const plate = [{ productId: 7, qty: 2 }]
const berlin = { ...guestContact, street: 'Hauptstr. 1', city: 'Berlin', postcode: '10115', countryId: 'DE' }
const page = pageAt('/checkout')

const guest = async (lines = plate, site: 'USA' | 'EUR' | 'AUS' = 'USA') => {
  const visitor = shop.visit(site)
  await cartWith(visitor, lines)
  return { visitor, context: pageContextOf(visitor, site) }
}

/** Submits twice, like a browser without JavaScript: first to see the rates, then to accept them. */
async function ship(visitor: Visitor, address: Record<string, string>, site: 'USA' | 'EUR' | 'AUS' = 'USA') {
  const context = pageContextOf(visitor, site)
  assert.equal(await redirectLocation(saveShipping(context, page, formOf(address))), '/checkout/shipping#rates')
  const { checkout } = await loadCheckoutStep(context)
  const rates = Object.fromEntries(
    checkout.draft.rates.map((rate) => [`rate-${rate.packageNumber}`, rate.shippingCode]),
  )
  return redirectLocation(saveShipping(context, page, formOf({ ...address, ...rates })))
}

async function reviewing(lines = plate, card?: string) {
  const { visitor, context } = await guest(lines)
  await ship(visitor, guestAddress)
  const payment = formOf({ same: 'on', payment_token: await shop.cardToken(card) })
  assert.equal(await redirectLocation(savePayment(context, page, payment)), '/checkout/review')
  const { checkout, key } = await loadCheckoutStep(context)
  const placeForm = formOf({
    op: 'place',
    key,
    order: JSON.stringify(composeOrder('USA', checkout)),
    seen: JSON.stringify(displayedAmounts(checkout)),
  })
  return { visitor, context, checkout, placeForm }
}

test('opening checkout with an empty cart redirects to the cart [CHECKOUT-210]', async () => {
  assert.equal(await redirectLocation(loadCheckoutStep(pageContextOf(shop.visit()))), expiredBuyNowPath)
})

test('a checkout step is available only after the earlier steps are complete [CHECKOUT-215]', async () => {
  const { context } = await guest()
  const view = await loadCheckoutStep(context)
  const guard = (step: 'shipping' | 'payment' | 'review') =>
    redirectLocation((async () => guardStep(step, view) ?? {})())
  assert.equal(await guard('payment'), '/checkout/shipping')
  assert.equal(await guard('review'), '/checkout/shipping')
  assert.equal(guardStep('shipping', view), undefined)
})

test("the checkout address starts in the visitor's country if the site ships there [CHECKOUT-219]", async () => {
  const { visitor } = await guest(plate, 'EUR')
  const start = async (country: string) => {
    const { checkout } = await loadCheckoutStep(pageContextOf(visitor, 'EUR', country))
    return checkout.draft.shippingAddress.countryId
  }
  assert.equal(await start('FR'), 'FR')
  assert.equal(await start('US'), 'DE')
})

test('the checkout steps are shipping, payment, review, and success [CHECKOUT-208, CHECKOUT-001]', async () => {
  const { visitor, context } = await guest()
  assert.equal(await ship(visitor, guestAddress), '/checkout/payment')
  const card = formOf({ same: 'on', payment_token: await shop.cardToken() })
  assert.equal(await redirectLocation(savePayment(context, page, card)), '/checkout/review')
  const { checkout, key } = await loadCheckoutStep(context)
  const form = formOf({ op: 'place', key, order: JSON.stringify(composeOrder('USA', checkout)) })
  const to = await redirectLocation(placeOrder(context, page, form))
  assert.match(to, /^\/checkout\/success\?order=1\d{8}$/)
  const { view } = await loadSuccess(context, pageAt(to))
  assert.equal(view.order.email, 'jo@example.com')
  assert.equal(view.order.totals.total, Math.round(checkout.totals.grandTotal! * 100))
})

test('with an incomplete address, the shipping step stays open and its values are saved', async () => {
  const { context } = await guest()
  const data = await assertActionData(saveShipping(context, page, formOf({ ...guestAddress, postcode: '432' })))
  assert.deepEqual(data, { kind: 'invalid' })
  const { checkout } = await loadCheckoutStep(context)
  assert.equal(checkout.draft.shippingAddress.postcode, '432')
  assert.equal(checkout.draft.shippingAddress.street[0], '100 Main St')
})

test('each shipment has one chosen rate, by default the cheapest one other than pickup [SHIP-217, ORDER-205]', async () => {
  const { visitor, context } = await guest([...plate, { productId: 33, qty: 1 }])
  await ship(visitor, guestAddress)
  const { checkout } = await loadCheckoutStep(context)
  const all = shipments(checkout)
  assert.equal(all.length, 2)
  for (const { tiles } of all) {
    const chosen = tiles.filter(({ isChosen }) => isChosen)
    const others = tiles.filter(({ code }) => code !== 'shqshared_fixed')
    assert.equal(chosen.length, 1)
    assert.equal(chosen[0]!.price, Math.min(...others.map(({ price }) => price)))
  }
  const { shipping } = composeOrder('USA', checkout)!
  assert.deepEqual(
    shipping.map(({ packageNumber }) => packageNumber),
    [1, 2],
  )
})

test('tax is added below the subtotal on net sites and shown as included on EUR and AUS [TAX-212]', async () => {
  const view = async (site: 'USA' | 'EUR' | 'AUS', address: Record<string, string>) => {
    const { visitor, context } = await guest(plate, site)
    await ship(visitor, address, site)
    return totalsView((await loadCheckoutStep(context)).checkout, 'en-GB')
  }
  const net = await view('USA', guestAddress)
  assert.ok(net.isTaxAdded && net.added.length > 0 && net.included.length === 0)
  assert.equal(net.subtotal + net.shipping! + net.added.reduce((sum, { amount }) => sum + amount, 0), net.total)
  const sydney = {
    ...guestContact,
    street: '1 George St',
    city: 'Sydney',
    region: 'NSW',
    postcode: '2000',
    countryId: 'AU',
  }
  for (const gross of [await view('EUR', berlin), await view('AUS', sydney)]) {
    assert.ok(!gross.isTaxAdded && gross.added.length === 0 && gross.included.length > 0)
    assert.equal(gross.subtotal + gross.shipping!, gross.total)
  }
})

test('the billing address equals the shipping address while the flag is on [CHECKOUT-217]', async () => {
  const { context, checkout } = await reviewing()
  const same = composeOrder('USA', checkout)!
  assert.deepEqual(same.billingAddress, same.shippingAddress)
  const own = formOf({
    'billing-firstname': 'Al',
    'billing-lastname': 'Bo',
    'billing-street': '2 Elm St',
    'billing-city': 'Dover',
    'billing-region': 'DE',
    'billing-postcode': '19901',
    'billing-countryId': 'US',
  })
  assert.equal(await redirectLocation(savePayment(context, page, own)), '/checkout/review')
  const { checkout: entered } = await loadCheckoutStep(context)
  const other = composeOrder('USA', entered)!
  assert.equal(other.billingAddress.city, 'Dover')
  assert.equal(other.shippingAddress.city, 'Columbus')
  // The entered address is saved but is ignored while the flag is on.
  const again = composeOrder('USA', { ...entered, draft: { ...entered.draft, billingSameAsShipping: true } })!
  assert.deepEqual(again.billingAddress, again.shippingAddress)
})

test('with an incomplete billing address, the payment step stays open [ADDRESS-220]', async () => {
  const { context } = await reviewing()
  const form = formOf({
    'billing-firstname': 'Al',
    'billing-street': '2 Elm St',
    'billing-region': 'DE',
    'billing-countryId': 'US',
  })
  assert.deepEqual(await assertActionData(savePayment(context, page, form)), { kind: 'invalid' })
  form.set('billing-city', 'Dover')
  assert.equal(await redirectLocation(savePayment(context, page, form)), '/checkout/review')
})

test("the payment step requires a card token and accepts one from the vault's hosted page [PAY-222]", async () => {
  const { visitor, context } = await guest()
  await ship(visitor, guestAddress)
  assert.deepEqual(await assertActionData(savePayment(context, page, formOf({ same: 'on' }))), { kind: 'card-missing' })
  const forged = pageAt('/checkout/payment?payment_token=made_up')
  assert.equal(await redirectLocation(loadPayment(context, forged)), '/checkout/payment?problem=card_unknown')
  const back = pageAt(`/checkout/payment?payment_token=${await shop.cardToken()}`)
  assert.equal(await redirectLocation(loadPayment(context, back)), '/checkout/payment')
  const { view } = await loadPayment(context, pageAt('/checkout/payment'))
  assert.equal(view.checkout.draft.payment?.card?.last4, '1111')
  assert.equal(view.checkout.step, 'review')
})

test('the order contains only allow-listed fields: no messages, pictures, flags, unchosen rates, or empty lines [ORDER-222]', async () => {
  const { checkout } = await reviewing()
  const order = composeOrder('USA', checkout)!
  assert.deepEqual(Object.keys(order).toSorted(), [
    'billingAddress',
    'comments',
    'giftcards',
    'items',
    'listId',
    'payment',
    'shipping',
    'shippingAddress',
    'shippingMode',
    'storeId',
    'totals',
  ])
  assert.deepEqual(Object.keys(order.items[0]!).toSorted(), ['listItemId', 'price', 'productId', 'qty'])
  assert.deepEqual(Object.keys(order.shipping[0]!).toSorted(), [
    'packageNumber',
    'rate',
    'shippingCode',
    'transactionId',
  ])
  assert.equal(order.payment.paymentType, 'spreedly')
  assert.ok(checkout.shipping.rates.length > 1)
  assert.equal(order.shipping.length, 1)
  const { draft } = checkout
  const shippingAddress = { ...draft.shippingAddress, street: ['100 Main St', ' '] }
  const padded = composeOrder('USA', { ...checkout, draft: { ...draft, shippingAddress } })!
  assert.deepEqual(padded.shippingAddress.street, ['100 Main St'])
})

test('no card is sent if nothing is due now or later [PAY-221]', async () => {
  const { checkout } = await reviewing()
  const wire = { ...checkout.totals.wire!, giftcards: checkout.totals.wire!.grandTotalIncludingTax }
  const order = composeOrder('USA', { ...checkout, needsCard: needsCard(0, []), totals: { ...checkout.totals, wire } })!
  assert.equal(order.payment.amount, 0)
  assert.equal(order.payment.transactionToken, undefined)
})

test('a card is sent for renewals even if nothing is due now [PROGRAM-211]', async () => {
  const { checkout } = await reviewing()
  const wire = { ...checkout.totals.wire!, giftcards: checkout.totals.wire!.grandTotalIncludingTax }
  const renewing = { ...checkout, needsCard: needsCard(0, ['subscription']), totals: { ...checkout.totals, wire } }
  const { payment } = composeOrder('USA', renewing)!
  assert.deepEqual([payment.amount, payment.transactionToken], [0, checkout.draft.payment!.token])
})

test('submitting the review form twice places one order [ORDER-223]', async () => {
  const { context, placeForm } = await reviewing()
  const [one, two] = await Promise.all([placeOrder(context, page, placeForm), placeOrder(context, page, placeForm)])
  assert.deepEqual(one, two)
})

test('placing an order that a different tab already placed with the same total succeeds [ERROR-205]', async () => {
  const { context, placeForm } = await reviewing()
  const first = await redirectLocation(placeOrder(context, page, placeForm))
  const again = new URLSearchParams(placeForm)
  again.set('key', randomUUID())
  assert.equal(await redirectLocation(placeOrder(context, page, again)), first)
})

test('a changed price is reported with its line, and the order is placed at the new price [ERROR-216, ERROR-222]', async () => {
  const { context, placeForm } = await reviewing([{ productId: 31, qty: 1 }])
  await shop.db.transaction((tx) => setPrice(tx, 'USA', 31, 11_000, null))
  const { refusal, seen } = (await assertActionData(placeOrder(context, page, placeForm))) as PlaceResult
  assert.equal(refusal.code, 'wrong_product_price')
  const { checkout, key } = await loadCheckoutStep(context)
  assert.deepEqual(priceChanges(seen!, checkout), [{ name: 'moving-price', before: 10_000, now: 11_000 }])
  // Changed price-dependent amounts are also reported. Unchanged amounts are not.
  assert.deepEqual(
    sumChanges(seen!, checkout).map(({ sum }) => sum),
    ['tax'],
  )
  const fresh = formOf({ op: 'place', key, order: JSON.stringify(composeOrder('USA', checkout)) })
  assert.match(await redirectLocation(placeOrder(context, page, fresh)), /success/)
})

test("a declined card leaves the shopper on the review step with the bank's reason [ERROR-226]", async () => {
  const { context, placeForm } = await reviewing(plate, '4012888888881881')
  const { refusal } = (await assertActionData(placeOrder(context, page, placeForm))) as PlaceResult
  assert.equal(refusal.code, 'payment_error')
  assert.equal((await loadCheckoutStep(context)).checkout.draft.payment?.card?.last4, '1881')
})

test('a card without its security code is discarded, and the shopper must enter it again [ERROR-225]', async () => {
  const { context, placeForm } = await reviewing()
  const { checkout } = await loadCheckoutStep(context)
  const order = composeOrder('USA', checkout)!
  const transactionToken = await shop.cardToken('4111111111111111', '')
  placeForm.set('order', JSON.stringify({ ...order, payment: { ...order.payment, transactionToken } }))
  assert.equal(await redirectLocation(placeOrder(context, page, placeForm)), '/checkout/payment?problem=cvv_required')
  assert.equal((await loadCheckoutStep(context)).checkout.draft.payment, null)
})

test('a line that sold out in the meantime can be removed on the review step [ERROR-207, ERROR-212]', async () => {
  const slow = await reviewing([...plate, { productId: 32, qty: 1 }])
  const quick = await reviewing([{ productId: 32, qty: 1 }])
  await redirectLocation(placeOrder(quick.context, page, quick.placeForm))
  const { refusal } = (await assertActionData(placeOrder(slow.context, page, slow.placeForm))) as PlaceResult
  assert.equal(refusal.code, 'inventory_error')
  const { checkout } = await loadCheckoutStep(slow.context)
  const { list, lines, canCheckOut } = checkout.cart
  assert.equal(canCheckOut, false)
  const soldOutLine = lines.find(({ flags }) => flags.includes('out_of_stock'))!
  const remove = formOf({ op: 'line', list: list._id, version: '1', item: soldOutLine._id, qty: '0' })
  assert.equal(await redirectLocation(placeOrder(slow.context, page, remove)), '/checkout/review')
  assert.equal((await loadCheckoutStep(slow.context)).checkout.cart.lines.length, 1)
})

const respondToBank = (url: string, answer: 'yes' | 'no') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })

test('a card that requires a challenge redirects to the bank and then to success [PAY-207, PAY-210, PAY-438]', async () => {
  const { context, placeForm } = await reviewing(plate, '4000000000002503')
  const bank = await redirectLocation(placeOrder(context, page, placeForm))
  assert.ok(bank.startsWith(shop.sandboxUrl), bank)
  const back = new URL((await respondToBank(bank, 'yes')).headers.get('location')!)
  assert.match(back.pathname, /^\/checkout\/bank\/\d+$/)
  const orderId = back.pathname.split('/').at(-1)!
  // A reload redirects again and does not start a second payment.
  for (const load of ['first', 'again']) {
    const to = await redirectLocation(loadBankReturn(context, pageAt(back.pathname, { orderId })))
    assert.equal(to, `/checkout/success?order=${orderId}`, load)
  }
})

test('a payment that the bank does not confirm leads back to payment with three_ds [PAY-213, ERROR-234]', async () => {
  const { context, placeForm } = await reviewing(plate, '4000000000003006')
  const bank = await redirectLocation(placeOrder(context, page, placeForm))
  const back = new URL((await respondToBank(bank, 'yes')).headers.get('location')!)
  const orderId = back.pathname.split('/').at(-1)!
  const to = await redirectLocation(loadBankReturn(context, pageAt(back.pathname, { orderId })))
  assert.equal(to, '/checkout/payment?problem=three_ds')
})

test("a shopper can neither complete nor see another shopper's order [ORDER-226]", async () => {
  const { context, placeForm } = await reviewing()
  const success = await redirectLocation(placeOrder(context, page, placeForm))
  const stranger = pageContextOf(shop.visit())
  assert.equal(await redirectLocation(loadSuccess(stranger, pageAt(success))), '/cart')
  const orderId = success.slice(-9)
  assert.equal(await redirectLocation(loadBankReturn(stranger, pageAt('/checkout/bank', { orderId }))), '/cart')
})

test('the success page without an order redirects a guest to the cart and a customer to the orders [CHECKOUT-008]', async () => {
  const visitor = shop.visit()
  assert.equal(await redirectLocation(loadSuccess(pageContextOf(visitor), pageAt('/checkout/success'))), '/cart')
  const account = { email: 'al@example.com', password: 'a long enough password' }
  await visitor.call('POST /svc_customer/customer', {
    body: { ...account, firstname: 'Al', lastname: 'Bo' },
    key: randomUUID(),
  })
  await visitor.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  assert.equal(
    await redirectLocation(loadSuccess(pageContextOf(visitor), pageAt('/checkout/success'))),
    '/account/orders',
  )
})

test('the amounts that the shopper saw are read from the form only if all of them are numbers', () => {
  assert.deepEqual(readSeenAmounts('{"lines":{"a":100},"sums":{"tax":7},"total":200}'), {
    lines: { a: 100 },
    sums: { tax: 7 },
    total: 200,
  })
  for (const forged of [null, '', '[]', '{"lines":{"a":"x"}}', '{"lines":{},"sums":{"tax":"7"}}', '{"total":1}'])
    assert.equal(readSeenAmounts(forged), null)
})
