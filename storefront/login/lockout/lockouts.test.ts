import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockForTests } from '#platform/clock-for-tests.ts'
import { createLockouts } from './lockouts.ts'

function openLockouts(stored: Record<string, string> = {}) {
  const clock = clockForTests(Date.UTC(2026, 10, 20, 12))
  const values = new Map(Object.entries(stored))
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return { clock, ...createLockouts(storage, clock) }
}

test('a locked email address stays locked in any letter case until its time is over, and other addresses are not locked [SESSION-424]', () => {
  const { clock, secondsOf, lock } = openLockouts()
  lock('Ann@example.com', 60)
  assert.equal(secondsOf(' ann@EXAMPLE.com'), 60)
  assert.equal(secondsOf('bob@example.com'), 0)
  clock.advance(60_000)
  assert.equal(secondsOf('ann@example.com'), 0)
})

test("the fifth login failure locks an email address, and a successful login clears the address's failures", () => {
  const { secondsOf, fail, clear } = openLockouts()
  for (const _ of [1, 2, 3, 4]) fail('ann@example.com')
  assert.equal(secondsOf('ann@example.com'), 0)
  clear('ann@example.com')
  fail('ann@example.com')
  assert.equal(secondsOf('ann@example.com'), 0)
  for (const _ of [2, 3, 4, 5]) fail('ann@example.com')
  assert.equal(secondsOf('ann@example.com'), 60)
})

test('malformed lockout storage does not lock any email address', () =>
  assert.equal(openLockouts({ login_lockouts: '{"ann' }).secondsOf('ann@example.com'), 0))
