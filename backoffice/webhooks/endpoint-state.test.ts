import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpointName, endpointState } from './endpoint-state.ts'

const on = { isEnabled: true, offReason: null, failingSince: null }

test("a webhook endpoint is on, failing since its last failed attempt, or off with the store's reason", () => {
  assert.equal(endpointState(on), 'on')
  assert.equal(endpointState({ ...on, failingSince: '2026-11-20T12:00:00.000Z' }), 'failing')
  assert.equal(endpointState({ ...on, isEnabled: false }), 'off')
  assert.equal(endpointState({ ...on, isEnabled: false, offReason: 'gone' }), 'off_gone')
  assert.equal(endpointState({ ...on, isEnabled: false, offReason: 'failing' }), 'off_failing')
})

test('a webhook endpoint without a description is named after its host', () => {
  assert.equal(endpointName({ description: '', url: 'https://erp.example:8443/hooks?key=1' }), 'erp.example:8443')
  assert.equal(endpointName({ description: 'ERP', url: 'https://erp.example/' }), 'ERP')
})
