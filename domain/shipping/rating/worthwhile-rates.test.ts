import assert from 'node:assert/strict'
import { test } from 'node:test'
import { worthwhileRates } from './choose-rates.ts'
import type { Rate } from './rate.ts'

const rate = (shippingCode: string, price: number, days: Rate['days']): Rate => ({
  shippingCode,
  carrier: 'table',
  label: shippingCode,
  rate: price,
  packageNumber: 1,
  days,
})
const codes = (rates: readonly Rate[]) => worthwhileRates(rates).map(({ shippingCode }) => shippingCode)

test('a more expensive rate with the same or a later last delivery day is not offered', () => {
  const ground = rate('ground', 1_000, [1, 2])
  assert.deepEqual(codes([ground, rate('expedited', 4_035, [1, 1])]), ['ground', 'expedited'])
  assert.deepEqual(codes([ground, rate('expedited', 4_035, [2, 2])]), ['ground'])
  assert.deepEqual(codes([rate('air', 4_035, [1, 5]), ground]), ['ground'])
  assert.deepEqual(codes([ground, rate('other', 1_000, [1, 2])]), ['ground', 'other'])
})

test('a rate with an unknown delivery time is offered and does not exclude other rates', () => {
  assert.deepEqual(codes([rate('five', 500, null), rate('ground', 1_000, [1, 2]), rate('late', 2_000, null)]), [
    'five',
    'ground',
    'late',
  ])
})
