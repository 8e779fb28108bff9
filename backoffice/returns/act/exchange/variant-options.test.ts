import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canReplaceUnits, preselectedSku, sumDifferences, variantText } from './variant-options.ts'

const red = { sku: 'BELT-R', choice: 'Red', available: 3, difference: { amount: 0, tax: 0 } }
const green = { ...red, sku: 'BELT-G', choice: 'Green', available: 0 }
const gold = { ...red, sku: 'BELT-AU', choice: 'Gold', difference: null }
const item = { itemId: '1', name: 'Belt', qty: 2, wanted: 'BELT-R', variants: [red, green, gold] }

test('a variant can be selected for an exchange if enough units are in stock and its price can be compared', () => {
  const offered = (units: number) =>
    [red, green, gold, { ...red, available: null }].map((each) => canReplaceUnits(each, units))
  assert.deepEqual(offered(2), [true, false, false, true])
  assert.deepEqual(offered(4), [false, false, false, true])
})

test("an exchange preselects the requested variant while it is available, and also a product's only variant", () => {
  assert.equal(preselectedSku(item), 'BELT-R')
  assert.equal(preselectedSku({ ...item, wanted: 'BELT-G' }), '')
  assert.equal(preselectedSku({ ...item, wanted: null }), '')
  assert.equal(preselectedSku({ ...item, wanted: null, variants: [{ ...red, choice: '' }] }), 'BELT-R')
})

test('each variant in the exchange list shows its units in stock or the reason why it cannot be selected', () => {
  assert.deepEqual(
    [red, green, gold, { ...red, choice: '', available: null }].map((each) => variantText('USA', each, 2)),
    [
      'Red · BELT-R (3 in stock)',
      'Green · BELT-G (sold out)',
      'Gold · BELT-AU (price can’t be compared)',
      'Same item · BELT-R',
    ],
  )
})

test('dearer and cheaper variants show their difference for all units', () => {
  const dearer = { ...red, difference: { amount: 10.5, tax: 0.5 } }
  const cheaper = { ...red, available: null, difference: { amount: -4, tax: 0 } }
  assert.deepEqual(
    [dearer, cheaper].map((each) => variantText('USA', each, 2)),
    ['Red · BELT-R · $10.50 more (3 in stock)', 'Red · BELT-R · $4.00 less'],
  )
})

test('refunds and payments of several lines are added up separately, with their tax', () => {
  const [dearer, cheaper] = [
    { amount: 10.1, tax: 0.1 },
    { amount: -4.2, tax: -0.2 },
  ].map((difference, index) => ({
    ...item,
    itemId: String(index),
    variants: [{ ...red, difference }],
  }))
  const sums = sumDifferences([dearer!, cheaper!, { ...dearer!, itemId: '2' }], {
    0: 'BELT-R',
    1: 'BELT-R',
    2: 'BELT-R',
  })
  assert.deepEqual(sums, { refund: 4.2, refundTax: 0.2, due: 20.2, dueTax: 0.2 })
})
