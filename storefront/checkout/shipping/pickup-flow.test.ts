import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import {
  assertActionData,
  redirectLocation,
  formOf,
  guestContact,
  pageAt,
  pageContextOf,
} from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { savePayment, saveShipping } from '../checkout-actions.ts'
import { composeOrder } from '../placing/compose-order.ts'
import { loadCheckoutStep } from '../load-checkout.ts'
import { loadSuccess } from '../success/load-success.ts'
import { placeOrder } from '../placing/place-order.ts'

const fromMaker = testProduct(41, 'from-its-maker', {
  shippingGroup: 'DROPSHIP',
  variants: [testVariant('IW-MAKER')],
})
const shop = await openTestShop([...testProducts, fromMaker])
before(() => loadTexts('en', ['checkout']))

const page = pageAt('/checkout')
const bill = {
  'billing-firstname': 'Jo',
  'billing-street': '100 Main St',
  'billing-city': 'Columbus',
  'billing-region': 'OH',
  'billing-countryId': 'US',
}

const guest = async (productId = 7) => {
  const visitor = shop.visit()
  await cartWith(visitor, [{ productId, qty: 1 }])
  return pageContextOf(visitor)
}

test('without JavaScript, pickup shows the location and its hours before the shopper accepts them', async () => {
  const context = await guest()
  const way = { ...guestContact, way: 'pickup' }
  assert.equal(await redirectLocation(saveShipping(context, page, formOf(way))), '/checkout/shipping#way')
  const next = formOf({ ...way, collects: 'on' })
  assert.equal(await redirectLocation(saveShipping(context, page, next)), '/checkout/payment')
  const payment = formOf({ ...bill, payment_token: await shop.cardToken() })
  assert.equal(await redirectLocation(savePayment(context, page, payment)), '/checkout/review')
  const { checkout, key } = await loadCheckoutStep(context)
  const form = formOf({ op: 'place', key, order: JSON.stringify(composeOrder('USA', checkout)) })
  const { view } = await loadSuccess(context, pageAt(await redirectLocation(placeOrder(context, page, form))))
  assert.equal(view.order.pickup?.city, 'Columbus')
  assert.equal(view.order.totals.shipping, 0)
})

test('a different pickup location can be chosen without JavaScript, and a removed one is reported [SHIP-250]', async () => {
  const context = await guest()
  const way = { ...guestContact, way: 'pickup', collects: 'on' }
  await redirectLocation(saveShipping(context, page, formOf({ ...way, pickupId: 'reno' })))
  assert.equal((await loadCheckoutStep(context)).checkout.pickup?.place.city, 'Reno')
  const closed = formOf({ ...way, pickupId: 'closed' })
  assert.deepEqual(await assertActionData(saveShipping(context, page, closed)), { kind: 'no-place' })
})

test('pickup requires only the contact fields that are missing', async () => {
  const context = await guest()
  await saveShipping(context, page, formOf({ ...guestContact, way: 'pickup' })).catch(() => null)
  const lacking = formOf({ ...guestContact, telephone: '', way: 'pickup', collects: 'on' })
  assert.deepEqual(await assertActionData(saveShipping(context, page, lacking)), { kind: 'invalid' })
  const { checkout } = await loadCheckoutStep(context)
  assert.deepEqual(checkout.problems.shipping, [{ path: 'telephone', rule: 'required' }])
})

test('submitting pickup for items that do not allow it reports that pickup is unavailable [SHIP-226]', async () => {
  const context = await guest(41)
  const data = await assertActionData(saveShipping(context, page, formOf({ ...guestContact, way: 'pickup' })))
  assert.deepEqual(data, { kind: 'no-pickup' })
})
