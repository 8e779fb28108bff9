import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockedUntil, declineWindow } from './declines.ts'

const minutes = (...ago: number[]) => ago.map((each) => 100 * 60_000 - each * 60_000)

test('five declines within 15 minutes block payments until 15 minutes after the last decline', () => {
  assert.equal(declineWindow, 900_000)
  assert.equal(blockedUntil(minutes(0, 3, 6, 9, 15), 5), 115 * 60_000)
  assert.equal(blockedUntil(minutes(1, 2, 3, 4, 5), 5), 114 * 60_000)
})

test('fewer than five declines, or declines further apart, do not block payments', () => {
  assert.equal(blockedUntil([], 5), null)
  assert.equal(blockedUntil(minutes(0, 1, 2, 3), 5), null)
  assert.equal(blockedUntil(minutes(0, 1, 2, 3, 15.1), 5), null)
})
