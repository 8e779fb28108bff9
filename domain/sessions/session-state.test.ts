import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLoggedIn } from './scope.ts'
import { initialSession, loggedOut, renewalDelay, renewBeforeMs, applySessionReply } from './session-state.ts'

test('a session starts as loading [SESSION-411]', () => {
  assert.deepEqual(initialSession, { phase: 'loading' })
})

test('a customer group above 0 is logged in, and 0 and -1 are logged out [SESSION-412, SESSION-413, ACCOUNT-420]', () => {
  assert.deepEqual(applySessionReply(initialSession, { cg: 1, exp: 5 }), { phase: 'loggedIn', groupId: 1, exp: 5 })
  for (const cg of [0, -1]) assert.deepEqual(applySessionReply(initialSession, { cg, exp: 0 }), loggedOut, String(cg))
})

test('a session response without a group means logged out [SESSION-409, ACCOUNT-401]', () => {
  assert.equal(isLoggedIn({}), false)
  assert.deepEqual(applySessionReply(initialSession, {}), loggedOut)
})

test('a renewal response without a group does not change the session [SESSION-422]', () => {
  const state = { phase: 'loggedIn', groupId: 1, exp: 5 } as const
  assert.equal(applySessionReply(state, { exp: 9 }), state)
  assert.equal(applySessionReply(loggedOut, {}), loggedOut)
})

test('a session is renewed 45 seconds before it expires [SESSION-418, SESSION-439]', () => {
  assert.equal(renewBeforeMs, 45_000)
  const state = { phase: 'loggedIn', groupId: 1, exp: 100_000 } as const
  assert.deepEqual(
    [
      renewalDelay(state, 10_000),
      renewalDelay(state, 90_000),
      renewalDelay(loggedOut, 0),
      renewalDelay(initialSession, 0),
    ],
    [45_000, 0, null, null],
  )
})
