import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFromStore } from './receiver-example-for-tests.ts'
import { createWebhookSecret, webhookHeaders } from './sign.ts'

test('webhook signatures equal the published example of Standard Webhooks', () => {
  const body = '{"event_type":"ping","data":{"success":true}}'
  const message = { id: 'msg_loFOjxBNrRLzqYUf', timestamp: 1_731_705_121, body }
  assert.deepEqual(webhookHeaders(['whsec_plJ3nmyCDGBKInavdOK15jsl'], message), {
    'webhook-id': 'msg_loFOjxBNrRLzqYUf',
    'webhook-timestamp': '1731705121',
    'webhook-signature': 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  })
})

test('the receiver in the documentation accepts a webhook with each of two secrets, and rejects changed and old ones', (t) => {
  const now = Date.UTC(2026, 10, 20, 12)
  t.mock.timers.enable({ apis: ['Date'], now })
  const secrets = [createWebhookSecret(), createWebhookSecret()]
  const body = '{"type":"order.paid","data":{"name":"Größe"}}'
  const headers = webhookHeaders(secrets, { id: 'evt-1', timestamp: now / 1_000, body })
  for (const secret of secrets) assert.ok(isFromStore(secret, headers, body))
  assert.ok(!isFromStore(secrets[0]!, headers, `${body} `))
  assert.ok(!isFromStore(secrets[0]!, { ...headers, 'webhook-id': 'evt-2' }, body))
  assert.ok(!isFromStore(createWebhookSecret(), headers, body))
  const { 'webhook-signature': _, ...unsigned } = headers
  assert.equal(isFromStore(secrets[0]!, unsigned, body), false)
  t.mock.timers.setTime(now + 301_000)
  assert.ok(!isFromStore(secrets[0]!, headers, body))
})
