import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeForMove } from './place-for-move.ts'

const [first, second, third] = [{ id: 7 }, { id: 8 }, { id: 9 }]
const siblings = [first, second, third]

test('a category that moves up follows the sibling before its neighbor, or becomes the first one', () => {
  assert.deepEqual(placeForMove(siblings, 9, 'up'), { after: first })
  assert.deepEqual(placeForMove(siblings, 8, 'up'), { after: null })
  assert.equal(placeForMove(siblings, 7, 'up'), null)
})

test('a category that moves down follows its next sibling', () => {
  assert.deepEqual(placeForMove(siblings, 7, 'down'), { after: second })
  assert.deepEqual(placeForMove(siblings, 8, 'down'), { after: third })
  assert.equal(placeForMove(siblings, 9, 'down'), null)
})

test('a category that is not in the list does not move', () => {
  assert.equal(placeForMove(siblings, 1, 'up'), null)
})
