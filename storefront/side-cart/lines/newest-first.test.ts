import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newestFirst } from './newest-first.ts'

const line = (productId: number, childId = productId) => ({ productId, childId })
const added = (productId: number, childId: number | null) => ({
  productId,
  childId,
  name: '',
  choice: '',
  qty: 1,
  picture: null,
})

test('the side cart shows the newest line first', () => {
  assert.deepEqual(newestFirst([line(1), line(2), line(3)], null), [line(3), line(2), line(1)])
})

test('a cart line with a quantity that just increased comes first in the side cart', () => {
  assert.deepEqual(newestFirst([line(1), line(2), line(3)], added(1, 1)), [line(1), line(3), line(2)])
  const variants = [line(4, 41), line(4, 42), line(5)]
  assert.deepEqual(newestFirst(variants, added(4, 41)), [line(4, 41), line(5), line(4, 42)])
})

test('the line of the product that was just added comes first in the side cart', () => {
  assert.deepEqual(newestFirst([line(4), line(4), line(5)], added(4, null))[0], line(4))
  assert.deepEqual(newestFirst([line(1)], added(9, null)), [line(1)])
})
