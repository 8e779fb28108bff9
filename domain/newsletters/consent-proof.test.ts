import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consentProof } from './consent-proof.ts'

const change = (state: string, source: string, at: number, textVersion: number | null = null) => ({
  state,
  source,
  at,
  textVersion,
})
const pending = change('pending', 'form', 1, 1)
const confirmed = change('subscribed', 'link', 3)

test('the proof of consent is the sign-up with its source and text version, and its confirmation', () => {
  const proof = consentProof([pending, change('confirmation', 'staff', 2), confirmed])
  assert.deepEqual(proof, {
    signedUpAt: 1,
    source: 'form',
    textVersion: 1,
    confirmation: { at: 3, source: 'link' },
  })
})

test('a sign-up without a required confirmation has none in its proof', () => {
  assert.equal(consentProof([pending])?.confirmation, null)
  assert.equal(consentProof([change('subscribed', 'account', 1, 1), confirmed])?.confirmation, null)
})

test('an ended subscription has no proof of consent, and a later sign-up has only its own', () => {
  const ended = [pending, confirmed, change('unsubscribed', 'one-click', 4)]
  assert.equal(consentProof(ended), null)
  const again = consentProof([...ended, change('pending', 'account', 5, 2)])
  assert.deepEqual(again, { signedUpAt: 5, source: 'account', textVersion: 2, confirmation: null })
  assert.equal(consentProof([]), null)
})
