import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeFields } from './merge-fields.ts'
import { isSameValue } from './same-value.ts'

test('values with a different property order are the same, but values with a different item order are not', () => {
  const value = { type: 'Quote', props: { id: 'a', lines: [1, { b: null }] } }
  assert.equal(isSameValue(value, { props: { lines: [1, { b: null }], id: 'a' }, type: 'Quote' }), true)
  assert.equal(isSameValue({ a: 1, b: undefined }, { a: 1 }), true)
  for (const [one, other] of [
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, undefined]],
    [[], {}],
    [{ a: null }, { a: undefined }],
    [{ a: 1 }, { a: '1' }],
    [{ a: 1 }, null],
  ])
    assert.equal(isSameValue(one, other), false, JSON.stringify([one, other]))
})

test('an edit does not conflict with a stored value that differs only in the order of properties', () => {
  const read = { blocks: [{ type: 'Quote', id: 'a' }] }
  const stored = { blocks: [{ id: 'a', type: 'Quote' }] }
  const edited = { blocks: [...read.blocks, { type: 'Quote', id: 'b' }] }
  assert.deepEqual(mergeFields(['blocks'], stored, { read, edited }), { merged: edited, conflicts: [] })
})
