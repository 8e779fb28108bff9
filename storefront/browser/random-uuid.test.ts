import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readKey } from '#contract/kernel/write-headers.ts'
import { uuidOf } from './random-uuid.ts'

test('a key that is made without the help of the browser is a uuid of version 4, of all its random bytes', () => {
  const key = uuidOf(Uint8Array.from({ length: 16 }, (_, index) => index * 17))
  assert.equal(key, '00112233-4455-4677-8899-aabbccddeeff')
  assert.equal(readKey(new Map([['idempotency-key', key]])), key)
})
