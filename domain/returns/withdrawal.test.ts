import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWithdrawal, withdrawnShipping } from './withdrawal.ts'

const dayMs = 86_400_000
const line = (qty: number, returned: number, refunded = 0) => ({ qty, returned, refunded, isDigital: false })
const order = { site: 'EUR', lines: [line(2, 2), line(1, 1)], deliveredAt: 0, requestedAt: 14 * dayMs } as const

test('a whole order returned within 14 days of delivery is a withdrawal on EUR and GBR only', () => {
  assert.ok(isWithdrawal(order))
  assert.ok(isWithdrawal({ ...order, site: 'GBR' }))
  for (const site of ['USA', 'CAN', 'AUS', 'APO'] as const) assert.equal(isWithdrawal({ ...order, site }), false)
  assert.equal(isWithdrawal({ ...order, requestedAt: 14 * dayMs + 1 }), false)
  assert.equal(isWithdrawal({ ...order, deliveredAt: null }), false)
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
