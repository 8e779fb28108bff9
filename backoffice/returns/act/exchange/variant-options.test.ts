import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canReplaceUnits, preselectedSku, variantText } from './variant-options.ts'

const red = { sku: 'BELT-R', choice: 'Red', available: 3, hasSamePrice: true }
const green = { ...red, sku: 'BELT-G', choice: 'Green', available: 0 }
const gold = { ...red, sku: 'BELT-AU', choice: 'Gold', hasSamePrice: false }
const item = { itemId: '1', name: 'Belt', qty: 2, wanted: 'BELT-R', variants: [red, green, gold] }

test('a variant can be selected for an exchange if enough units are in stock at the same price', () => {
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
    [red, green, gold, { ...red, choice: '', available: null }].map((each) => variantText(each, 2)),
    ['Red · BELT-R (3 in stock)', 'Green · BELT-G (sold out)', 'Gold · BELT-AU (other price)', 'Same item · BELT-R'],
  )
})
