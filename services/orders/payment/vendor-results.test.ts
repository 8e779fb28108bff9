import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { readVendorResults } from './vendor-results.ts'

const shop = await openTestShop()
const { db, clock } = shop
const dayMs = 24 * 3_600_000
const setOrder = statement(
  'test.set-order',
  `update shop_order set status = $2, created_at = $3::timestamptz, payment_engine = $4, captured = 0 where id = $1`,
)

/** Places an order, and sets its outcome, vendor, and age in minutes. */
async function place(status: 'published' | 'payment_error', engine: string, minutesAgo: number) {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  await db.run(setOrder, [orderId, status, new Date(clock() - minutesAgo * 60_000), engine])
}

test('vendor results contain the last success and failure, and the number of failures since that success', async () => {
  await place('published', 'spreedly', 30)
  await place('payment_error', 'spreedly', 40)
  await place('payment_error', 'spreedly', 20)
  await place('payment_error', 'spreedly', 10)
  await place('payment_error', 'adyen', 5)
  await place('published', 'adyen', 25 * 60)
  const results = await readVendorResults(db, clock() - dayMs)
  const minutesAgo = (at: Date | null) => at && (clock() - at.getTime()) / 60_000
  assert.deepEqual(
    results.map(({ engine, lastPaidAt, lastFailedAt, failuresInRow }) => [
      engine,
      minutesAgo(lastPaidAt),
      minutesAgo(lastFailedAt),
      failuresInRow,
    ]),
    [
      ['adyen', null, 5, 1],
      ['spreedly', 30, 10, 2],
    ],
  )
})
