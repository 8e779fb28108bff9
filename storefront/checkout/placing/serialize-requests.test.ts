import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serializeRequests } from './serialize-requests.ts'

test("a second submission during the first one is 'placing' and sends nothing [ORDER-217]", () => {
  const press = serializeRequests()
  const sent = ['first', 'second', 'third'].filter(() => press.begins() !== 'placing')
  assert.deepEqual(sent, ['first'])
  assert.equal(press.begins(), 'placing')
  press.isHeard()
  assert.equal(press.begins(), null)
})
