import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passwordProblem } from './password-rules.ts'

const isCommon = (password: string) => password === 'password1'

test('a new password has 8 to 128 characters', () => {
  assert.equal(passwordProblem('a'.repeat(7), isCommon), 'short')
  assert.equal(passwordProblem('a'.repeat(8), isCommon), null)
  assert.equal(passwordProblem('a'.repeat(128), isCommon), null)
  assert.equal(passwordProblem('a'.repeat(129), isCommon), 'long')
})

test("a password's length is counted in characters, not code units", () =>
  assert.equal(passwordProblem('🏋️'.repeat(3), isCommon), 'short'))

test('a common password is rejected in any letter case', () =>
  assert.equal(passwordProblem('PassWord1', isCommon), 'common'))

test('a password needs no digits, capitals, or symbols', () =>
  assert.equal(passwordProblem('steel and chalk', isCommon), null))
