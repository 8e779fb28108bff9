import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idleSignUp, nextSignUp, type SignUpEvent, signUpResetMs } from './sign-up.ts'

const submit: SignUpEvent = { type: 'submit', email: 'ann@example.com', lists: ['USA-newsletter'] }
const after = (...events: SignUpEvent[]) => events.reduce(nextSignUp, idleSignUp)

test('a newsletter sign-up starts idle with no entries [NEWS-015]', () => {
  assert.deepEqual(idleSignUp, { status: 'idle', email: '', lists: [], lacksList: false })
})

test('submitting an idle sign-up with a list starts loading, and a second submission has no effect [NEWS-016]', () => {
  assert.equal(after(submit).status, 'loading')
  const other: SignUpEvent = { type: 'submit', email: 'bob@example.com', lists: ['USA-rapidfire'] }
  assert.deepEqual(after(submit, other), after(submit))
})

test('a successful newsletter response ends loading with success, and a failed one with an error [NEWS-017, NEWS-018]', () => {
  assert.equal(after(submit, { type: 'reply', success: true }).status, 'success')
  assert.equal(after(submit, { type: 'reply', success: false }).status, 'error')
  assert.equal(after({ type: 'reply', success: true }).status, 'idle')
})

test('resetting clears a saved sign-up, preserves the entries of a failed sign-up, and does not affect a sign-up in progress [NEWS-020]', () => {
  assert.deepEqual(after(submit, { type: 'reply', success: true }, { type: 'reset' }), idleSignUp)
  assert.deepEqual(after(submit, { type: 'reply', success: false }, { type: 'reset' }), {
    status: 'idle',
    email: 'ann@example.com',
    lists: ['USA-newsletter'],
    lacksList: false,
  })
  assert.equal(after(submit, { type: 'reset' }).status, 'loading')
})

test('a newsletter submission without a list stays idle and reports the problem until a list is selected [NEWS-023]', () => {
  const without = after({ ...submit, lists: [] })
  assert.deepEqual([without.status, without.lacksList, without.email], ['idle', true, 'ann@example.com'])
  assert.equal(nextSignUp(without, submit).lacksList, false)
})

test('the newsletter form resets after 3000 milliseconds [NEWS-029]', () => {
  assert.equal(signUpResetMs, 3_000)
})
