import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextChallenge } from './next-3ds-challenge.ts'

const question = (step: number) => `https://cards.example/spreedly/bank?transaction=T&step=${step}`
const back = (query: string) => new URL(`https://shop.example/checkout/bank/1${query}`)

test('a shopper who returns from the device fingerprint step is sent to the challenge exactly once [PAY-207]', () => {
  assert.equal(nextChallenge(question(2), back('?step=1')), question(2))
  assert.equal(nextChallenge(question(2), back('?step=2')), null)
  assert.equal(nextChallenge(question(1), back('?step=1')), null)
  assert.equal(nextChallenge(question(1), back('?step=2')), null)
})

test('a bank return URL without a valid step does not lead to a challenge', () => {
  assert.equal(nextChallenge(question(2), back('')), null)
  assert.equal(nextChallenge(question(2), back('?step=0')), null)
  assert.equal(nextChallenge('https://bank.example/acs', back('?step=1')), null)
  assert.equal(nextChallenge(null, back('?step=1')), null)
  assert.equal(nextChallenge(`${question(2)}&long=${'a'.repeat(4_000)}`, back('?step=1')), null)
})
