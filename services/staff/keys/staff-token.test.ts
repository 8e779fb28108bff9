import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStaffTokenCheck } from './staff-token.ts'

const token = 'Zr1Lw9Tc4Xq8Vb2NfT9x2LqW7vRz4KbN'

test('only the configured staff token is accepted', () => {
  const isRight = createStaffTokenCheck(token)
  assert.deepEqual([isRight(token), isRight(`${token}x`), isRight('')], [true, false, false])
})

test('without a configured staff token, no token is accepted', () => {
  const isRight = createStaffTokenCheck(undefined)
  assert.deepEqual([isRight(token), isRight(''), isRight('undefined')], [false, false, false])
})
