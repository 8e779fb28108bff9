import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSubmissionLock } from './create-submission-lock.ts'

test("a second order submission during the first submission returns 'placing' and sends nothing [ORDER-217]", () => {
  const submission = createSubmissionLock()
  const accepted = ['first', 'second', 'third'].filter(() => submission.begins() !== 'placing')
  assert.deepEqual(accepted, ['first'])
  assert.equal(submission.begins(), 'placing')
  submission.end()
  assert.equal(submission.begins(), null)
})
