import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsByLine } from './registry.ts'

const counts = (wanted: number[], purchased: number, pending: number) =>
  countsByLine(wanted, { purchased, pending }).map((each) => [each.purchased, each.pending])

test('a purchased unit counts once, even if several lines want the same product [REGISTRY-203]', () => {
  assert.deepEqual(counts([2, 3], 4, 0), [
    [2, 0],
    [2, 0],
  ])
  assert.deepEqual(counts([2, 3], 1, 3), [
    [1, 1],
    [0, 2],
  ])
})

test('units purchased beyond the wanted quantity are counted on the last line of the product', () => {
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
