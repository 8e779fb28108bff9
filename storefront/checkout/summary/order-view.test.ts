import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { orderView } from './order-view.ts'
import { totalsView } from './totals-view.ts'

const shop = await openTestShop()

test('a placed order shows its estimated arrival until that date has passed', async () => {
  const visitor = shop.visit()
  const { body, checkout } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const order = await placeTestOrder(visitor, body)
  const [arrival] = checkout.shipping.rates.map(({ arrives }) => arrives)
  assert.deepEqual(arrival, ['2026-11-23', '2026-11-24'])
  const arrivesOn = (today: string | null) => orderView(order, today, 'en-US').shipping.map(({ arrives }) => arrives)
  assert.deepEqual(arrivesOn('2026-11-24'), [arrival])
  assert.deepEqual([arrivesOn('2026-11-25'), arrivesOn(null)], [[null], [null]])
})

test('tax labels in checkout and on the order are in the language of the page', async () => {
  const visitor = shop.visit('EUR')
  const { body, checkout } = await reachReviewStep(shop, visitor, 'EUR', [{ productId: 7, qty: 1 }])
  const order = await placeTestOrder(visitor, body)
  const labelsIn = (locale: string) =>
    [totalsView(checkout, locale), orderView(order, null, locale).totals].map(({ included }) => included[0]?.label)
  assert.deepEqual(labelsIn('en-GB'), ['VAT 19%', 'VAT 19%'])
  assert.deepEqual(labelsIn('de-DE'), ['MwSt. 19\u00a0%', 'MwSt. 19\u00a0%'])
  assert.deepEqual(labelsIn('fr-BE'), ['TVA 19\u00a0%', 'TVA 19\u00a0%'])
})
