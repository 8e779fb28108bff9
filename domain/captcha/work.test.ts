import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasZeroBits, maxSolutionNumber, parseWorkToken, serializeWorkToken } from './work.ts'

test('leading zero bits of a proof-of-work hash are counted within and across bytes', () => {
  const key = new Uint8Array([0, 0b0000_0100, 255])
  assert.deepEqual(
    [0, 8, 13, 14].map((bits) => hasZeroBits(key, bits)),
    [true, true, true, false],
  )
  assert.equal(hasZeroBits(new Uint8Array([]), 1), false)
})

test('a serialized proof-of-work token can be parsed, and malformed text is rejected', () => {
  const token = serializeWorkToken('1.salt.signature', [0, 35, maxSolutionNumber])
  assert.equal(token, '1.salt.signature.0-z-1z141z3')
  assert.deepEqual(parseWorkToken(token), { challenge: '1.salt.signature', numbers: [0, 35, maxSolutionNumber] })
  // A repeated number is rejected, because it would count the same work twice.
  for (const wrong of [
    '',
    'a',
    '.1',
    'a.',
    'a.1-1',
    'a.2-1',
    'a.1z141z4',
    'a.-1',
    'a.1-',
    'ä.1',
    `${'a'.repeat(201)}.1`,
  ]) {
    assert.equal(parseWorkToken(wrong), null, wrong)
  }
})
