import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeCode128 } from './code128.ts'

test('a return number is encoded as Code 128 with start, checksum, and stop', () => {
  assert.equal(
    encodeCode128('R-100001').join(''),
    '2112142311311221321232211231221231221231221231221232213111412331112',
  )
})

test('every symbol has 11 modules, and the stop pattern has 13', () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
  const modules = encodeCode128(printable).reduce((sum, width) => sum + width, 0)
  assert.equal(modules, 11 * (1 + 95 + 1) + 13)
})
