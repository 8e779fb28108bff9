import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareNaturally } from './select.ts'
import { isSize } from './sizes.ts'

test('sizes are sorted from small to large in facets and in options', () => {
  const sizes = ['XXS', 'XS', 'Small', 'M', 'L', 'X-Large', '2XL', 'XXXL', '10XL']
  assert.deepEqual([...sizes].reverse().toSorted(compareNaturally), sizes)
  assert.ok(sizes.every(isSize))
  assert.deepEqual(['Black', 'XXM', '20 kg', ''].filter(isSize), [])
  assert.deepEqual(['45 lb', 'Red', 'L', '10 lb', 'S'].toSorted(compareNaturally), ['S', 'L', 'Red', '10 lb', '45 lb'])
})
