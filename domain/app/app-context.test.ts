import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAppContext } from './app-context.ts'

const read = (headers: { version?: string | null; platform?: string | null }) => readAppContext((name) => headers[name])

test('the app reports its version and platform, and malformed values are ignored [ORDER-207]', () => {
  assert.deepEqual(read({ version: '4.12.0', platform: 'ios' }), { version: '4.12.0', platform: 'ios' })
  assert.deepEqual(read({ version: '5.0.0-beta.2+77' }), { version: '5.0.0-beta.2+77' })
  assert.deepEqual(read({ platform: 'Android', version: '' }), { platform: 'Android' })
  for (const version of [null, 'four', '4 12', '4;12', '<b>', `4${'0'.repeat(40)}`])
    assert.deepEqual(read({ version }), {})
  for (const platform of [null, '4', 'ios 18', '<b>', 'x'.repeat(21)]) assert.deepEqual(read({ platform }), {})
})
