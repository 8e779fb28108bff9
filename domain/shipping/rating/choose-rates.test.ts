import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseRates, packagesOf, shippingTotal } from './choose-rates.ts'
import { pickupCode, type Rate } from './rate.ts'

const rate = (shippingCode: string, cents: number, packageNumber = 1): Rate => ({
  shippingCode,
  carrier: 'table',
  label: shippingCode,
  rate: cents,
  packageNumber,
  days: null,
})
const offered = [rate(pickupCode, 0), rate('ground', 995), rate('air', 2995)]

test('a selected rate stays selected while it is offered, and otherwise the cheapest rate except pickup is selected [SHIP-217]', () => {
  assert.equal(chooseRates([offered], [], 'q1')[0]!.shippingCode, 'ground')
  const air = { ...rate('air', 2500), transactionId: 'q0' }
  assert.deepEqual(chooseRates([offered], [air], 'q1'), [{ ...rate('air', 2995), transactionId: 'q1' }])
  assert.equal(chooseRates([[rate('ground', 995)]], [air], 'q1')[0]!.shippingCode, 'ground')
  const two = [[rate('ground', 795, 1)], [rate('ground', 500, 2), rate('air', 400, 2)]]
  assert.deepEqual(
    chooseRates(two, [], 'q1').map(({ rate }) => rate),
    [795, 400],
  )
})

test('a selected rate has all its fields and the id of its quote [SHIP-204, SHIP-236]', () =>
  assert.deepEqual(chooseRates([offered], [], 'q1'), [
    {
      shippingCode: 'ground',
      carrier: 'table',
      label: 'ground',
      rate: 995,
      packageNumber: 1,
      days: null,
      transactionId: 'q1',
    },
  ]))

test('shipping rates are grouped by package, in package order', () =>
  assert.deepEqual(
    packagesOf([rate('air', 3, 2), rate('ground', 1, 1), rate('ground', 2, 2)]).map((rates) =>
      rates.map(({ rate }) => rate),
    ),
    [[1], [3, 2]],
  ))

test('an order is charged one rate per package', () =>
  assert.equal(shippingTotal([{ rate: 795 }, { rate: 400 }]), 1195))
