import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startFixedSpreedly } from './spreedly-for-tests.ts'
import {
  recordedChallenge,
  recordedDecline,
  recordedMethod,
  recordedTransaction,
  recordedNoResponse,
} from './spreedly-replies-for-tests.ts'

// Matched by the end of the path. All other paths get 404.
type Reply = [status: number, body: object]
let replies: Record<string, Reply | (() => Reply)> = {}
const engine = await startFixedSpreedly(({ url = '' }) => {
  if (url.includes('since_token')) return [200, { transactions: [] }]
  const path = new URL(url, 'http://vendor').pathname
  const found = Object.entries(replies).find(([end]) => path.endsWith(end))?.[1]
  if (typeof found === 'function') return found()
  return found ?? [404, { errors: [{ key: 'errors.not_found', message: 'Unable to find the specified resource.' }] }]
})
const authorization = (changed: object = {}) =>
  recordedTransaction('Authorization', 'A1', { payment_method: recordedMethod(), ...changed })
const authorize = (status: number, transaction: object, more: { isRenewal?: true } = {}) => {
  replies = { 'authorize.json': [status, { transaction }] }
  return engine.authorize({
    ...more,
    token: 'METHOD0000000000000000001',
    amount: 345,
    currency: 'USD',
    key: 'order',
    since: 0,
    email: 'jo@example.com',
    ip: '192.0.2.1',
    browserInfo: undefined,
    returnUrl: 'https://shop.example/back',
  })
}
const card = { brand: 'Mastercard', last4: '4444', month: 1, year: 2030 }

test('a recorded authorization is read as authorized, with its card data', async () => {
  assert.deepEqual(await authorize(200, authorization()), { state: 'authorized', reference: 'A1', card })
})

test('a gateway decline, which has a message but no key, is reported as declined', async () => {
  assert.deepEqual(await authorize(422, authorization(recordedDecline)), {
    state: 'failed',
    reference: 'A1',
    reason: 'declined',
  })
})

const changed = (minutesAgo: number) => ({ updated_at: new Date(Date.now() - minutesAgo * 60_000).toISOString() })

test('an authorization without a gateway response for 30 minutes is treated as failed', async () => {
  const found = (minutesAgo: number) => {
    const transaction = authorization({ order_id: '1', ...recordedNoResponse, ...changed(minutesAgo) })
    replies = { 'transactions.json': [200, { transactions: [transaction] }], 'A1.json': [200, { transaction }] }
    return Promise.all([engine.find('1', 0), engine.read('A1')])
  }
  assert.deepEqual(await found(29), [{ state: 'unknown' }, { state: 'unknown' }])
  const over = { state: 'failed', reference: 'A1', reason: 'error' }
  assert.deepEqual(await found(31), [over, over])
})

test('a renewal without a gateway response is treated as failed, so that it does not hold money repeatedly', async () => {
  const outcome = await authorize(422, authorization({ ...recordedNoResponse, ...changed(0) }), { isRenewal: true })
  assert.deepEqual(outcome, { state: 'failed', reference: 'A1', reason: 'error' })
})

test('a transaction without a gateway response is unknown, not failed', async () => {
  assert.deepEqual(await authorize(422, authorization({ ...recordedNoResponse, ...changed(1) })), { state: 'unknown' })
  const unknown = (kind: string) =>
    recordedTransaction(kind, 'X1', { reference_token: 'A1', ...recordedNoResponse, amount: 345 })
  const captured = recordedTransaction('Capture', 'C1', { reference_token: 'A1' })
  replies = {
    'capture.json': [422, { transaction: unknown('Capture') }],
    'void.json': [422, { transaction: unknown('Void') }],
    'credit.json': [422, { transaction: unknown('Credit') }],
    'transactions.json': [200, { transactions: [authorization()] }],
  }
  assert.equal(await engine.capture('A1', 345, 'USD', 0), 'unknown')
  assert.equal(await engine.cancel('A1'), 'unknown')
  const refund = { reference: 'A1', amount: 345, before: 0, currency: 'USD' as const, key: 'r', since: 0 }
  replies['transactions.json'] = [200, { transactions: [captured, authorization()] }]
  assert.equal(await engine.refund(refund), 'unanswered')
  const again = (minutesAgo: number) => {
    const credit = { ...unknown('Credit'), reference_token: 'C1', ...changed(minutesAgo) }
    replies['transactions.json'] = [200, { transactions: [credit, captured, authorization()] }]
    return engine.refund(refund)
  }
  assert.equal(await again(29), 'unknown')
  // The payment may have been refunded.
  assert.equal(await again(31), 'failed')
})

test('a recorded payment that waits for the bank is pending with a challenge URL', async () => {
  assert.deepEqual(await authorize(200, authorization(recordedChallenge)), {
    state: 'pending',
    reference: 'A1',
    challengeUrl: 'https://bank.example/challenge/1',
    card,
  })
})

test('a payment that ended before its completion gets its final state, even though Spreedly refuses to complete it', async () => {
  const complete = (then: object) => {
    const now: Reply = [200, { transaction: authorization(recordedChallenge) }]
    replies = {
      'A1.json': now,
      'complete.json': () => {
        now[1] = { transaction: then }
        return [422, { errors: [{ key: 'errors.transaction_not_pending', message: 'It does not wait.' }] }]
      },
    }
    return engine.complete('A1', { amount: 345, currency: 'USD' })
  }
  assert.deepEqual(await complete(authorization()), { state: 'authorized', reference: 'A1', card })
  assert.equal((await complete(authorization(recordedChallenge))).state, 'pending')
  assert.deepEqual(await complete(authorization(recordedDecline)), {
    state: 'failed',
    reference: 'A1',
    reason: 'declined',
  })
})

test('recorded captures, voids, and credits succeed or fail as the gateway decided', async () => {
  const captured = recordedTransaction('Capture', 'C1', { reference_token: 'A1' })
  for (const [status, changed, done] of [
    [200, {}, true],
    [422, recordedDecline, false],
  ] as const) {
    const of = (kind: string, reference: string) => ({
      transaction: recordedTransaction(kind, 'X1', { reference_token: reference, ...changed }),
    })
    replies = {
      'capture.json': [status, of('Capture', 'A1')],
      'void.json': [status, of('Void', 'A1')],
      'credit.json': [status, of('Credit', 'C1')],
      'transactions.json': [200, { transactions: [authorization()] }],
    }
    assert.equal(await engine.capture('A1', 345, 'USD', 0), done ? 'captured' : 'failed')
    assert.equal(await engine.cancel('A1'), done ? 'cancelled' : 'failed')
    replies['transactions.json'] = [200, { transactions: [captured, authorization()] }]
    const refund = { reference: 'A1', amount: 300, before: 0, currency: 'USD' as const, key: 'r', since: 0 }
    assert.equal(await engine.refund(refund), done ? 'refunded' : 'failed')
  }
})

test('a refused capture returns unknown if an earlier capture without a gateway response may have taken the money', async () => {
  const refused = recordedTransaction('Capture', 'C2', { reference_token: 'A1', ...recordedDecline })
  const open = recordedTransaction('Capture', 'C1', { reference_token: 'A1', ...recordedNoResponse })
  replies = {
    'capture.json': [422, { transaction: refused }],
    'transactions.json': [200, { transactions: [refused, open, authorization()] }],
  }
  assert.equal(await engine.capture('A1', 345, 'USD', 0), 'unknown')
  const ofAnother = recordedTransaction('Capture', 'C1', { reference_token: 'A2', ...recordedNoResponse })
  replies['transactions.json'] = [200, { transactions: [refused, ofAnother, authorization()] }]
  assert.equal(await engine.capture('A1', 345, 'USD', 0), 'failed')
})

test('recorded responses retain and delete a card, and reading an unknown card returns null', async () => {
  const moved = (kind: string, state: string) =>
    recordedTransaction(kind, 'M1', { amount: undefined, payment_method: recordedMethod({ storage_state: state }) })
  replies = {
    'retain.json': [200, { transaction: moved('RetainPaymentMethod', 'retained') }],
    'redact.json': [200, { transaction: moved('RedactPaymentMethod', 'redacted') }],
    'METHOD0000000000000000001.json': [200, { payment_method: recordedMethod() }],
  }
  assert.equal(await engine.retain('METHOD0000000000000000001'), 'retained')
  assert.equal(await engine.forget('METHOD0000000000000000001'), 'forgotten')
  assert.deepEqual(await engine.readCard('METHOD0000000000000000001'), card)
  replies = {}
  assert.equal(await engine.readCard('NOBODYS'), null)
  assert.equal(await engine.forget('NOBODYS'), 'failed')
})

test('in a recorded transaction list, captures are matched to their authorization, and failed ones are ignored', async () => {
  const captured = recordedTransaction('Capture', 'C1', { reference_token: 'A1', amount: 22 })
  const refused = recordedTransaction('Capture', 'C2', { reference_token: 'A2', ...recordedDecline })
  const transactions = [
    captured,
    refused,
    authorization({ order_id: '1' }),
    authorization({ token: 'A2', order_id: '2' }),
  ]
  replies = { 'transactions.json': [200, { transactions }] }
  const orders = [
    { key: '1', since: 0 },
    { key: '2', since: 0 },
  ]
  assert.deepEqual(
    await engine.holds(orders),
    new Map([
      ['1', []],
      ['2', ['A2']],
    ]),
  )
  assert.deepEqual(await engine.find('2', 0, { amount: 345, currency: 'USD' }), {
    state: 'authorized',
    reference: 'A2',
    card,
  })
})
