import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axisTicks } from './axis-ticks.ts'

test('a chart axis has round values around 0 and around the highest and lowest values', () => {
  assert.deepEqual(axisTicks([0, 37_000, 81_234]), [0, 50_000, 100_000])
  assert.deepEqual(axisTicks([-120, 300]), [-200, 0, 200, 400])
  assert.deepEqual(axisTicks([-5]), [-6, -4, -2, 0])
})

test('a chart axis without values still has ticks', () => {
  assert.deepEqual(axisTicks([]), [0, 1])
  assert.deepEqual(axisTicks([0, 0]), [0, 1])
})
