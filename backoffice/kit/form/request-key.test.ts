import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextRequestKey } from './request-key.ts'

test('a retry with the same form entries has the same request key, and a retry with other entries has a new key', () => {
  let count = 0
  const create = () => `key ${(count += 1)}`
  const entries = [{ price: 310 }]
  const first = nextRequestKey(null, entries, create)
  assert.equal(nextRequestKey(first, entries, create).key, first.key)
  assert.equal(nextRequestKey(first, [{ price: 320 }], create).key, 'key 2')
  assert.equal(nextRequestKey(nextRequestKey(null, undefined, create), undefined, create).key, 'key 3')
})
