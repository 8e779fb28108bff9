import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsByLine } from './registry.ts'

const counts = (wanted: number[], purchased: number, pending: number) =>
  countsByLine(wanted, { purchased, pending }).map((each) => [each.purchased, each.pending])

test('a piece that was bought counts once, however many lines ask for the same thing [REGISTRY-203]', () => {
  assert.deepEqual(counts([2, 3], 4, 0), [
    [2, 0],
    [2, 0],
  ])
  assert.deepEqual(counts([2, 3], 1, 3), [
    [1, 1],
    [0, 2],
  ])
})

test('what is bought beyond what is wanted is told of the last line of its kind', () => {
  assert.deepEqual(counts([3], 5, 1), [[5, 1]])
  assert.deepEqual(counts([2, 1], 5, 1), [
    [2, 0],
    [3, 1],
  ])
  assert.deepEqual(counts([2, 1], 0, 0), [
    [0, 0],
    [0, 0],
  ])
})
