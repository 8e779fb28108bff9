import assert from 'node:assert/strict'
import { test } from 'node:test'
import { challengeStatus } from './challenge-status.ts'

test("an event's registration is open until it closes, and other products have no registration [SEARCH-051]", () => {
  assert.equal(challengeStatus(undefined, 1_000), 'none')
  assert.equal(challengeStatus(1_001, 1_000), 'open')
  assert.equal(challengeStatus(1_000, 1_000), 'closed')
})
