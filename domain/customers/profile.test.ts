import assert from 'node:assert/strict'
import { test } from 'node:test'
import { profileProblems } from './profile.ts'

const today = '2026-06-15'
const rulesOf = (changed: Parameters<typeof profileProblems>[0]) =>
  profileProblems(changed, [11, 12], today).map(({ path, rule }) => `${path} ${rule}`)

test('a telephone number may be empty, but must otherwise be one that can be dialed', () => {
  assert.deepEqual(rulesOf({ telephone: '' }), [])
  assert.deepEqual(rulesOf({ telephone: '+1 614 555 0100' }), [])
  assert.deepEqual(rulesOf({ telephone: 'call me' }), ['telephone telephone'])
})

test('a birthdate must be at least 13 years ago and not before 1900', () => {
  assert.deepEqual(rulesOf({ birthdate: '2013-06-15' }), [])
  assert.deepEqual(rulesOf({ birthdate: '2013-06-16' }), ['birthdate birthdate'])
  assert.deepEqual(rulesOf({ birthdate: '1899-12-31' }), ['birthdate birthdate'])
  assert.deepEqual(rulesOf({ birthdate: null }), [])
})

test("the primary segment must be one of the customer's segments", () => {
  assert.deepEqual(rulesOf({ primarySegment: 12 }), [])
  assert.deepEqual(rulesOf({ primarySegment: 13 }), ['primarySegment segment'])
})
