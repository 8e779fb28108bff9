import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import type { z } from 'zod'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { declaredTypes } from '../declared-types-for-tests.ts'
import { changesOf, recordExchanges, type Exchange } from '../exchanges-for-tests.ts'
import { askerOf } from './ask.ts'
import { payPalEngine } from './paypal.ts'
import { startPayPal } from './paypal-for-tests.ts'
import { CaptureRequest, OrderRequest, PatchRequest, RefundRequest, VerifyRequest } from './stand-in/requests.ts'
import { payPalWebhooks } from './webhook.ts'

// What PayPal publishes of Orders v2, as its own package has it: types that were generated from its OpenAPI file. Of
// Payments v2 they have what is answered and not what is asked, of webhooks nothing: there the stand-in's schemas speak.
const published = declaredTypes('@paypal/paypal-js/types/apis/openapi/checkout_orders_v2.d.ts')

interface Call {
  method: string
  path: RegExp
  /** Its name in the published types. */
  operation?: string
  /** What is answered where the call is not in them, by status. */
  answers?: Readonly<Record<number, string>>
  /** What the stand-in takes. */
  schema?: z.ZodType
}
const calls: readonly Call[] = [
  { method: 'POST', path: /^\/v2\/checkout\/orders$/, operation: 'orders.create', schema: OrderRequest },
  { method: 'GET', path: /^\/v2\/checkout\/orders\/\w+$/, operation: 'orders.get' },
  { method: 'PATCH', path: /^\/v2\/checkout\/orders\/\w+$/, operation: 'orders.patch', schema: PatchRequest },
  {
    method: 'POST',
    path: /^\/v2\/checkout\/orders\/\w+\/capture$/,
    operation: 'orders.capture',
    schema: CaptureRequest,
  },
  {
    method: 'GET',
    path: /^\/v2\/payments\/captures\/\w+$/,
    answers: { 200: 'capture' },
  },
  {
    method: 'POST',
    path: /^\/v2\/payments\/captures\/\w+\/refund$/,
    answers: { 201: 'refund' },
    schema: RefundRequest,
  },
  { method: 'POST', path: /^\/v1\/notifications\/verify-webhook-signature$/, schema: VerifyRequest },
  { method: 'POST', path: /^\/v1\/oauth2\/token$/ },
]
const callOf = ({ method, path }: Exchange) => {
  const found = calls.find((call) => call.method === method && call.path.test(path))
  assert.ok(found, `${method} ${path} is no call that the vendor has`)
  return found
}

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
const defects: unknown[] = []
const kept = new Map<string, { token: string; payee: string; key?: string }>()
const vendor = await startPayPal(db, {
  memory: {
    keep: async (token, payee) => void kept.set(token, { token, payee }),
    read: async (token) => kept.get(token),
    bind: async (token, key) => (kept.get(token)!.key ??= key) === key,
    ofKey: async (key) => [...kept.values()].filter((each) => each.key === key),
  },
  webhookUrl: null,
  report: (defect) => defects.push(defect),
})
const wire = await recordExchanges(vendor.settings.baseUrl)
after(async () => {
  await wire.close()
  await vendor.close()
  await db.close()
  await drop()
  assert.deepEqual(defects, [])
})
const settings = { ...vendor.settings, baseUrl: wire.origin }
const engine = payPalEngine(settings)

const due = { amount: 12_345, currency: 'USD' as const }
async function agreed(account?: string): Promise<string> {
  const [returnUrl, cancelUrl] = ['http://localhost:3000/back', 'http://localhost:3000/cancelled']
  const asked = await engine.askApproval({ ...due, returnUrl, cancelUrl, key: randomUUID() })
  assert.ok(typeof asked === 'object')
  await vendor.answer(asked.approvalUrl, 'yes', account)
  return asked.token
}
async function paid(token: string) {
  const key = randomUUID()
  const browser = { email: 'jo@example.com', ip: '192.0.2.1', browserInfo: undefined }
  const outcome = await engine.authorize({ ...due, ...browser, token, key, since: 0, returnUrl: 'http://localhost/' })
  return { key, reference: 'reference' in outcome ? (outcome.reference ?? '') : '' }
}

const partsOf = (operation: string, ...parts: readonly string[]) => published.partsOf('operations', operation, ...parts)
const problemsOf = (value: unknown, operation: string, ...parts: readonly string[]) =>
  published.problemsOf(value, 'operations', operation, ...parts, 'content', 'application/json')

/** Makes every request that the engine ever makes, and gives what went over the wire. */
async function wholeLife(): Promise<Exchange[]> {
  const token = await agreed()
  await engine.readApproval(token)
  await engine.readApproval('NOBODYS')
  const { key, reference } = await paid(token)
  await engine.find(key, 0, due)
  await engine.capture(reference, due.amount, 'USD', 0)
  const back = { reference, before: 0, currency: 'USD' as const, since: 0 }
  for (const amount of [345, 12_000, 1]) await engine.refund({ ...back, amount, key: randomUUID() })
  await engine.read(reference)
  await engine.read('NOBODYS')
  await engine.cancel((await paid(await agreed())).reference)
  await engine.cancel('NOBODYS')
  await paid(await agreed('declined@example.com'))
  await paid(await agreed('review@example.com'))
  await engine.askApproval({
    ...due,
    amount: 0,
    returnUrl: 'http://localhost/',
    cancelUrl: 'http://localhost/',
    key: '0',
  })
  const event = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: {} })
  for (const body of [event, event.replace('WH-1', 'WH-2')])
    await payPalWebhooks(settings)(body, vendor.sign(event), Date.now())
  return wire.exchanges()
}
const life = await wholeLife()
const headerOf = ({ headers }: Exchange, name: string) => headers[name.toLowerCase()]

test('every request of the engine is one that the vendor publishes, with nothing missing and nothing made up', () => {
  assert.equal(new Set(life.map(callOf)).size, calls.length, 'every call is made')
  for (const exchange of life) {
    const { operation, schema } = callOf(exchange)
    const name = `${exchange.method} ${exchange.path}`
    assert.equal(exchange.query.size, 0, name)
    if (operation) {
      const { required } = partsOf(operation, 'parameters', 'header')
      for (const header of required) assert.ok(headerOf(exchange, header), `${name} has no ${header}`)
      const { names } = partsOf(operation)
      if (names.includes('requestBody')) {
        assert.deepEqual(problemsOf(exchange.asked, operation, 'requestBody'), [], name)
      } else assert.equal(exchange.asked, undefined, name)
    } else if (schema) assert.equal(schema.safeParse(exchange.asked).error, undefined, name)
  }
})

test('calls are where the vendor publishes them', () => {
  for (const exchange of life) {
    const { operation, method } = callOf(exchange)
    if (!operation) continue
    const place = published.partsOf('paths').names.filter((path) => {
      const isThere = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\w+')}$`).test(exchange.path)
      return isThere && published.partsOf('paths', path).names.includes(method.toLowerCase())
    })
    assert.equal(place.length, 1, `${method} ${exchange.path}`)
    const there = published.partsOf('paths', place[0]!, method.toLowerCase())
    assert.deepEqual(there, partsOf(operation))
  }
})

/**
 * What is wrong with a refusal. The types are of a revision that called its details issues, and have the names of issues
 * for each call and status; on the wire, and in the file of today, they are details.
 */
function refusalProblems(answered: unknown, operation: string | undefined, status: number): string[] {
  const { details = [], ...rest } = answered as { details?: { issue: string }[] }
  const issues = details.map(({ issue }) => ({ issue }))
  return [
    ...published.problemsOf({ ...rest, issues: details }, 'components', 'schemas', `error_${status}`),
    ...(operation ? problemsOf({ ...rest, issues }, operation, 'responses', String(status)) : []),
  ]
}

test('every reply of the stand-in is one that the vendor publishes for its status', () => {
  for (const exchange of life) {
    const { operation, answers } = callOf(exchange)
    const { method, path, status, answered } = exchange
    const name = `${method} ${path} ${status}`
    if (status === 204) {
      assert.equal(answered, undefined, name)
      assert.ok(partsOf(operation!, 'responses').names.includes('204'))
    } else if (operation || answers) {
      const problems =
        status >= 400
          ? refusalProblems(answered, operation, status)
          : operation
            ? problemsOf(answered, operation, 'responses', String(status))
            : published.problemsOf(answered, 'components', 'schemas', answers![status]!)
      assert.deepEqual(problems, [], name)
    }
  }
})

test('who may not ask, and what is wrong in itself, is refused as published', async () => {
  const orders = '/v2/checkout/orders'
  const stranger = await fetch(`${vendor.settings.baseUrl}${orders}/ANY`, { headers: { authorization: 'Bearer none' } })
  assert.equal(stranger.status, 401)
  assert.deepEqual(refusalProblems(await stranger.json(), 'orders.get', 401), [])
  const wrong = await askerOf(vendor.settings)('POST', orders, { body: { intent: 'CAPTURE' } })
  assert.equal(wrong?.status, 400)
  const [detail] = (wrong.body as { details: { issue: string; field: string }[] }).details
  assert.equal(detail?.field, '/purchase_units')
  assert.deepEqual(refusalProblems(wrong.body, 'orders.create', 400), [])
})

test('what the vendor would not take as published is found, and the stand-in refuses it too', () => {
  const found = new Map<string, number>()
  for (const exchange of life) {
    const { operation, schema } = callOf(exchange)
    if (!operation || !schema) continue
    for (const changed of changesOf(exchange.asked)) {
      const problems = problemsOf(changed, operation, 'requestBody')
      if (problems.length === 0) continue
      found.set(operation, (found.get(operation) ?? 0) + 1)
      assert.equal(schema.safeParse(changed).success, false, `${operation}: ${problems[0]}`)
    }
  }
  assert.deepEqual([...found.keys()].toSorted(), ['orders.capture', 'orders.create', 'orders.patch'])
  const asked = life.find((exchange) => callOf(exchange).operation === 'orders.create')!.asked as object
  for (const wrong of [{ intent: 'SALE' }, { purchase_units: undefined }, { purchase_unit: [] }])
    assert.match(problemsOf({ ...asked, ...wrong }, 'orders.create', 'requestBody').join(), /intent|purchase_unit/)
})
