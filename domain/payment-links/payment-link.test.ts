import assert from 'node:assert/strict'
import { test } from 'node:test'
import { billDue, billTotal, isLinkPayment, isPayable, linkState, partialPaymentProblem } from './payment-link.ts'

const now = 1_800_000_000_000
const link = { due: 20_000, paid: 0, expiresAt: now + 1, isRevoked: false }

test('a payment link is open, partly paid, paid, expired, or canceled, and a fully paid link stays paid [PAY-004]', () => {
  assert.equal(linkState(link, now), 'open')
  assert.equal(linkState({ ...link, paid: 1 }, now), 'partly_paid')
  assert.equal(linkState({ ...link, expiresAt: now }, now), 'expired')
  assert.equal(linkState({ ...link, isRevoked: true, expiresAt: now }, now), 'cancelled')
  assert.equal(linkState({ ...link, paid: 20_000, isRevoked: true, expiresAt: now }, now), 'paid')
  const payable = (['open', 'partly_paid', 'paid', 'expired', 'cancelled'] as const).filter(isPayable)
  assert.deepEqual(payable, ['open', 'partly_paid'])
})

test('a payment link requests the unpaid amount or a deposit, never more [PAY-004]', () => {
  const bill = { lines: [{ qty: 2, price: 9_000 }], shipping: 1_200, tax: 800, paid: 5_000 }
  assert.equal(billTotal(bill), 20_000)
  assert.deepEqual([billDue(bill, null), billDue(bill, 2_500), billDue(bill, 15_000)], [15_000, 2_500, 15_000])
  assert.deepEqual(
    [billDue(bill, 15_001), billDue(bill, 0), billDue({ ...bill, paid: 20_000 }, null)],
    [null, null, null],
  )
  const large = { ...bill, lines: [{ qty: 9_999, price: 99_999_900 }] }
  assert.deepEqual([billDue(large, null), billDue(large, 2_500)], [null, 2_500])
})

test('a payment through a link covers the full remainder, or at least 1.00 if partial payments are allowed [PAY-004]', () => {
  const whole = { rest: 5_000, allowsPart: false }
  const parts = { rest: 5_000, allowsPart: true }
  assert.deepEqual([partialPaymentProblem(5_000, whole), partialPaymentProblem(4_999, whole)], [null, 'amount_changed'])
  assert.deepEqual(
    [partialPaymentProblem(5_001, whole), partialPaymentProblem(5_001, parts)],
    ['amount_changed', 'amount_changed'],
  )
  assert.deepEqual([partialPaymentProblem(100, parts), partialPaymentProblem(99, parts)], [null, 'part_not_allowed'])
  // The last payment may be below the minimum.
  assert.equal(partialPaymentProblem(40, { rest: 40, allowsPart: true }), null)
})

test('a payment for a link is recognized by its key, which differs from the keys of orders and renewals', () => {
  assert.equal(isLinkPayment('3f6c1d1e-8a43-4d0e-9a43-0d5b1a2c3d4e'), true)
  assert.equal(isLinkPayment('100000042'), false)
  assert.equal(isLinkPayment('3f6c1d1e-8a43-4d0e-9a43-0d5b1a2c3d4e.2'), false)
})
