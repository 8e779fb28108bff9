import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedProducts } from './moved-products.ts'

test('new products and products that moved up are marked in a preview', () => {
  assert.deepEqual([...movedProducts([1, 2, 3], [3, 1, 2])], [3])
  assert.deepEqual([...movedProducts([1, 2], [9, 1, 2])], [9])
  assert.deepEqual([...movedProducts([1, 2], [1, 2])], [])
})
