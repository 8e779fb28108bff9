import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFreeRedemption, isPaymentValid, type PaidLine } from './payment.ts'

const earned: PaidLine = { price: 0, isVirtual: true, isSubscription: false, isRedeemed: true }
const gift: PaidLine = { ...earned, isRedeemed: false }

test('a free order with virtual items and an earned discount is a free redemption', () => {
  assert.equal(isFreeRedemption([earned]), true)
  assert.equal(isFreeRedemption([earned, gift]), true)
})

test('a line with a price rules out a free redemption [PAY-216]', () =>
  assert.equal(isFreeRedemption([earned, { ...gift, price: 1 }]), false))

test('a shipped line rules out a free redemption [PAY-217]', () =>
  assert.equal(isFreeRedemption([earned, { ...gift, isVirtual: false }]), false))

test('a subscription rules out a free redemption [PAY-218]', () =>
  assert.equal(isFreeRedemption([earned, { ...gift, isSubscription: true }]), false))

test("an order without lines or without an earned discount isn't a free redemption [PAY-219]", () => {
  assert.equal(isFreeRedemption([gift]), false)
  assert.equal(isFreeRedemption([]), false)
})

const due = { lines: [{ ...gift, price: 100 }], amount: 100, agreements: [], hasToken: false }

test('a free redemption needs no card, but an order with an unknown amount does [PAY-220]', () => {
  assert.equal(isPaymentValid({ ...due, lines: [earned], amount: null }), true)
  assert.equal(isPaymentValid({ ...due, amount: null }), false)
})

test('only a free order or an order with a token can be paid [PAY-221, PAY-222]', () => {
  assert.equal(isPaymentValid({ ...due, amount: 0 }), true)
  assert.equal(isPaymentValid({ ...due, hasToken: true }), true)
  assert.equal(isPaymentValid(due), false)
})

test('a subscription needs a card even if nothing is due now [PROGRAM-211]', () => {
  const renewing = { ...due, amount: 0, agreements: ['subscription' as const] }
  assert.equal(isPaymentValid(renewing), false)
  assert.equal(isPaymentValid({ ...renewing, hasToken: true }), true)
})
