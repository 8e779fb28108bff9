import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readKey } from '#contract/kernel/write-headers.ts'
import { uuidOf } from './random-uuid.ts'

test('the fallback key is a version 4 UUID that uses all random bytes', () => {
  const key = uuidOf(Uint8Array.from({ length: 16 }, (_, index) => index * 17))
  assert.equal(key, '00112233-4455-4677-8899-aabbccddeeff')
  assert.equal(readKey(new Map([['idempotency-key', key]])), key)
})
