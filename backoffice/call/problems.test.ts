import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { invalidFields, problemOf, problemOfStatus } from './problems.ts'

test('an error for a missing permission includes the permission', () => {
  const problem = problemOf(new RefusalError(403, 'not_permitted', { permission: 'refunds.write' }))
  assert.deepEqual(problem, { kind: 'not_permitted', code: 'not_permitted', permission: 'refunds.write' })
})

test('an unexpected server error shows the error id from its response', () => {
  const problem = problemOf(new RefusalError(500, 'defect', { id: 'a1' }))
  assert.deepEqual(problem, { kind: 'failed', code: 'defect', reference: 'a1' })
})

test('an error is classified as offline, not found, refused, or failed', () => {
  const kinds = [
    new RefusalError(0, 'browser_offline'),
    new RefusalError(404, 'order_not_found'),
    new RefusalError(409, 'last_owner'),
  ]
  assert.deepEqual(
    [...kinds, new Error('a bug')].map((error) => problemOf(error).kind),
    ['offline', 'not_found', 'refused', 'failed'],
  )
})

test('a page load is classified as not permitted on a 403, as not found on a 404, and otherwise as failed', () => {
  assert.deepEqual(
    [403, 404, 500].map((status) => problemOfStatus(status).kind),
    ['not_permitted', 'not_found', 'failed'],
  )
})

test('invalid fields in a request body are reported by path, and other invalid inputs are not', () => {
  const fields = [
    { path: 'body.name', rule: 'too_short' },
    { path: 'body.roles.0', rule: 'format' },
    { path: 'headers.idempotency-key', rule: 'format' },
  ]
  assert.deepEqual(invalidFields(new RefusalError(400, 'invalid_request', { fields })), ['name', 'roles.0'])
  assert.deepEqual(invalidFields(new RefusalError(409, 'email_taken')), [])
})
