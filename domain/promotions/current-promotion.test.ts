import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentPromotion } from './current-promotion.ts'
import { promotionForTests } from './promotion-for-tests.ts'
import type { Promotion } from './promotion.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 20)
const during = (from: number, to: number, overrides: Partial<Promotion> = {}) =>
  promotionForTests({ from: now + from * day, to: now + to * day, ...overrides })

test('of several active promotions, the lowest price applies [PRICE-002]', () => {
  const cheap = during(-1, 1, { price: 7_000 })
  assert.equal(currentPromotion([during(-5, 5), cheap, during(-3, 9)], now), cheap)
})

test('another active promotion replaces a sold-out promotion', () => {
  const other = during(-5, 5)
  assert.equal(currentPromotion([during(-1, 1, { price: 7_000, isQtyLimited: true, qty: 0 }), other], now), other)
})

test('without an active promotion, the current promotion is the next to start, or else the last to end', () => {
  const [soon, ended] = [during(2, 3), during(-4, -2)]
  assert.equal(currentPromotion([during(8, 9), ended, soon], now), soon)
  assert.equal(currentPromotion([during(-9, -8), ended], now), ended)
  assert.equal(currentPromotion([during(-1, 1, { isEnabled: false })], now), null)
  assert.equal(currentPromotion([], now), null)
})
