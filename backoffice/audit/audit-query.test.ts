import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditQuery } from './audit-query.ts'

test('the audit log URL filters become query parameters, and malformed values are ignored', () => {
  const staffId = '0b0c1f3e-3b8c-4d52-9d0a-0d4f3c6f9a11'
  const query = auditQuery(new URLSearchParams({ staff: staffId, type: ' order ', id: '100000001' }))
  assert.deepEqual(query, { staffId, objectType: 'order', objectId: '100000001' })
  assert.deepEqual(auditQuery(new URLSearchParams({ staff: 'me', type: '', id: ' ' })), {})
})
