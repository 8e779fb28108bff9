import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkEmailGapMs, maxResends, resendProblem } from './resend.ts'

const now = Date.UTC(2026, 10, 20)
const problem = (details: Partial<Parameters<typeof resendProblem>[0]>) =>
  resendProblem({ state: 'pending', isSuppressed: false, sentAt: null, resends: 0, now, ...details })

test('staff can resend a confirmation only while the subscription is pending and the address accepts email', () => {
  assert.equal(problem({}), null)
  assert.equal(problem({ state: 'subscribed' }), 'not_pending')
  assert.equal(problem({ state: 'unsubscribed' }), 'not_pending')
  assert.equal(problem({ isSuppressed: true }), 'address_suppressed')
})

test('an address receives at most one confirmation in ten minutes, and three from staff in 30 days', () => {
  assert.equal(problem({ sentAt: now - linkEmailGapMs + 1 }), 'sent_recently')
  assert.equal(problem({ sentAt: now - linkEmailGapMs }), null)
  assert.equal(problem({ resends: maxResends - 1 }), null)
  assert.equal(problem({ resends: maxResends }), 'too_many_resends')
})
