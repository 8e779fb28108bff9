import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { listenToWebhooks, startAdyen, testAccount, testHmacKey } from './adyen-for-tests.ts'
import { adyenEngine } from './adyen.ts'
import { applePayToken, googlePayToken } from '../wallets-for-tests.ts'
import { eventId, type AdyenEvent } from './events.ts'
import type { WalletPayload } from '../engine.ts'
import { readAdyenWebhook } from './webhook.ts'

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
const defects: unknown[] = []
const events: AdyenEvent[] = []
const stored: WalletPayload[] = []
let received = Promise.withResolvers<void>()
const webhooks = await listenToWebhooks((body) => {
  const read = readAdyenWebhook(body, { merchantAccount: testAccount, hmacKeys: [testHmacKey] })
  if (typeof read === 'string') return void defects.push(read)
  for (const event of read) if (!events.some((known) => eventId(known) === eventId(event))) events.push(event)
  received.resolve()
  received = Promise.withResolvers()
})
const vendor = await startAdyen(db, {
  webhookUrl: webhooks.origin,
  events: {
    ofKeys: async (keys) => {
      const paid = events.filter(({ merchantReference }) => keys.includes(merchantReference))
      const references = paid.map(({ pspReference }) => pspReference)
      return events.filter((event) => paid.includes(event) || references.includes(event.originalReference ?? ''))
    },
    ofPayment: async (reference) =>
      events.filter((event) => [event.pspReference, event.originalReference].includes(reference)),
  },
  wallets: {
    keep: async (wallet) => `${stored.push(wallet) - 1}`,
    read: async (name) => stored[Number(name)],
  },
  report: (defect) => defects.push(defect),
})
after(async () => {
  await vendor.close()
  await webhooks.close()
  await db.close()
  await drop()
  assert.deepEqual(defects, [])
})
const { engine, cardToken, respondToChallenge } = vendor

/** Waits for a matching webhook. */
async function eventOf(eventCode: string, fits: (event: AdyenEvent) => boolean): Promise<AdyenEvent> {
  for (;;) {
    const found = events.find((event) => event.eventCode === eventCode && fits(event))
    if (found) return found
    await received.promise
  }
}

const due = { amount: 12_345, currency: 'EUR' as const }
const request = (token: string, key: string) => ({
  token,
  ...due,
  key,
  since: 1_800_000_000_000,
  email: 'jo@example.com',
  ip: '192.0.2.1',
  browserInfo: undefined,
  returnUrl: `http://localhost:3000/checkout/bank/${key}`,
})
const newKey = () => randomUUID()
const visa = { brand: 'Visa', last4: '1111', month: 3, year: 2030 }

async function authorised(number?: string) {
  const key = newKey()
  const outcome = await engine.authorize(request(await cardToken(number), key))
  assert.ok(outcome.state === 'authorized')
  return { key, reference: outcome.reference }
}

test('a card entered in the hosted card fields is authorized, captured once, partially refunded, and reported by webhook', async () => {
  const { key, reference } = await authorised()
  for (let again = 0; again < 2; again += 1) assert.equal(await engine.capture(reference, 12_345, 'EUR', 0), 'captured')
  const taken = await eventOf('CAPTURE', ({ originalReference }) => originalReference === reference)
  assert.deepEqual([taken.isSuccess, taken.amount, taken.merchantReference], [true, 12_345, key])
  const back = { reference, amount: 2_345, before: 0, currency: 'EUR' as const, since: 0 }
  for (const name of ['first', 'first', 'second'])
    assert.equal(await engine.refund({ ...back, key: `${key}-${name}` }), 'refunded')
  await eventOf('REFUND', ({ merchantReference }) => merchantReference === `${key}-second`)
  const received = events.filter(({ originalReference }) => originalReference === reference)
  assert.deepEqual(received.map(({ eventCode, amount }) => `${eventCode} ${amount}`).toSorted(), [
    'CAPTURE 12345',
    'REFUND 2345',
    'REFUND 2345',
  ])
})

test('a retry of a payment request with the same key and start time returns the same payment', async () => {
  const [token, key] = [await cardToken(), newKey()]
  const outcomes = await Promise.all([1, 2, 3].map(() => engine.authorize(request(token, key))))
  const references = outcomes.map((outcome) => outcome.state === 'authorized' && outcome.reference)
  assert.equal(new Set(references).size, 1)
  assert.deepEqual(outcomes[0], { state: 'authorized', reference: references[0], card: visa })
})

test('a renewal attempt with the same key and a different start time is a new payment', async () => {
  const key = newKey()
  const [declined, pays] = [await cardToken('4012888888881881'), await cardToken()]
  const first = { ...request(declined, key), isRenewal: true }
  assert.equal((await engine.authorize(first)).state, 'failed')
  const second = await engine.authorize({ ...first, token: pays, since: first.since + 1 })
  assert.equal(second.state, 'authorized')
  const third = await engine.authorize({ ...first, token: pays, since: first.since + 2 })
  assert.ok(second.state === 'authorized' && third.state === 'authorized' && second.reference !== third.reference)
})

test('a payment with the same key but a different amount or currency is not accepted as the payment due', async () => {
  const { key, reference } = await authorised()
  await eventOf('AUTHORISATION', ({ pspReference }) => pspReference === reference)
  assert.deepEqual(await engine.find(key, 0, due), { state: 'authorized', reference, card: null })
  for (const other of [
    { ...due, amount: 1 },
    { ...due, currency: 'USD' as const },
  ]) {
    assert.equal(await engine.find(key, 0, other), null)
    assert.equal((await engine.complete(`reference:${key}`, other)).state, 'pending')
  }
  assert.equal((await engine.complete(`reference:${key}`, due)).state, 'authorized')
  const challenged = await engine.authorize(request(await cardToken('4000000000002503'), newKey()))
  assert.ok(challenged.state === 'pending' && challenged.challengeUrl)
  const result = await respondToChallenge(challenged.challengeUrl, 'yes')
  assert.equal((await engine.complete(challenged.reference, { ...due, amount: 1 }, result)).state, 'pending')
  assert.equal((await engine.complete(challenged.reference, due, result)).state, 'authorized')
})

test('a payment succeeds without a valid shopper IP', async () => {
  for (const ip of ['', 'unknown', '2001:db8::1', '192.0.2.1'])
    assert.equal((await engine.authorize({ ...request(await cardToken(), newKey()), ip })).state, 'authorized')
})

test('a 404 from a wrong base URL returns unknown; a 404 for a payment is final', async () => {
  const token = await cardToken()
  const nothing = createServer((_, response) => response.writeHead(404).end('{}')).listen(0, '127.0.0.1')
  await once(nothing, 'listening')
  after(() => {
    nothing.closeAllConnections()
    nothing.close()
  })
  const baseUrl = `http://127.0.0.1:${(nothing.address() as AddressInfo).port}/v71`
  const astray = adyenEngine({ ...vendor.settings, baseUrl })
  assert.deepEqual(await astray.authorize(request(token, newKey())), { state: 'unknown' })
  assert.equal(await astray.readCard(token), 'unknown')
  assert.equal(await astray.abandon!('nobody', 0), 'unknown')
  assert.equal(await astray.capture('NOBODY', 1, 'EUR', 0), 'failed')
})

test('a declined card, a card without a security code, and an unknown card fail with different reasons', async () => {
  const declined = await engine.authorize(request(await cardToken('4012888888881881'), newKey()))
  const codeless = await engine.authorize(request(await cardToken(undefined, ''), newKey()))
  const unknown = await engine.authorize(request(`${'0'.repeat(32)}-NOBODY`, newKey()))
  const reasons = [declined, codeless, unknown].map((outcome) => outcome.state === 'failed' && outcome.reason)
  assert.deepEqual(reasons, ['declined', 'cvv_required', 'error'])
})

test('a payment with a challenge returns a URL, and its redirect result completes the payment, even if submitted twice', async () => {
  for (const [number, choice, state] of [
    ['4000000000002503', 'yes', 'authorized'],
    ['4000000000002503', 'no', 'failed'],
    ['4000000000003006', 'yes', 'failed'],
  ] as const) {
    const challenged = await engine.authorize(request(await cardToken(number), newKey()))
    assert.ok(challenged.state === 'pending' && challenged.challengeUrl)
    assert.equal((await engine.complete(challenged.reference, due)).state, 'pending')
    const result = await respondToChallenge(challenged.challengeUrl, choice)
    const ended = [
      await engine.complete(challenged.reference, due, result),
      await engine.complete(challenged.reference, due, result),
    ]
    assert.deepEqual(ended[0], ended[1])
    assert.equal(ended[0]!.state, state)
    if (ended[0]!.state === 'failed') assert.equal(ended[0]!.reason, 'three_ds')
  }
})

test('a redirect result that is forged or belongs to another payment does not complete a payment', async () => {
  const [paid, other] = [await cardToken('4000000000002503'), await cardToken('4000000000002503')]
  const challenged = await engine.authorize(request(paid, newKey()))
  const dear = await engine.authorize({ ...request(other, newKey()), amount: 99_999 })
  assert.ok(challenged.state === 'pending' && dear.state === 'pending')
  const result = await respondToChallenge(challenged.challengeUrl!, 'yes')
  for (const brought of [result, 'made-up'])
    assert.equal((await engine.complete(dear.reference, { ...due, amount: 99_999 }, brought)).state, 'pending')
  assert.equal((await engine.complete(challenged.reference, due, result)).state, 'authorized')
})

test('a payment stays pending while the bank is undecided', async () => {
  const challenged = await engine.authorize(request(await cardToken('4000000000003501'), newKey()))
  assert.ok(challenged.state === 'pending' && challenged.challengeUrl)
  const result = await respondToChallenge(challenged.challengeUrl, 'yes')
  assert.equal((await engine.complete(challenged.reference, due, result)).state, 'pending')
})

test("webhooks determine a payment's state: the payment is found by key, and its money is held until captured or canceled", async () => {
  const { key, reference } = await authorised()
  await eventOf('AUTHORISATION', ({ pspReference }) => pspReference === reference)
  assert.deepEqual(await engine.find(key, 0), { state: 'authorized', reference, card: null })
  assert.equal(await engine.find('nobody', 0), null)
  const openHolds = await engine.holds([key, 'nobody'].map((each) => ({ key: each, since: 0 })))
  assert.deepEqual([openHolds.get(key), openHolds.get('nobody')], [[reference], []])
  assert.equal(await engine.cancel(reference), 'cancelled')
  await eventOf('CANCELLATION', ({ originalReference }) => originalReference === reference)
  assert.deepEqual((await engine.holds([{ key, since: 0 }])).get(key), [])
  assert.equal((await engine.read(reference))?.state, 'failed')
})

test('an authorization can be canceled by its payment key alone, without its reference', async () => {
  const { key, reference } = await authorised()
  assert.equal(await engine.abandon!(key, 0), 'cancelled')
  const cancelEvent = await eventOf('TECHNICAL_CANCEL', ({ originalReference }) => originalReference === reference)
  assert.equal(cancelEvent.isSuccess, true)
})

test('a capture above the authorized amount is accepted, then reported as failed', async () => {
  const { reference } = await authorised()
  assert.equal(await engine.capture(reference, 99_999, 'EUR', 0), 'captured')
  const event = await eventOf('CAPTURE', ({ originalReference }) => originalReference === reference)
  assert.equal(event.isSuccess, false)
})

test('a partial capture limits refunds to its amount and rules out cancellation', async () => {
  const { key, reference } = await authorised()
  assert.equal(await engine.capture(reference, 345, 'EUR', 0), 'captured')
  const taken = await eventOf('CAPTURE', ({ originalReference }) => originalReference === reference)
  assert.deepEqual([taken.isSuccess, taken.amount], [true, 345])
  const back = { reference, before: 0, currency: 'EUR' as const, since: 0 }
  for (const [name, amount, isDone] of [
    ['more', 346, false],
    ['part', 300, true],
    ['rest', 45, true],
    ['again', 1, false],
  ] as const) {
    assert.equal(await engine.refund({ ...back, amount, key: `${key}-${name}` }), 'refunded')
    const event = await eventOf('REFUND', ({ merchantReference }) => merchantReference === `${key}-${name}`)
    assert.deepEqual([event.isSuccess, event.amount], [isDone, amount])
  }
  assert.equal(await engine.cancel(reference), 'cancelled')
  const letGo = await eventOf('CANCELLATION', ({ originalReference }) => originalReference === reference)
  assert.equal(letGo.isSuccess, false)
})

test('a stored card can be read, retained, charged for a renewal, and deleted', async () => {
  const token = await cardToken('4000000000002503')
  assert.deepEqual(await engine.readCard(token), { ...visa, last4: '2503' })
  assert.equal(await engine.retain(token), 'retained')
  const renewal = { ...request(token, newKey()), returnUrl: '', ip: '', isRenewal: true }
  assert.equal((await engine.authorize(renewal)).state, 'authorized')
  assert.equal(await engine.forget(token), 'forgotten')
  assert.equal(await engine.forget(token), 'failed')
  assert.equal(await engine.readCard(token), null)
})

test('a timeout or a rejected API key returns unknown, not failed', async () => {
  const token = await cardToken()
  const away = adyenEngine({ ...vendor.settings, baseUrl: 'http://127.0.0.1:9/v72' })
  const unknown = adyenEngine({ ...vendor.settings, apiKey: 'another' })
  for (const silent of [away, unknown]) {
    assert.deepEqual(await silent.authorize(request(token, newKey())), { state: 'unknown' })
    assert.deepEqual(await silent.readCard(token), 'unknown')
    assert.deepEqual(await silent.capture('NOBODY', 1, 'EUR', 0), 'unknown')
    assert.deepEqual(await silent.forget(token), 'unknown')
  }
  assert.equal(await engine.capture('NOBODY', 1, 'EUR', 0), 'failed')
})

for (const [kind, tokenFor] of [
  ['applepay', applePayToken],
  ['googlepay', googlePayToken],
] as const) {
  test(`a ${kind} token pays, and a retry returns the same payment`, async () => {
    const taken = await engine.takeWallet({ kind, token: tokenFor('4111111111111111', kind) })
    assert.ok(taken !== null && taken !== 'unknown')
    assert.equal(taken.card, null)
    const input = request(taken.token, `wallet-of-${kind}`)
    const paid = await engine.authorize(input)
    assert.ok(paid.state === 'authorized')
    assert.equal(paid.card?.last4, '1111')
    assert.deepEqual(await engine.authorize(input), paid)
    assert.equal((await engine.authorize({ ...input, since: input.since + 1 })).state, 'authorized')
  })
}

test('an unknown or undecryptable wallet token fails', async () => {
  assert.deepEqual(await engine.authorize(request('wallet-99', 'wallet-of-nobody')), {
    state: 'failed',
    reference: null,
    reason: 'error',
  })
  const taken = await engine.takeWallet({ kind: 'applepay', token: { paymentData: { data: 'no' } } })
  assert.ok(taken !== null && taken !== 'unknown')
  assert.equal((await engine.authorize(request(taken.token, 'wallet-broken'))).state, 'failed')
  const declined = await engine.takeWallet({ kind: 'googlepay', token: googlePayToken('4012888888881881', 'no') })
  assert.ok(declined !== null && declined !== 'unknown')
  assert.equal((await engine.authorize(request(declined.token, 'wallet-declined'))).state, 'failed')
})
