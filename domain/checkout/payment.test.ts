import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFreeRedemption, isPaymentValid, type PaidLine } from './payment.ts'

const earned: PaidLine = { price: 0, isVirtual: true, isSubscription: false, isRedeemed: true }
const gift: PaidLine = { ...earned, isRedeemed: false }

test('an order of virtual things at no cost, one of them earned, is a free redemption', () => {
  assert.equal(isFreeRedemption([earned]), true)
  assert.equal(isFreeRedemption([earned, gift]), true)
})

test('one thing that costs something makes it none [PAY-216]', () =>
  assert.equal(isFreeRedemption([earned, { ...gift, price: 1 }]), false))

test('one thing that travels makes it none [PAY-217]', () =>
  assert.equal(isFreeRedemption([earned, { ...gift, isVirtual: false }]), false))

test('one program that renews makes it none [PAY-218]', () =>
  assert.equal(isFreeRedemption([earned, { ...gift, isSubscription: true }]), false))

test('without an earned discount it is none, and neither is an order of nothing [PAY-219]', () => {
  assert.equal(isFreeRedemption([gift]), false)
  assert.equal(isFreeRedemption([]), false)
})

const due = { lines: [{ ...gift, price: 100 }], amount: 100, agreements: [], hasToken: false }

test('a free redemption is paid without a card, and what is not known to cost nothing is not [PAY-220]', () => {
  assert.equal(isPaymentValid({ ...due, lines: [earned], amount: null }), true)
  assert.equal(isPaymentValid({ ...due, amount: null }), false)
})

test('an order at no cost or with a token is paid, any other is not [PAY-221, PAY-222]', () => {
  assert.equal(isPaymentValid({ ...due, amount: 0 }), true)
  assert.equal(isPaymentValid({ ...due, hasToken: true }), true)
  assert.equal(isPaymentValid(due), false)
})

test('what renews asks for a card even where nothing is due now [PROGRAM-211]', () => {
  const renewing = { ...due, amount: 0, agreements: ['subscription' as const] }
  assert.equal(isPaymentValid(renewing), false)
  assert.equal(isPaymentValid({ ...renewing, hasToken: true }), true)
})
