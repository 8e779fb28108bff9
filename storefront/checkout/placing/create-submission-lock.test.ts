import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serializeRequests } from './serialize-requests.ts'

test("a second submission during the first one is 'placing' and sends nothing [ORDER-217]", () => {
  const submission = serializeRequests()
  const accepted = ['first', 'second', 'third'].filter(() => submission.begins() !== 'placing')
  assert.deepEqual(accepted, ['first'])
  assert.equal(submission.begins(), 'placing')
  submission.end()
  assert.equal(submission.begins(), null)
})
