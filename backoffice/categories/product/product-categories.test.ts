import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pricedSites, withMain } from './product-categories.ts'

test('a category that becomes the main one moves to the front, and the others stay in order', () => {
  assert.deepEqual(withMain([4, 5, 6], 6), [6, 4, 5])
  assert.deepEqual(withMain([4, 5, 6], 4), [4, 5, 6])
})

test('the sites of a product are those with a price of one of its variants', () => {
  const variants = [
    { prices: [{ site: 'USA' as const }] },
    { prices: [{ site: 'CAN' as const }, { site: 'USA' as const }] },
  ]
  assert.deepEqual(pricedSites({ variants }), ['USA', 'CAN'])
  assert.deepEqual(pricedSites({ variants: [] }), [])
})
