import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { priceOf } from './price.ts'

const price = (offers: Parameters<typeof priceOf>[0]) => priceOf(offers).price

test('without offers, the price is the base price [PRICE-001, PRICE-215]', () =>
  assert.equal(price({ base: 10_000 }), 10_000))

test('an active promotion price replaces the base price', () => {
  assert.equal(price({ base: 10_000, promo: null }), 10_000)
  assert.equal(price({ base: 10_000, promo: 8_000 }), 8_000)
})

test('the customer group price is one of the offers [PRICE-003]', () =>
  assert.equal(price({ base: 10_000, group: 7_000, special: 8_000 }), 7_000))

test('a special price at or above the base price is ignored [PRICE-004, PRICE-218]', () => {
  assert.equal(price({ base: 10_000, special: 10_000 }), 10_000)
  assert.equal(price({ base: 10_000, special: 11_000 }), 10_000)
})

test('the lowest of promotion, group, and special price applies [PRICE-005, PRICE-216]', () =>
  fc.assert(
    fc.property(fc.record({ promo: fc.nat(), group: fc.nat(), special: fc.nat() }), fc.nat(), (offers, base) =>
      assert.equal(price({ base, ...offers }), Math.min(base, offers.promo, offers.group, offers.special)),
    ),
  ))

test('no offer raises the price above the base price [PRICE-006]', () =>
  assert.equal(price({ base: 10_000, promo: 12_000, group: 13_000 }), 10_000))

test('a group price applies only if it is below the special price [PRICE-207]', () => {
  assert.equal(price({ base: 10_000, group: 9_000, special: 8_000 }), 8_000)
  assert.equal(price({ base: 10_000, group: 7_000, special: 8_000 }), 7_000)
})

test('an earned discount is subtracted from the lowest price, not from the base price [PRICE-007, PRICE-219]', () => {
  assert.equal(price({ base: 10_000, special: 8_000, earned: { type: 'percent', value: 10 } }), 7_200)
  assert.equal(price({ base: 10_000, special: 8_000, earned: { type: 'fixed', value: 1_000 } }), 7_000)
})

test('a fixed earned discount subtracts its amount [PRICE-008]', () =>
  assert.equal(price({ base: 10_000, earned: { type: 'fixed', value: 1_500 } }), 8_500))

test('an earned percentage reduces the price by that percentage [PRICE-009]', () =>
  assert.equal(price({ base: 10_000, earned: { type: 'percent', value: 15 } }), 8_500))

test('an earned percentage rounds the price half up to the cent, and the price is never below zero [PRICE-010, PRICE-220]', () => {
  assert.equal(price({ base: 1_005, earned: { type: 'percent', value: 50 } }), 503)
  assert.equal(price({ base: 8_000, earned: { type: 'fixed', value: 10_000 } }), 0)
})
