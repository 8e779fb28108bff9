import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLoggedIn } from './scope.ts'

test('a customer is logged in if the group id is above 0 [SESSION-201]', () =>
  assert.equal(isLoggedIn({ groupId: 1 }), true))
test('group id 0 means a guest [SESSION-202, SESSION-408]', () => assert.equal(isLoggedIn({ groupId: 0 }), false))
test('group id -1 does not count as logged in [SESSION-203]', () => assert.equal(isLoggedIn({ groupId: -1 }), false))
