import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shippingTotal } from './choose-rates.ts'
import { applyQuotedRate } from './quoted-rate.ts'
import { pickupCode, type Rate } from './rate.ts'

const rate = (packageNumber: number, shippingCode: string, amount: number): Rate => ({
  shippingCode,
  carrier: 'table',
  label: shippingCode,
  rate: amount,
  packageNumber,
  days: null,
})

test('with a quoted shipping total, the merged rate and the sum of the split rates equal that total [LIST-234]', () => {
  const { rates, split } = applyQuotedRate(
    {
      rates: [rate(1, pickupCode, 0), { ...rate(1, 'ground', 4_000), days: [1, 2] }, rate(1, 'air', 9_000)],
      split: [rate(1, 'ground', 3_000), rate(1, 'air', 5_000), rate(2, 'truck', 12_000)],
    },
    { price: 7_500 },
  )
  assert.deepEqual(rates, [rate(1, 'ground', 7_500)])
  assert.deepEqual(split, [rate(1, 'ground', 7_500), rate(2, 'truck', 0)])
  assert.equal(shippingTotal(split), 7_500)
})

test('each package of a draft order ships with the agreed delivery option', () => {
  const chosen = [{ packageNumber: 1, shippingCode: 'air', carrier: 'post', label: 'Expedited' }]
  const { split } = applyQuotedRate(
    { rates: [], split: [rate(1, 'ground', 3_000), rate(1, 'air', 5_000), rate(2, 'truck', 12_000)] },
    { price: 17_000, chosen },
  )
  assert.deepEqual(split, [{ ...rate(1, 'air', 17_000), ...chosen[0] }, rate(2, 'truck', 0)])
})

test('without table rates, all packages of a draft order ship with their agreed options', () => {
  const option = (packageNumber: number, shippingCode: string) => ({
    packageNumber,
    shippingCode,
    carrier: 'post',
    label: shippingCode,
  })
  const chosen = [option(1, 'air'), option(2, 'truck')]
  assert.deepEqual(applyQuotedRate({ problem: 'no_rates' }, { price: 17_000, chosen }).rates, [
    { ...chosen[0], rate: 17_000, days: null },
    { ...chosen[1], rate: 0, days: null },
  ])
})

test('a shipment without table rates still ships at the quoted price [LIST-234]', () => {
  assert.deepEqual(
    applyQuotedRate({ problem: 'no_rates' }, { price: 7_500 }).rates.map(({ rate }) => rate),
    [7_500],
  )
})
