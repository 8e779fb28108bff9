import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSkus, skusProblem } from './skus.ts'

test('SKUs are separated by commas, spaces, or lines, and repeated SKUs are ignored', () => {
  assert.deepEqual(parseSkus(' BAR-20, PLATE.45;\nBAR-20 '), ['BAR-20', 'PLATE.45'])
  assert.deepEqual(parseSkus(''), [])
})

test('an invalid SKU is reported by name, and a photo may have at most twelve SKUs', () => {
  assert.equal(skusProblem('BAR-20'), undefined)
  assert.match(skusProblem('BAR-20, bad/sku') ?? '', /bad\/sku/)
  assert.notEqual(skusProblem(Array.from({ length: 13 }, (_, index) => `S${index}`).join(',')), undefined)
})
