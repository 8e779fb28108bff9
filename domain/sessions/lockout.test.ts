import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countFailure, lockFor, secondsLocked, type Lockout } from './lockout.ts'

const now = Date.UTC(2026, 10, 20, 12)
const afterFailures = (count: number, gapMs: number) => {
  let lockout: Lockout | undefined
  for (let index = 0; index < count; index += 1) lockout = countFailure(lockout, now + index * gapMs)
  return lockout
}

test('five login failures within 15 minutes lock an email address for 60 seconds', () => {
  assert.equal(secondsLocked(afterFailures(4, 0), now), 0)
  assert.equal(secondsLocked(afterFailures(5, 0), now), 60)
  assert.equal(secondsLocked(afterFailures(5, 0), now + 59_001), 1)
  assert.equal(secondsLocked(afterFailures(5, 0), now + 60_000), 0)
})

test('login failures older than 15 minutes do not count', () =>
  assert.equal(secondsLocked(afterFailures(5, 4 * 60_000), now + 4 * 4 * 60_000), 0))

test('the wait time returned by the server locks the email address immediately', () => {
  const lockout = lockFor(undefined, 120, now)
  assert.equal(secondsLocked(lockout, now), 120)
  assert.equal(secondsLocked(lockout, now + 120_000), 0)
})

test('an email address without login failures is not locked', () => assert.equal(secondsLocked(undefined, now), 0))
