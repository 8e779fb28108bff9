import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PriceStep } from '#domain/pricing/price.ts'
import { renewalPrice } from './renewal-price.ts'

const steps = (...each: [PriceStep['reason'], number][]) => each.map(([reason, price]) => ({ reason, price }))
const plan = { unit: 2900, base: 2900, isTrial: false, steps: steps(['base', 2900]) }

test('a renewal costs the current price, including a group price [PROGRAM-211]', () => {
  assert.equal(renewalPrice(plan), 2900)
  assert.equal(renewalPrice({ ...plan, unit: 2000, steps: steps(['base', 2900], ['group', 2000]) }), 2000)
})

test('an earned discount applies only to the first order, and renewals cost the price without the discount', () => {
  const earned = steps(['base', 2900], ['group', 2000], ['earned', 1800])
  assert.equal(renewalPrice({ ...plan, unit: 1800, steps: earned }), 2000)
  const withOptions = [...earned, ...steps(['options', 2300])]
  assert.equal(renewalPrice({ ...plan, unit: 2300, steps: withOptions }), 2500)
})

test('after a trial, a renewal costs the base price', () => {
  assert.equal(
    renewalPrice({ ...plan, unit: 100, isTrial: true, steps: steps(['base', 2900], ['special', 100]) }),
    2900,
  )
})
