import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isReviewRequestExpired, reviewMailDueAt } from './review-mail.ts'

const day = 86_400_000
const event = (status: string, at: number) => ({ status, at: at * day })
const dueOn = (...parcels: { status: string; at: number }[][]) => {
  const at = reviewMailDueAt(parcels.map((events) => ({ events })))
  return at === null ? null : at / day
}

test('the review request is sent two weeks after the last parcel was delivered', () => {
  assert.equal(dueOn([event('shipped', 1), event('delivered', 4)]), 18)
  assert.equal(dueOn([event('delivered', 4)], [event('shipped', 5), event('delivered', 9)]), 23)
})

test('a parcel without a delivery event is treated as delivered ten days after shipping', () => {
  assert.equal(dueOn([event('shipped', 1)]), 25)
})

test('an unshipped parcel delays the review request, and a parcel returned to sender does not count', () => {
  assert.equal(dueOn([event('delivered', 4)], [event('packed', 3)]), null)
  assert.equal(dueOn([event('delivered', 4)], [event('shipped', 3), event('returned', 8)]), 18)
  assert.equal(dueOn([event('shipped', 3), event('returned', 8)]), null)
  assert.equal(dueOn(), null)
})

test('a review request that is a month overdue is not sent', () => {
  assert.equal(isReviewRequestExpired(10 * day, 40 * day), false)
  assert.equal(isReviewRequestExpired(10 * day, 40 * day + 1), true)
})
