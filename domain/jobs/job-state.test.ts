import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobState, mayDiscardJob, shownJobError } from './job-state.ts'

test('a job has failed when no attempt is left, unless the last one still runs', () => {
  const job = { attempts: 25, maxAttempts: 25, isLocked: false }
  assert.equal(jobState(job), 'failed')
  assert.equal(jobState({ ...job, isLocked: true }), 'running')
  assert.equal(jobState({ ...job, attempts: 24 }), 'retrying')
  assert.equal(jobState({ ...job, attempts: 0 }), 'waiting')
})

test('emails may be discarded, and work that moves money or stock may not', () => {
  assert.equal(mayDiscardJob('mail_send'), true)
  for (const name of ['order_paid', 'order_refund', 'payment_release', 'card_forget', 'unknown'])
    assert.equal(mayDiscardJob(name), false, name)
})

test('a shown error has no email address', () => {
  assert.equal(shownJobError('550 <jo@example.com>: no such user'), '550 <…>: no such user')
  assert.equal(shownJobError('to:"a.b+c@example.com",x'), 'to:"…",x')
  assert.equal(shownJobError('connect ECONNREFUSED 10.0.0.1:25'), 'connect ECONNREFUSED 10.0.0.1:25')
  assert.equal(shownJobError(`${'x'.repeat(1_000)}`).length, 300)
})
