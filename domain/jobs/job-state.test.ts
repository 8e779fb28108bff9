import assert from 'node:assert/strict'
import { test } from 'node:test'
import { discardableJobs, mayDiscardJob, redactJobError } from './job-state.ts'

test('failed email jobs can be discarded, but jobs that move money, stock, or records cannot', () => {
  assert.deepEqual([...discardableJobs].toSorted(), [
    'account_link',
    'analytics_purchase',
    'data_export',
    'form_forward',
    'mail_send',
    'newsletter_link',
    'review_link',
  ])
  assert.equal(mayDiscardJob('mail_send'), true)
  for (const name of ['order_paid', 'newsletter_changed', 'unknown']) assert.equal(mayDiscardJob(name), false, name)
})

test('a displayed job error contains no email address, query string, or token', () => {
  assert.equal(redactJobError('550 <jo@example.com>: no such user'), '550 <…>: no such user')
  assert.equal(redactJobError('to:"a.b+c@example.com",x'), 'to:"…",x')
  assert.equal(redactJobError('connect ECONNREFUSED 10.0.0.1:25'), 'connect ECONNREFUSED 10.0.0.1:25')
  assert.equal(
    redactJobError('GET https://api.example/a?email=jo%40example.com&token=1 400'),
    'GET https://api.example/a?… 400',
  )
  assert.equal(redactJobError(`token ${'x'.repeat(41)}`), 'token …')
  assert.equal(redactJobError('word '.repeat(100)).length, 300)
})
