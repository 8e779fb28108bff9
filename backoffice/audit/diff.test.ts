import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldChanges } from './diff.ts'

test('an audit diff lists the changed fields, and nested fields by their path', () => {
  assert.deepEqual(
    fieldChanges(
      { name: 'Bar', price: 295, address: { city: 'Columbus', region: 'OH' }, tags: ['a'] },
      { name: 'Bar', price: 305, address: { city: 'Dayton', region: 'OH' }, tags: ['a', 'b'] },
    ),
    [
      { name: 'address.city', before: 'Columbus', after: 'Dayton' },
      { name: 'price', before: '295', after: '305' },
      { name: 'tags', before: 'a', after: 'a, b' },
    ],
  )
})

test('in an audit diff, a new object has no earlier values, and a deleted object has no later values', () => {
  assert.deepEqual(fieldChanges(null, { name: 'Bar' }), [{ name: 'name', before: null, after: 'Bar' }])
  assert.deepEqual(fieldChanges({ name: 'Bar', note: null }, null), [{ name: 'name', before: 'Bar', after: null }])
})
