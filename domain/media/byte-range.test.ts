import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byteRange } from './byte-range.ts'

test('a byte range specifies the first and last byte, all bytes from an offset, or the last bytes', () => {
  assert.deepEqual(byteRange('bytes=0-99', 1_000), { first: 0, last: 99 })
  assert.deepEqual(byteRange('bytes=900-', 1_000), { first: 900, last: 999 })
  assert.deepEqual(byteRange('bytes=900-5000', 1_000), { first: 900, last: 999 })
  assert.deepEqual(byteRange('bytes=-10', 1_000), { first: 990, last: 999 })
  assert.deepEqual(byteRange('bytes=-5000', 1_000), { first: 0, last: 999 })
})

test('a missing or invalid range returns the whole file, and a range past the end cannot be satisfied', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=5-1', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])
    assert.equal(byteRange(header, 1_000), null, String(header))
  for (const header of ['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])
    assert.equal(byteRange(header, 1_000), 'none', header)
})
