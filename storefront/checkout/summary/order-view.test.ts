import assert from 'node:assert/strict'
import { test } from 'node:test'
import { place, reviewed } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { orderView } from './order-view.ts'

const shop = await openTestShop()

test('a placed order shows its estimated arrival until that date has passed', async () => {
  const visitor = shop.visit()
  const { body, checkout } = await reviewed(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const order = await place(visitor, body)
  const [arrival] = checkout.shipping.rates.map(({ arrives }) => arrives)
  assert.deepEqual(arrival, ['2026-11-23', '2026-11-24'])
  const arrivesOn = (today: string | null) => orderView(order, today).shipping.map(({ arrives }) => arrives)
  assert.deepEqual(arrivesOn('2026-11-24'), [arrival])
  assert.deepEqual([arrivesOn('2026-11-25'), arrivesOn(null)], [[null], [null]])
})
