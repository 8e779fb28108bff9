import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostedCardPageUrl, cardFrameUrl, readFrameMessage } from './frame-messages.ts'

const vault = 'https://vault.example'
const frame = { name: 'the frame' }
const read = (data: unknown, origin = vault, source: unknown = frame) =>
  readFrameMessage({ origin, source, data }, vault, frame)

test('the card frame sends a token and no card data', () => {
  assert.deepEqual(read({ type: 'token', token: 'abc_1', card: { last4: '1111' } }), { type: 'token', token: 'abc_1' })
  for (const type of ['ready', 'invalid', 'failed', 'submit']) assert.deepEqual(read({ type }), { type })
})

test("only messages from the vault's card frame are accepted", () => {
  const token = { type: 'token', token: 'abc' }
  assert.equal(read(token, 'https://vault.example.evil'), null)
  assert.equal(read(token, vault, { name: 'another window' }), null)
  assert.equal(readFrameMessage({ origin: vault, source: null, data: token }, vault, null), null)
})

test('messages that the card frame does not define are ignored', () => {
  for (const data of [null, 'token', 7, {}, { type: 'other' }, { type: 'token' }, { type: 'token', token: '<b>' }]) {
    assert.equal(read(data), null)
  }
})

test("the card frame's height is limited", () => {
  assert.deepEqual(read({ type: 'height', height: 151.2 }), { type: 'height', height: 152 })
  assert.deepEqual(read({ type: 'height', height: 99_999 }), { type: 'height', height: 640 })
  assert.equal(read({ type: 'height', height: -1 }), null)
})

test("the card frame receives the page's origin and locale, and the vault's page receives its return URL and locale", () => {
  assert.equal(
    cardFrameUrl(`${vault}/card`, 'http://shop:3000', 'fr-BE'),
    `${vault}/card?parent=http%3A%2F%2Fshop%3A3000&lang=fr-BE`,
  )
  assert.equal(
    hostedCardPageUrl(`${vault}/page`, 'http://shop/checkout/payment', 'es-ES'),
    `${vault}/page?return=http%3A%2F%2Fshop%2Fcheckout%2Fpayment&lang=es-ES`,
  )
})
