import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOrder } from '#services/orders/steps.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { testProduct, testProducts } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { orderConfirmation } from './order-confirmation.ts'

const seminar = testProduct(80, 'squat-seminar', {
  name: 'Squat Seminar',
  attributes: {
    event: {
      startsAt: '2027-05-08T09:30:00-05:00',
      endsAt: '2027-05-08T16:30:00-05:00',
      timeZone: 'America/Chicago',
      place: {
        name: 'Club & Co',
        street: '1 Pier Rd',
        city: 'Duluth',
        region: 'MN',
        postcode: '55802',
        countryId: 'US',
      },
    },
  },
})
const fromMaker = testProduct(41, 'from-its-maker', { shippingGroup: 'DROPSHIP' })
const shop = await openTestShop([...testProducts, fromMaker, seminar])

async function mailOf(products: readonly number[], part: object = {}): Promise<string> {
  const visitor = shop.visit()
  const { _id } = await cartWith(
    visitor,
    products.map((productId) => ({ productId, qty: 1 })),
  )
  const paymentToken = await shop.cardToken()
  const checkout = await updateTestCheckout(visitor, _id, { shippingAddress: addresses.USA, paymentToken, ...part })
  const { orderId } = await placeTestOrder(visitor, orderBody('USA', checkout))
  const order = (await readOrder(shop.db, orderId))!
  const { text, html } = orderConfirmation(order, { brand: 'Ironwright', locale: 'en-US', link: 'http://shop/track' })
  for (const each of ['stimated delivery', 'Add to calendar']) assert.equal(html.includes(each), text.includes(each))
  return text
}

test('the order email shows the estimated delivery of each shipment, in working days', async () => {
  // It is Friday, November 20, and weekend days are not transit days.
  assert.match(await mailOf([7]), /43215.*\nUnited States\nEstimated delivery: Mon, Nov 23\s–\sTue, Nov 24/)
  const apart = await mailOf([7, 41])
  assert.match(apart, /Shipment 1 of 2: estimated delivery Mon, Nov 23\s–\sTue, Nov 24/)
  assert.match(apart, /Shipment 2 of 2: estimated delivery /)
})

test('the email for a pickup order shows the location and no delivery date [SHIP-250]', async () => {
  const collecting = { billingAddress: addresses.USA, billingSameAsShipping: false, pickup: true, pickupId: 'reno' }
  const text = await mailOf([7], collecting)
  assert.match(text, /Pickup location:\nAnn Lee\nIronwright West\n2200 Forge Way\nReno, NV 89502/)
  assert.match(text, /8:00-17:00\nRing at gate B/)
  assert.doesNotMatch(text, /Columbus, OH|dock 3/)
  assert.doesNotMatch(text, /stimated delivery/)
})

test('the order email shows when and where a purchased event takes place, with its calendar file', async () => {
  const text = await mailOf([80])
  const lines = [
    '1 x Squat Seminar  $295.00',
    'Sat, May 8, 2027, 9:30 AM – 4:30 PM CDT',
    'Club & Co',
    '1 Pier Rd',
    'Duluth, MN 55802',
    'Add to calendar: http://shop/feeds/events/squat-seminar.ics',
  ]
  assert.ok(text.includes(lines.join('\n')), text)
  assert.doesNotMatch(await mailOf([7]), /calendar/)
})
