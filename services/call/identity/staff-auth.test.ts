import assert from 'node:assert/strict'
import { test } from 'node:test'
import { staffBy } from './staff-auth.ts'

const caller = { site: 'USA' as const, ip: '192.0.2.7', requestId: 'request-1' }
const token = 'Zr1Lw9Tc4Xq8Vb2NfT9x2LqW7vRz4KbN'

test('a wrong staff token is reported once with its site, address and request, without the token', () => {
  const warned: object[] = []
  const isStaff = staffBy(token, (caller) => warned.push(caller))
  assert.equal(isStaff({ ...caller, bearer: 'wrong-token-of-a-script' }), false)
  assert.deepEqual(warned, [caller])
})

test('the right token and a request without one are not reported', () => {
  const warned: object[] = []
  const isStaff = staffBy(token, (caller) => warned.push(caller))
  assert.equal(isStaff({ ...caller, bearer: token }), true)
  assert.equal(isStaff({ ...caller, bearer: undefined }), false)
  assert.deepEqual(warned, [])
})

test('without a configured token no caller is staff, and a token that is sent anyway is reported', () => {
  const warned: object[] = []
  const isStaff = staffBy(undefined, (caller) => warned.push(caller))
  assert.equal(isStaff({ ...caller, bearer: token }), false)
  assert.equal(warned.length, 1)
})
