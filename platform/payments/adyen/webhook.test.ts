import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAdyenWebhook, signatureOf } from './webhook.ts'

const newKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const oldKey = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00'
const settings = { merchantAccount: 'TestMerchant', hmacKeys: [newKey, oldKey] }
const item = {
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true' as const,
}
const event = {
  pspReference: '7914073381342284',
  originalReference: null,
  merchantReference: 'TestPayment-1407325143704',
  eventCode: 'AUTHORISATION',
  isSuccess: true,
  amount: 1130,
  currency: 'EUR',
}

const bodyOf = (hmacSignature: string | undefined, changed: object = {}) =>
  JSON.stringify({
    live: 'false',
    notificationItems: [
      {
        NotificationRequestItem: {
          ...(hmacSignature !== undefined && { additionalData: { hmacSignature } }),
          ...item,
          ...changed,
        },
      },
    ],
  })

test("webhook signatures match Adyen's published examples", () => {
  assert.equal(signatureOf(item, newKey), 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=')
  const published = {
    pspReference: 'pspReference',
    originalReference: 'originalReference',
    merchantAccountCode: 'merchantAccount',
    merchantReference: 'reference',
    amount: { value: 1000, currency: 'EUR' },
    eventCode: 'EVENT',
    success: 'true' as const,
  }
  assert.equal(signatureOf(published, oldKey), 'ipnxGCaUZ4l8TUW75a71/ghd2Fe5ffvX0pV4TLTntIc=')
})

test('during a key rotation, webhook events signed with the old or the new key are accepted', () => {
  for (const key of [newKey, oldKey])
    assert.deepEqual(readAdyenWebhook(bodyOf(signatureOf(item, key)), settings), [event])
  assert.equal(readAdyenWebhook(bodyOf(signatureOf(item, oldKey)), { ...settings, hmacKeys: [newKey] }), 'unsigned')
})

test("an unsigned or wrongly signed event is rejected, regardless of the signature's length", () => {
  for (const signature of [undefined, '', 'x', 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo1=', 'é'.repeat(44)])
    assert.equal(readAdyenWebhook(bodyOf(signature), settings), 'unsigned')
  const [first] = JSON.parse(bodyOf(signatureOf(item, newKey))).notificationItems
  const [second] = JSON.parse(bodyOf(undefined)).notificationItems
  assert.equal(readAdyenWebhook(JSON.stringify({ notificationItems: [first, second] }), settings), 'unsigned')
})

test('changing a byte of a webhook delivery either invalidates it or leaves the parsed event unchanged', () => {
  const body = bodyOf(signatureOf(item, newKey), { reason: '1111', eventDate: '2026-11-20T12:00:00Z' })
  let refused = 0
  for (let at = 0; at < body.length; at += 1) {
    const changed = body.slice(0, at) + String.fromCharCode(body.charCodeAt(at) ^ 1) + body.slice(at + 1)
    const read = readAdyenWebhook(changed, settings)
    if (typeof read === 'string') refused += 1
    else assert.deepEqual(read, [event], changed)
  }
  assert.ok(refused > 300)
})

test('a validly signed webhook event for a different account is dropped without affecting our events', () => {
  const foreign = { ...item, merchantAccountCode: 'OtherMerchant' }
  const body = bodyOf(signatureOf(foreign, newKey), foreign)
  assert.equal(readAdyenWebhook(body, settings), 'foreign')
  const [theirs] = JSON.parse(body).notificationItems
  const [ours] = JSON.parse(bodyOf(signatureOf(item, newKey))).notificationItems
  assert.deepEqual(readAdyenWebhook(JSON.stringify({ notificationItems: [theirs, ours] }), settings), [event])
})

test('a malformed webhook delivery is rejected as unreadable', () => {
  const tooMany = { notificationItems: Array(101).fill({ NotificationRequestItem: item }) }
  for (const body of ['', 'null', '[]', '{"notificationItems":[]}', '{', JSON.stringify(tooMany)])
    assert.equal(readAdyenWebhook(body, settings), 'unreadable')
})
