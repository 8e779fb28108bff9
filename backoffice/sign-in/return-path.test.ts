import assert from 'node:assert/strict'
import { test } from 'node:test'
import { returnPath } from './return-path.ts'

test('after login, staff return only to pages in the back office', () => {
  assert.deepEqual(
    ['/orders?queue=to_ship', '//evil.example', '/\\evil.example', 'https://evil.example', '/login?from=/', null].map(
      returnPath,
    ),
    ['/orders?queue=to_ship', '/', '/', '/', '/', '/'],
  )
})
