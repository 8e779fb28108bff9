import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { CheckoutAPI, Client, EnvironmentEnum, hmacValidator as HmacValidator, type Types } from '@adyen/api-library'
import type { z } from 'zod'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { declaredTypes } from '../declared-types-for-tests.ts'
import type { WalletPayload } from '../engine.ts'
import { changesOf, recordExchanges, type Exchange } from '../exchanges-for-tests.ts'
import { applePayToken, googlePayToken } from '../wallets-for-tests.ts'
import { listenToWebhooks, startAdyen, testAccount, testHmacKey } from './adyen-for-tests.ts'
import { adyenEngine } from './adyen.ts'
import { cardStore } from './store-card.ts'
import {
  AbandonRequest,
  CancelRequest,
  DetailsRequest,
  PartRequest,
  PaymentRequest,
  StoreRequest,
} from './stand-in/requests.ts'

// What Adyen publishes of Checkout 72 and of its webhooks, as the library that it generates from its OpenAPI files has it.
const typings = '@adyen/api-library/lib/src/typings'
const published = declaredTypes(`${typings}/checkout`)
const publishedWebhooks = declaredTypes(`${typings}/notification`)

/** A call that the engine makes, by the names that the vendor publishes it by. */
interface Call {
  method: string
  path: RegExp
  query?: readonly string[]
  asks?: string
  /** By status; a refusal is a ServiceError always. */
  answers: Readonly<Record<number, string | null>>
  schema?: z.ZodType
}
const calls: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/payments$/,
    asks: 'PaymentRequest',
    answers: { 200: 'PaymentResponse' },
    schema: PaymentRequest,
  },
  {
    method: 'POST',
    path: /^\/payments\/details$/,
    asks: 'PaymentDetailsRequest',
    answers: { 200: 'PaymentDetailsResponse' },
    schema: DetailsRequest,
  },
  {
    method: 'POST',
    path: /^\/payments\/\w+\/captures$/,
    asks: 'PaymentCaptureRequest',
    answers: { 201: 'PaymentCaptureResponse' },
    schema: PartRequest,
  },
  {
    method: 'POST',
    path: /^\/payments\/\w+\/refunds$/,
    asks: 'PaymentRefundRequest',
    answers: { 201: 'PaymentRefundResponse' },
    schema: PartRequest,
  },
  {
    method: 'POST',
    path: /^\/payments\/\w+\/cancels$/,
    asks: 'PaymentCancelRequest',
    answers: { 201: 'PaymentCancelResponse' },
    schema: CancelRequest,
  },
  {
    method: 'POST',
    path: /^\/cancels$/,
    asks: 'StandalonePaymentCancelRequest',
    answers: { 201: 'StandalonePaymentCancelResponse' },
    schema: AbandonRequest,
  },
  {
    method: 'GET',
    path: /^\/storedPaymentMethods$/,
    query: ['merchantAccount', 'shopperReference'],
    answers: { 200: 'ListStoredPaymentMethodsResponse' },
  },
  {
    method: 'POST',
    path: /^\/storedPaymentMethods$/,
    asks: 'StoredPaymentMethodRequest',
    answers: { 201: 'StoredPaymentMethodResource' },
    schema: StoreRequest,
  },
  {
    method: 'DELETE',
    path: /^\/storedPaymentMethods\/\w+$/,
    query: ['merchantAccount', 'shopperReference'],
    answers: { 204: null },
  },
]
const callOf = ({ method, path }: Exchange) => {
  const found = calls.find((call) => call.method === method && call.path.test(path))
  assert.ok(found, `${method} ${path} is no call that the vendor has`)
  return found
}

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
const defects: unknown[] = []
const kept: WalletPayload[] = []
const deliveries: string[] = []
const webhooks = await listenToWebhooks((body) => void deliveries.push(body))
const vendor = await startAdyen(db, {
  webhookUrl: webhooks.origin,
  told: { ofKeys: async () => [], ofPayment: async () => [] },
  wallets: {
    keep: async (wallet) => `${kept.push(wallet) - 1}`,
    read: async (name) => kept[Number(name)],
  },
  report: (defect) => defects.push(defect),
})
const wire = await recordExchanges(vendor.settings.baseUrl)
after(async () => {
  await wire.close()
  await vendor.close()
  await webhooks.close()
  await db.close()
  await drop()
  assert.deepEqual(defects, [])
})
const settings = { ...vendor.settings, baseUrl: wire.origin }
const engine = adyenEngine(settings)

const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'en-US',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  userAgent: 'a browser',
}
const request = (token: string) => ({
  token,
  amount: 12_345,
  currency: 'EUR' as const,
  key: randomUUID(),
  since: 1_800_000_000_000,
  email: 'jo@example.com',
  ip: '192.0.2.1',
  browserInfo,
  returnUrl: 'http://localhost:3000/checkout/bank/1',
})
const walletOf = async (kind: 'applepay' | 'googlepay', token: Readonly<Record<string, unknown>>) => {
  const taken = await engine.takeWallet({ kind, token })
  assert.ok(taken !== null && taken !== 'unknown')
  return taken.token
}
const authorised = async (token: string) => {
  const outcome = await engine.authorize(request(token))
  assert.ok(outcome.state === 'authorized')
  return outcome.reference
}

/** Makes every request that the engine ever makes, and gives what went over the wire. */
async function wholeLife(): Promise<Exchange[]> {
  for (const number of ['4111111111111111', '1'])
    await cardStore(settings)({
      encryptedCardNumber: `test_${number}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    })
  const card = await vendor.cardToken()
  await engine.readCard(card)
  await engine.retain(card)
  const whole = await authorised(card)
  await engine.authorize({ ...request(card), browserInfo: undefined, ip: '', isRenewal: true, returnUrl: '' })
  await engine.authorize({ ...request(card), isStored: true })
  await engine.authorize(request(await vendor.cardToken('4012888888881881')))
  for (const answer of ['yes', 'no'] as const) {
    const asked = await engine.authorize(request(await vendor.cardToken('4000000000002503')))
    assert.ok(asked.state === 'pending' && asked.challengeUrl)
    const result = await vendor.answerBank(asked.challengeUrl, answer)
    await engine.complete(asked.reference, { amount: 12_345, currency: 'EUR' }, result)
  }
  await engine.complete('reference:made-up', { amount: 1, currency: 'EUR' }, 'made-up')
  await authorised(await walletOf('applepay', applePayToken('4111111111111111', 'a')))
  await authorised(await walletOf('googlepay', googlePayToken('4111111111111111', 'g')))
  await engine.authorize(request(await walletOf('applepay', { paymentData: { data: 'no' } })))
  await engine.capture(whole, 12_345, 'EUR', 0)
  const back = { reference: whole, before: 0, currency: 'EUR' as const, since: 0 }
  await engine.refund({ ...back, amount: 345, key: randomUUID() })
  await engine.refund({ ...back, amount: 12_000, key: randomUUID() })
  const part = await authorised(card)
  await engine.capture(part, 345, 'EUR', 0)
  await engine.cancel(await authorised(card))
  await engine.cancel('NOBODYS')
  const { key, since } = request(card)
  await engine.abandon!(key, since)
  await engine.forget(card)
  await engine.forget(card)
  return wire.exchanges()
}
const life = await wholeLife()

test('every request of the engine is one that the vendor publishes, with nothing missing and nothing made up', () => {
  const made = new Set(life.map(callOf))
  assert.equal(made.size, calls.length, 'every call is made')
  for (const exchange of life) {
    const { query = [], asks } = callOf(exchange)
    const name = `${exchange.method} ${exchange.path}`
    assert.deepEqual([...exchange.query.keys()].toSorted(), query, name)
    assert.deepEqual(asks ? published.problemsOf(exchange.asked, asks) : exchange.asked, asks ? [] : undefined, name)
    assert.equal(exchange.headers['x-api-key'], vendor.settings.apiKey)
    assert.equal(exchange.headers['content-type'], 'application/json')
    // A name for the question is at most 64 characters long.
    if (exchange.method === 'POST') assert.match(String(exchange.headers['idempotency-key']), /^.{1,64}$/)
  }
})

test('every reply of the stand-in is one that the vendor publishes for its status', () => {
  for (const exchange of life) {
    const { answers } = callOf(exchange)
    const { method, path, status, answered } = exchange
    const name = `${method} ${path} ${status}`
    if (status >= 400) assert.deepEqual(published.problemsOf(answered, 'ServiceError'), [], name)
    else if (answers[status] === null) assert.equal(answered, undefined, name)
    else assert.deepEqual(published.problemsOf(answered, String(answers[status])), [], name)
  }
})

test("the vendor's own library asks for the same thing at the same place", async () => {
  const seen: { url: string; method: string | undefined; body: string }[] = []
  const client = new Client(
    { apiKey: 'key', environment: EnvironmentEnum.TEST },
    {
      request: async (endpoint, body, _config, _isKeyed, { method, params } = {}) => {
        const query = params ? `?${new URLSearchParams(params).toString()}` : ''
        seen.push({ url: endpoint + query, method: method as string, body: String(body) })
        return '{}'
      },
    },
  )
  const { PaymentsApi, ModificationsApi, RecurringApi } = new CheckoutAPI(client)
  for (const exchange of life) {
    const { asks } = callOf(exchange)
    const [, , middle = '', ...rest] = exchange.path.split('/')
    // What is asked is any object: the library's own types are compared by the validator above.
    const body = exchange.asked as never
    const [shopper, account] = ['shopperReference', 'merchantAccount'].map((name) => exchange.query.get(name)!)
    await {
      PaymentRequest: () => PaymentsApi.payments(body),
      PaymentDetailsRequest: () => PaymentsApi.paymentsDetails(body),
      PaymentCaptureRequest: () => ModificationsApi.captureAuthorisedPayment(middle, body),
      PaymentRefundRequest: () => ModificationsApi.refundCapturedPayment(middle, body),
      PaymentCancelRequest: () => ModificationsApi.cancelAuthorisedPaymentByPspReference(middle, body),
      StandalonePaymentCancelRequest: () => ModificationsApi.cancelAuthorisedPayment(body),
      StoredPaymentMethodRequest: () => RecurringApi.storedPaymentMethods(body),
      '': () =>
        exchange.method === 'GET'
          ? RecurringApi.getTokensForStoredPaymentDetails(shopper, account)
          : RecurringApi.deleteTokenForStoredPaymentDetails(middle, shopper!, account!),
    }[asks ?? '']!()
    const { url: asked, method, body: text } = seen.pop()!
    const { pathname, searchParams } = new URL(asked)
    assert.equal(`${method} ${pathname}`, `${exchange.method} /v72${exchange.path}`, rest.join('/'))
    assert.deepEqual(new Map(searchParams), new Map(exchange.query))
    const sent = JSON.parse(text || '""') as unknown
    assert.deepEqual(sent === '' ? undefined : sent, exchange.asked)
  }
})

test('what the vendor would not take as published is found, and the stand-in refuses it too', () => {
  const found = new Map<string, number>()
  for (const exchange of life) {
    const { asks, schema } = callOf(exchange)
    if (!asks || !schema) continue
    assert.ok(schema.safeParse(exchange.asked).success)
    for (const changed of changesOf(exchange.asked)) {
      const problems = published.problemsOf(changed, asks)
      if (problems.length === 0) continue
      found.set(asks, (found.get(asks) ?? 0) + 1)
      assert.equal(schema.safeParse(changed).success, false, `${asks}: ${problems[0]}`)
    }
  }
  assert.deepEqual([...found.keys()].toSorted(), calls.flatMap(({ asks }) => asks ?? []).toSorted())
  const paid = life.find((exchange) => callOf(exchange).asks === 'PaymentRequest')!.asked as Record<string, unknown>
  for (const name of ['merchantAccount', 'reference', 'amount', 'paymentMethod', 'returnUrl'])
    assert.match(published.problemsOf({ ...paid, [name]: undefined }, 'PaymentRequest').join(), new RegExp(name))
  assert.match(published.problemsOf({ ...paid, channel: 'Fax' }, 'PaymentRequest').join(), /channel.*allowed values/)
  assert.match(published.problemsOf({ ...paid, amuont: 1 }, 'PaymentRequest').join(), /amuont/)
})

test("what the stand-in tells is written as published, and signed as the vendor's own library signs", async () => {
  const all = ['AUTHORISATION', 'CANCELLATION', 'CAPTURE', 'REFUND']
  const isTold = (code: string) => deliveries.some((body) => body.includes(`"eventCode":"${code}"`))
  // It tells by and by.
  for (let tries = 0; tries < 500 && !all.every(isTold); tries++) await sleep(10)
  await vendor.close()
  const told = deliveries.map((body) => JSON.parse(body) as Types.notification.Notification)
  const codes = told.flatMap(({ notificationItems }) =>
    notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem.eventCode as string),
  )
  assert.deepEqual([...new Set(codes)].toSorted(), all)
  for (const delivery of told) {
    assert.deepEqual(publishedWebhooks.problemsOf(delivery, 'Notification'), [])
    for (const { NotificationRequestItem: item } of delivery.notificationItems)
      assert.ok(new HmacValidator().validateHMAC(item, testHmacKey))
    assert.equal(delivery.notificationItems[0]!.NotificationRequestItem.merchantAccountCode, testAccount)
  }
})
