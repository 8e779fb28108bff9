import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sandboxOriginOf } from './payments.ts'

test('browser and store find the sandbox where the store listens', () => {
  const sandbox = { spreedly: undefined, sandboxPort: 3006 }
  assert.equal(sandboxOriginOf({ ...sandbox, hosts: ['127.0.0.1', '::1'] }), 'http://localhost:3006')
  assert.equal(sandboxOriginOf({ ...sandbox, hosts: ['192.0.2.7'] }), 'http://192.0.2.7:3006')
})
