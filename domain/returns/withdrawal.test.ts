import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInWithdrawalPeriod, isWithdrawal, withdrawnShipping } from './withdrawal.ts'

const dayMs = 86_400_000
const line = (qty: number, returned: number, refunded = 0) => ({ qty, returned, refunded, isDigital: false })
// A Monday.
const monday = Date.UTC(2026, 5, 1, 10)
const order = {
  site: 'EUR',
  lines: [line(2, 2), line(1, 1)],
  deliveredAt: monday,
  requestedAt: monday + 14 * dayMs,
} as const

test('a whole order returned within 14 days of delivery is a withdrawal on EUR and GBR only', () => {
  assert.ok(isWithdrawal(order))
  assert.ok(isWithdrawal({ ...order, site: 'GBR' }))
  for (const site of ['USA', 'CAN', 'AUS', 'APO'] as const) assert.equal(isWithdrawal({ ...order, site }), false)
  assert.equal(isWithdrawal({ ...order, requestedAt: monday + 15 * dayMs }), false)
})

test('consumers can withdraw until the end of the 14th day after the last delivery, or of Monday if that day is on a weekend', () => {
  const end = (deliveredAt: number) => {
    const isOpen = (requestedAt: number) => isInWithdrawalPeriod({ site: 'EUR', deliveredAt, requestedAt })
    return Array.from({ length: 480 }, (_, hour) => Date.UTC(2026, 5, 1, hour)).find((at) => !isOpen(at))
  }
  // Midnight between June 15 and 16 in the westernmost country, two hours after Berlin's.
  const endOfJune15 = Date.UTC(2026, 5, 16)
  assert.equal(end(monday), endOfJune15)
  // Saturday and Sunday, May 30 and 31.
  assert.equal(end(Date.UTC(2026, 4, 30, 10)), endOfJune15)
  assert.equal(end(Date.UTC(2026, 4, 31, 10)), endOfJune15)
  // The beginning of June 2 in the easternmost country, two hours before Berlin's.
  const midnight = Date.UTC(2026, 5, 1, 20)
  assert.deepEqual([end(midnight - 1), end(midnight)], [endOfJune15, endOfJune15 + dayMs])
  const { requestedAt } = order
  assert.ok(isInWithdrawalPeriod({ site: 'EUR', deliveredAt: null, requestedAt }), 'before the last delivery')
  for (const site of ['USA', 'CAN', 'AUS', 'APO'] as const)
    assert.equal(isInWithdrawalPeriod({ site, deliveredAt: null, requestedAt }), false)
})

test('a partial return is not a withdrawal, unless the rest of the order was refunded before', () => {
  assert.equal(isWithdrawal({ ...order, lines: [line(2, 1), line(1, 1)] }), false)
  assert.ok(isWithdrawal({ ...order, lines: [line(2, 1, 1), line(1, 0, 1)] }))
})

test('gift cards and tickets, which are not shipped, do not affect whether an order is a withdrawal', () => {
  const digital = { ...line(1, 0), isDigital: true }
  assert.ok(isWithdrawal({ ...order, lines: [line(1, 1), digital] }))
  assert.equal(isWithdrawal({ ...order, lines: [digital] }), false)
})

test('a withdrawal refunds shipping only up to the price of the cheapest delivery offered', () => {
  assert.equal(withdrawnShipping(2_900, 1_200), 1_200)
  assert.equal(withdrawnShipping(900, 1_200), 900)
  assert.equal(withdrawnShipping(900, undefined), 900)
  assert.equal(withdrawnShipping(-1, undefined), 0)
})
