import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LinkPayment } from '../link-types.ts'
import { maySendAgain, refundableAmount, refundSplit } from './link-actions.ts'

const payment: LinkPayment = {
  id: 'p',
  at: 0,
  amount: 80.3,
  giftCards: 30.1,
  refunded: 0,
  refunds: [],
  state: 'captured',
  cause: '',
}
const refund = { number: 1, amount: 20, giftCards: 20, card: 0, state: 'refunded', reason: '', at: 0 } as const

test('paid and revoked payment links cannot be resent', () => {
  const states = ['open', 'partly_paid', 'paid', 'expired', 'cancelled'] as const
  assert.deepEqual(
    states.filter((state) => maySendAgain({ state })),
    ['open', 'partly_paid', 'expired'],
  )
})

test('a captured payment can be refunded up to its amount, one refund at a time, but a quote payment only through its order', () => {
  const free = { kind: 'free' } as const
  assert.equal(refundableAmount(free, payment), 80.3)
  assert.equal(refundableAmount(free, { ...payment, refunded: 20, refunds: [refund] }), 60.3)
  assert.equal(refundableAmount(free, { ...payment, refunds: [{ ...refund, state: 'asked' }] }), 0)
  assert.equal(refundableAmount(free, { ...payment, state: 'authorized' }), 0)
  assert.equal(refundableAmount({ kind: 'quote' }, payment), 0)
})

test('a refund goes to the gift cards first, up to the amount that they paid, and the remaining amount goes to the card', () => {
  assert.deepEqual(refundSplit(payment, 20), { giftCards: 20, card: 0 })
  assert.deepEqual(refundSplit(payment, 80.3), { giftCards: 30.1, card: 50.2 })
  assert.deepEqual(refundSplit({ ...payment, refunds: [refund] }, 60.3), { giftCards: 10.1, card: 50.2 })
})
