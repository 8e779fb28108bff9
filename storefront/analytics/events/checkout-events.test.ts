import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventSchemas } from '#contract/analytics-events.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { metadataForTests, openLayer, pageSignal } from '../layer-for-tests.ts'
import type { WireCheckout } from '../signals/signal.ts'
import { checkoutOrder, rateEvents } from './checkout-events.ts'

const rate = (shippingCode: string, label: string) => ({
  shippingCode,
  rate: 20,
  shownRate: 20,
  label,
  carrier: 'UPS',
  packageNumber: 1,
  transactionId: 't',
  days: null,
  arrives: null,
})
const address = {
  ...emptyAddress('US'),
  firstname: 'Ann',
  street: ['545 E 5th Ave'],
  city: 'Columbus',
  region: 'OH',
  postcode: '43201',
  email: 'ann@example.com',
}
/** The checkout fields that events use. */
const checkout = {
  cart: { list: { _id: 'list-7' }, lines: [{ childId: 7, qty: 2, price: 100 }], count: 2, subtotal: 200, discount: 0 },
  draft: {
    shippingAddress: address,
    billingSameAsShipping: true,
    billingAddress: emptyAddress('US'),
    rates: [{ packageNumber: 1, shippingCode: 'ground' }],
    payment: { card: { brand: 'visa' } },
  },
  shipping: { state: 'valid', rates: [rate('ground', 'Ground'), rate('pickup', 'Pick-up in Columbus')] },
  totals: { wire: null, grandTotal: null },
  paymentType: 'spreedly',
} as unknown as WireCheckout

test('the order in a checkout event has amounts, items, and areas, but no buyer data [ANALYTICS-418, ANALYTICS-420]', () => {
  const order = checkoutOrder(checkout, [{ ...metadataForTests(7), flags: [] }], 42)
  assert.ok(eventSchemas.checkoutStart.safeParse({ order }).success)
  assert.doesNotMatch(JSON.stringify(order), /Ann|545|example/)
  const { items: _, ...rest } = order
  const area = { city: 'Columbus', region: 'OH', postcode: '43201', countryId: 'US' }
  assert.deepEqual(rest, {
    orderId: null,
    listId: 'list-7',
    totals: { subtotal: 200, tax: 0, shipping: 0, discount: 0, grandTotalIncludingTax: 200 },
    shipping: { label: 'Ground' },
    payment: { cardType: 'visa', paymentType: 'spreedly' },
    customer: { _id: 42, customerId: 42 },
    shippingAddress: area,
    billingAddress: area,
  })
  const empty: WireCheckout = {
    ...checkout,
    draft: { ...checkout.draft, shippingAddress: { ...checkout.draft.shippingAddress, city: '', postcode: '' } },
  }
  assert.equal(checkoutOrder(empty, [], null).shippingAddress, null)
})

test('offered and chosen rates are reported without pickup rates [ANALYTICS-421, ANALYTICS-423, ANALYTICS-469]', () => {
  const ground = { carrier: 'UPS', label: 'Ground', rate: 20 }
  const offered = { rates: [ground], postcode: '43201', country: 'US', region: 'OH', itemCount: 2 }
  const picked = { ...ground, postcode: '43201', country: 'US' }
  assert.deepEqual(rateEvents(checkout, true), [
    { name: 'getShippingRates', properties: offered },
    { name: 'pickShippingRate', properties: picked },
  ])
  assert.equal(rateEvents(checkout, false).length, 1)
  const rates = [{ packageNumber: 1, shippingCode: 'pickup' }]
  assert.equal(rateEvents({ ...checkout, draft: { ...checkout.draft, rates } }, true).length, 1)
  assert.deepEqual(rateEvents({ ...checkout, shipping: { ...checkout.shipping, state: 'error' } }, true), [])
})

test('checkout reports its start once, and each step when it appears [ANALYTICS-451, ANALYTICS-452, ANALYTICS-453]', async () => {
  const { report, sent } = openLayer()
  for (const step of ['start', 'shipping', 'shipping', 'payment', 'review'])
    await report(
      pageSignal({
        url: `/checkout/${step}`,
        routeId: `checkout-${step}`,
        data: { head: { title: step }, view: { checkout } },
      }),
    )
  const events = sent.flatMap((message) =>
    message.type !== 'track' || message.event === 'Site Load'
      ? []
      : [message.event === 'checkoutStep' ? (message.properties as { step: string }).step : message.event],
  )
  assert.deepEqual(events.toSorted(), [
    'checkoutStart',
    'getShippingRates',
    'orderReview',
    'payment',
    'review',
    'shipping',
    'start',
  ])
})

test('rates offered before consent are reported once analytics is allowed', async () => {
  const { state, report, names } = openLayer({ isAllowed: false })
  await report({ kind: 'rates', checkout, isPick: false })
  state.isAllowed = true
  await report({ kind: 'rates', checkout, isPick: false }, { kind: 'rates', checkout, isPick: false })
  assert.deepEqual(names(), ['getShippingRates'])
})
