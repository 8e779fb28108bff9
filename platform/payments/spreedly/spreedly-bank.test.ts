import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentEngine } from '../engine.ts'
import { startFixedSpreedly } from './spreedly-for-tests.ts'

// A vendor with one transaction, which is waiting for the bank.
const waiting = { token: 'T1', state: 'pending', succeeded: false }
let transaction: object = waiting
const respond = () => [200, { transaction }] as const
const bankPage = 'https://cards.shop.example/spreedly/bank'
const engine = await startFixedSpreedly(respond, { bankPage })
const back = 'https://shop.example/checkout/bank/1?a=1'
const due = { amount: 100, currency: 'USD' } as const
const authorize = (engine: PaymentEngine) =>
  engine.authorize({
    ...due,
    token: 'card',
    key: 'order',
    since: 0,
    email: 'jo@example.com',
    ip: '192.0.2.1',
    browserInfo: undefined,
    returnUrl: back,
  })
const question = (step: string) => `${bankPage}?${new URLSearchParams({ transaction: 'T1', step, return: back })}`

test('if the bank has no challenge URL, our page runs the device fingerprint and the challenge, one per step [PAY-207]', async () => {
  const steps = { device_fingerprint: '1', challenge: '2', redirect: '2' }
  for (const [action, step] of Object.entries(steps)) {
    transaction = { ...waiting, required_action: action, redirect_url: back }
    const pending = { state: 'pending', reference: 'T1', challengeUrl: question(step), card: null }
    assert.deepEqual(await authorize(engine), pending)
    // By the time the shopper returns, the next step may be due.
    assert.deepEqual(await engine.complete('T1', due), pending)
  }
})

test("a bank's own URL is used as is, and a pending payment without a browser step returns unknown", async () => {
  transaction = { ...waiting, required_action: 'redirect', checkout_url: 'https://bank.example/acs' }
  assert.deepEqual(await authorize(engine), {
    state: 'pending',
    reference: 'T1',
    challengeUrl: 'https://bank.example/acs',
    card: null,
  })
  for (const action of [null, 'none', 'toString', '']) {
    transaction = { ...waiting, required_action: action }
    assert.deepEqual(await authorize(engine), { state: 'unknown' }, String(action))
  }
})

test('a challenge returns unknown if no challenge page is configured, and has no URL if there is no return URL', async () => {
  transaction = { ...waiting, required_action: 'challenge' }
  assert.deepEqual(await authorize(await startFixedSpreedly(respond)), { state: 'unknown' })
  const pending = await engine.complete('T1', due)
  assert.deepEqual(pending, { state: 'pending', reference: 'T1', challengeUrl: null, card: null })
})
