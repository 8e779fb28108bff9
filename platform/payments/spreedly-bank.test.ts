import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentEngine } from './engine.ts'
import { spreedlyAnswering } from './spreedly-for-tests.ts'

// A vendor whose one transaction waits for its bank.
const waiting = { token: 'T1', state: 'pending', succeeded: false }
let transaction: object = waiting
const answer = () => [200, { transaction }] as const
const bankPage = 'https://cards.shop.example/spreedly/bank'
const asking = await spreedlyAnswering(answer, { bankPage })
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

test('a bank that has no address of its own looks at the device and asks on our page, each step named [PAY-207]', async () => {
  const steps = { device_fingerprint: '1', challenge: '2', redirect: '2' }
  for (const [action, step] of Object.entries(steps)) {
    transaction = { ...waiting, required_action: action, redirect_url: back }
    const pending = { state: 'pending', reference: 'T1', challengeUrl: question(step), card: null }
    assert.deepEqual(await authorize(asking), pending)
    // Asked again as the shopper comes back, it may be another step by now.
    assert.deepEqual(await asking.complete('T1', due), pending)
  }
})

test('an address of the bank’s own is led to as it is, and what asks nothing of a browser is not known yet', async () => {
  transaction = { ...waiting, required_action: 'redirect', checkout_url: 'https://bank.example/acs' }
  assert.deepEqual(await authorize(asking), {
    state: 'pending',
    reference: 'T1',
    challengeUrl: 'https://bank.example/acs',
    card: null,
  })
  for (const action of [null, 'none', 'toString', '']) {
    transaction = { ...waiting, required_action: action }
    assert.deepEqual(await authorize(asking), { state: 'unknown' }, String(action))
  }
})

test('without a page for it a question is asked nowhere, and one that says not whom it leads back to has no other address', async () => {
  transaction = { ...waiting, required_action: 'challenge' }
  assert.deepEqual(await authorize(await spreedlyAnswering(answer)), { state: 'unknown' })
  const pending = await asking.complete('T1', due)
  assert.deepEqual(pending, { state: 'pending', reference: 'T1', challengeUrl: null, card: null })
})
