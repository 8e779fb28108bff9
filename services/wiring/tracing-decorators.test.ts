import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openTelemetry } from '#platform/tracing/opentelemetry.ts'
import { setTraceEngine, traceStep } from '#platform/tracing/trace.ts'
import { createApp } from '#services/call/app.ts'
import { reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { storeRoutes } from '#services/routes.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { tracedDatabase, tracedMail, tracedPayments } from './tracing-decorators.ts'
import { startWorker } from '#services/worker.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: object }[]
  status: { code?: number }
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

async function openCollector() {
  const spans: SentSpan[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      assert.equal(request.url, '/v1/traces')
      for (const { scopeSpans } of (body as Sent).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans }
}

const shop = await openTestShop()
const db = tracedDatabase(shop.db)
const deps = { ...shop.deps, db, payments: tracedPayments(shop.deps.payments) }
const report = (error: unknown) => shop.defects.push(error)
const app = createApp(storeRoutes(deps), {
  brand: 'Ironwright',
  clock: shop.clock,
  siteOf: () => 'USA',
  isHttps: () => false,
  ipOf: () => '127.0.0.1',
  identify: createCallerIdentifier(db),
  limit: async () => {},
  report,
})

async function placeOrder(requestId: string) {
  const visitor = shop.visit('USA')
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() }
  const response = await app.request('http://localhost:3000/svc_checkout/order', {
    method: 'POST',
    headers: { ...headers, 'x-request-id': requestId },
    body: JSON.stringify(body),
  })
  assert.equal(response.status, 201)
  let hasMail: () => void
  const mailed = new Promise<void>((resolve) => (hasMail = resolve))
  const mail = tracedMail({ send: async () => hasMail() })
  const worker = await startWorker(
    { ...deps, mail, brand: 'Ironwright', siteUrl: () => 'http://localhost:3000' },
    shop.url,
    report,
  )
  await mailed
  // The last job ends shortly after the email is sent.
  await sleep(200)
  await worker.stop()
}

test('an order trace shows its steps from call to email, with the request id and no personal data', async () => {
  const collector = await openCollector()
  const telemetry = openTelemetry({ endpoint: collector.endpoint, share: 1, report })
  setTraceEngine(telemetry)
  const requestId = randomUUID()
  await placeOrder(requestId)
  setTraceEngine(null)
  await telemetry.close()
  const first = collector.spans.find(({ name }) => name === 'POST /svc_checkout/order')
  assert.ok(first)
  const spans = collector.spans.filter(({ traceId }) => traceId === first.traceId)
  const below = ({ spanId }: SentSpan): object[] =>
    spans
      .filter(({ parentSpanId }) => parentSpanId === spanId)
      .toSorted((a, b) => spans.indexOf(a) - spans.indexOf(b))
      .map((span) => ({ [span.name]: below(span) }))
  assert.deepEqual(below(first), [
    { 'order checks': [] },
    { transaction: [] },
    { 'payment authorize': [] },
    {
      transaction: [
        {
          'relay order_paid': [
            {
              'job order_paid': [
                { 'payment capture': [] },
                { transaction: [{ 'relay mail_send': [{ 'job mail_send': [{ 'mail send': [] }] }] }] },
              ],
            },
          ],
        },
      ],
    },
  ])
  const attributes = spans.flatMap(({ attributes }) =>
    attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
  )
  assert.deepEqual(attributes, [
    ['request.id', requestId],
    ['site', 'USA'],
  ])
})

test('a failed step is traced with its error code but without its message', async () => {
  const collector = await openCollector()
  const telemetry = openTelemetry({ endpoint: collector.endpoint, share: 1, report })
  setTraceEngine(telemetry)
  const response = await app.request('http://localhost:3000/svc_list/lists/6f1f0e0e-0000-4000-8000-000000000000')
  assert.equal(response.status, 404)
  setTraceEngine(null)
  await telemetry.close()
  const [{ attributes, status }] = collector.spans as [SentSpan]
  assert.deepEqual(attributes.at(-1), { key: 'error.type', value: { stringValue: 'list_not_found' } })
  assert.equal(status.code, 2)
})

test('without a trace collector, the traced work still runs and returns its result', async () => {
  assert.equal(await traceStep('a step', async () => 7), 7)
})
