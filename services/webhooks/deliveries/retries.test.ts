import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { maxWebhookAttempts } from '#domain/webhooks/retry-schedule.ts'
import { statement } from '#platform/database.ts'
import { webhookClient } from '#platform/webhooks/client.ts'
import { isFromStore } from '#platform/webhooks/receiver-example-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { officeCalls, openReceiver } from '../webhooks-for-tests.ts'
import { deliverWebhooks } from './deliver.ts'
import { claimWebhooks, settleDelivery, sweepWebhooks } from './repository.ts'

const shop = await openTestShop([])
const { db, clock, deps } = shop
const receiver = await openReceiver()
const other = await openReceiver()
const office = { call: officeCalls(shop) }
const warned: object[] = []
const client = webhookClient({ allowsLocal: true, timeoutMs: 300 })
const deliver = (webhooks = client) =>
  deliverWebhooks({
    ...deps,
    webhooks,
    clock,
    report: assert.ifError,
    warnWebhook: (problem) => void warned.push(problem),
  })
const clear = statement('test.clear-webhooks', 'delete from webhook_endpoint')
beforeEach(async () => {
  await db.run(clear, [])
  for (const each of [receiver, other]) {
    each.setReply(() => ({ status: 204 }))
    each.take()
  }
  warned.length = 0
})

const events = ['order.paid' as const]
const sites = ['USA' as const]

async function createEndpoint(url = `${receiver.url}/hooks?token=query-secret`) {
  return office.call('POST /svc_admin/webhooks', { body: { url, events, sites }, key: randomUUID() })
}
const sendTest = (id: string) =>
  office.call('POST /svc_admin/webhooks/{id}/test', { params: { id }, key: randomUUID() })
const read = (id: string) => office.call('GET /svc_admin/webhooks/{id}/deliveries', { params: { id }, query: {} })
const resend = (id: string, deliveryId: string) =>
  office.call('POST /svc_admin/webhooks/{id}/deliveries/{deliveryId}/resend', {
    params: { id, deliveryId },
    key: randomUUID(),
  })

/** Makes a test delivery fail on every attempt, one attempt per day. */
async function failUntilLast(id: string) {
  for (let attempt = 1; attempt <= maxWebhookAttempts; attempt++) {
    await deliver()
    clock.advance(86_400_000)
  }
  return read(id)
}

test('a failed webhook is retried with the same id and body, and a fresh time and signature', async (t) => {
  const { id, secret } = await createEndpoint()
  await sendTest(id)
  receiver.setReply(() => ({ status: 500 }))
  await deliver()
  await deliver()
  assert.equal(receiver.take().length, 1)
  const [waiting] = (await read(id)).deliveries
  assert.deepEqual([waiting!.state, waiting!.attempts, waiting!.status], ['waiting', 1, 500])
  assert.equal(Date.parse(waiting!.nextAt!) - clock(), 60_000)
  clock.advance(60_000)
  receiver.setReply(() => ({ status: 200 }))
  await deliver()
  const [retried] = receiver.take()
  assert.equal(retried!.headers['webhook-id'], waiting!.eventId)
  assert.equal(retried!.headers['webhook-timestamp'], String(clock() / 1_000))
  const now = clock()
  t.mock.timers.enable({ apis: ['Date'], now })
  assert.ok(isFromStore(secret, retried!.headers, retried!.body))
  const { endpoint, deliveries } = await read(id)
  assert.deepEqual([deliveries[0]!.state, deliveries[0]!.attempts, deliveries[0]!.nextAt], ['delivered', 2, null])
  assert.deepEqual([endpoint.failingSince, endpoint.failuresToday], [null, 0])
})

test('a webhook log message contains no URL, body, or secret', async () => {
  const { id } = await createEndpoint()
  await sendTest(id)
  receiver.setReply(() => ({ status: 500 }))
  await deliver()
  const [problem] = warned as [Record<string, unknown>]
  assert.deepEqual([problem['endpointId'], problem['status'], problem['givenUp']], [id, 500, false])
  assert.doesNotMatch(JSON.stringify(problem), /hooks|query-secret|whsec|test/)
})

test('after three days of failures, a webhook delivery fails, the endpoint is switched off, and staff see this on the home page', async () => {
  const { id } = await createEndpoint()
  await sendTest(id)
  receiver.setReply(() => ({ status: 503 }))
  assert.equal((await office.call('GET /svc_admin/home', {})).waiting.webhooksOff, 0)
  const { endpoint, deliveries } = await failUntilLast(id)
  assert.deepEqual([endpoint.isEnabled, endpoint.offReason], [false, 'failing'])
  assert.ok(receiver.take().length <= maxWebhookAttempts)
  assert.equal(deliveries[0]!.status, 503)
  assert.equal((await office.call('GET /svc_admin/home', {})).waiting.webhooksOff, 1)
})

test('an endpoint that succeeds occasionally stays on, and a delivery fails after its last attempt', async () => {
  const { id } = await createEndpoint()
  const { eventId } = await sendTest(id)
  receiver.setReply(({ headers }) => ({ status: headers['webhook-id'] === eventId ? 422 : 204 }))
  for (let attempt = 1; attempt <= maxWebhookAttempts; attempt++) {
    await deliver()
    clock.advance(86_400_000)
    await sendTest(id)
    await deliver()
  }
  const { endpoint, deliveries } = await read(id)
  assert.equal(endpoint.isEnabled, true)
  const failed = deliveries.filter(({ state }) => state === 'failed')
  assert.deepEqual(
    failed.map((each) => [each.eventId, each.attempts]),
    [[eventId, maxWebhookAttempts]],
  )
})

test('a 410 response switches the endpoint off at once, and staff can switch it on again', async () => {
  const created = await createEndpoint()
  await sendTest(created.id)
  receiver.setReply(() => ({ status: 410 }))
  await deliver()
  const { endpoint, deliveries } = await read(created.id)
  assert.deepEqual([endpoint.isEnabled, endpoint.offReason, deliveries[0]!.state], [false, 'gone', 'failed'])
  assert.equal(endpoint.version, created.version + 1)
  await assert.rejects(sendTest(created.id), { code: 'webhook_off' })
  const { url, description, version } = endpoint
  const body = { url, description, events, sites, isEnabled: true }
  const params = { id: created.id }
  const on = await office.call('PUT /svc_admin/webhooks/{id}', { params, body, version, key: randomUUID() })
  assert.deepEqual([on.isEnabled, on.offReason, on.failingSince], [true, null, null])
})

test("a response from an endpoint's previous URL does not affect the URL that staff enter during the attempt", async () => {
  for (const status of [410, 204]) {
    const { id, url, description } = await createEndpoint()
    receiver.setReply(() => ({ status }))
    await sendTest(id)
    const changing = async (...args: Parameters<typeof client.post>) => {
      const body = { url: `${other.url}/${status}`, description, events, sites, isEnabled: true }
      const params = { id }
      if (args[0] === url)
        await office.call('PUT /svc_admin/webhooks/{id}', { params, body, version: 'any', key: randomUUID() })
      return client.post(...args)
    }
    await deliver({ ...client, post: changing })
    const { endpoint } = await read(id)
    assert.deepEqual([endpoint.isEnabled, endpoint.failingSince, endpoint.lastDeliveredAt], [true, null, null])
    other.take()
    await sendTest(id)
    await deliver()
    assert.equal(other.take().length, 1)
  }
})

test('a webhook endpoint stays on when two failures are far apart', async () => {
  const { id } = await createEndpoint()
  receiver.setReply(() => ({ status: 500 }))
  await sendTest(id)
  await deliver()
  clock.advance(40 * 86_400_000)
  await sweepWebhooks(db, clock())
  await sendTest(id)
  await deliver()
  const { endpoint } = await read(id)
  assert.deepEqual([endpoint.isEnabled, Date.parse(endpoint.failingSince!)], [true, clock()])
})

test('a webhook receiver can delay other deliveries by up to an hour', async () => {
  const { id } = await createEndpoint()
  receiver.setReply(() => ({ status: 503, headers: { 'retry-after': '86400' } }))
  await sendTest(id)
  await deliver()
  await sendTest(id)
  clock.advance(3_600_000 - 1)
  await deliver()
  assert.equal(receiver.take().length, 1)
  clock.advance(1)
  await deliver()
  assert.equal(receiver.take().length, 1)
})

test('a webhook attempt that outlives its lease does not overwrite the outcome of the next attempt', async () => {
  const { id: endpointId } = await createEndpoint()
  await sendTest(endpointId)
  const claimNext = async () => (await claimWebhooks(db, endpointId, { now: clock(), leaseMs: 1_000, limit: 1 }))[0]!
  const { id, attempts } = await claimNext()
  clock.advance(1_000)
  assert.equal((await claimNext()).attempts, attempts + 1)
  const outcome = { id, status: 204, error: null, durationMs: 1, at: clock(), delayMs: 0, state: 'delivered' } as const
  const settle = (of: number) => db.transaction((tx) => settleDelivery(tx, { ...outcome, attempts: of }))
  assert.deepEqual([await settle(attempts), await settle(attempts + 1)], [false, true])
})

test('staff can resend a webhook delivery in any state, with the same id', async () => {
  const { id } = await createEndpoint()
  const { id: deliveryId, eventId } = await sendTest(id)
  await deliver()
  assert.equal((await resend(id, deliveryId)).state, 'waiting')
  await deliver()
  receiver.setReply(() => ({ status: 500 }))
  await resend(id, deliveryId)
  await deliver()
  // Skips the wait for the next attempt.
  clock.advance(60_000)
  receiver.setReply(() => ({ status: 200 }))
  await deliver()
  const ids = receiver.take().map(({ headers }) => headers['webhook-id'])
  assert.deepEqual(new Set(ids), new Set([eventId]))
  assert.equal(ids.length, 4)
  await assert.rejects(resend(id, '999999999'), { code: 'delivery_not_found' })
  const { id: elsewhere } = await createEndpoint(`${other.url}/`)
  await assert.rejects(resend(elsewhere, deliveryId), { code: 'delivery_not_found' })
})

test('a webhook endpoint that does not respond in time does not delay others, and gets no further requests in this run', async () => {
  const slow = await createEndpoint()
  const quick = await createEndpoint(`${other.url}/`)
  receiver.setReply(() => null)
  for (let index = 0; index < 8; index++) await sendTest(slow.id)
  for (let index = 0; index < 12; index++) await sendTest(quick.id)
  await deliver()
  assert.equal(other.take().length, 12)
  assert.equal(receiver.take().length, 5)
  const { deliveries } = await read(slow.id)
  assert.deepEqual(
    deliveries.filter(({ attempts }) => attempts > 0).map(({ error, status }) => [error, status]),
    Array.from({ length: 5 }, () => ['timeout', null]),
  )
})

test('while one run waits for a slow webhook endpoint, another run sends only to other endpoints', async () => {
  const slow = await createEndpoint()
  const quick = await createEndpoint(`${other.url}/`)
  receiver.setReply(() => null)
  for (let index = 0; index < 6; index++) await sendTest(slow.id)
  const requested = Promise.withResolvers<void>()
  const first = deliver({ ...client, post: (...args) => (requested.resolve(), client.post(...args)) })
  await requested.promise
  await sendTest(quick.id)
  await deliver()
  assert.equal(other.take().length, 1)
  await first
  assert.equal(receiver.take().length, 5)
})

test('a redirect response is a webhook failure and is not followed', async () => {
  const { id } = await createEndpoint()
  receiver.setReply(() => ({ status: 307, headers: { location: `${other.url}/` } }))
  await sendTest(id)
  await deliver()
  const [delivery] = (await read(id)).deliveries
  assert.deepEqual([delivery!.state, delivery!.status, other.take()], ['waiting', 307, []])
})

test('a webhook host that resolves to a private address when connecting gets no request', async () => {
  const { id } = await createEndpoint('https://rebound.example/hooks')
  const rebinding = webhookClient({
    resolve: (_host, _options, done) => done(null, [{ address: '10.0.0.7', family: 4 }]),
  })
  await sendTest(id)
  await deliver(rebinding)
  const [delivery] = (await read(id)).deliveries
  assert.deepEqual([delivery!.state, delivery!.error], ['waiting', 'address_not_public'])
})

test('a webhook attempt that a process did not finish is repeated after its lease', async () => {
  const { id } = await createEndpoint()
  await sendTest(id)
  // The database fails after the request, as if the process had died.
  const broken = {
    ...deps,
    webhooks: client,
    clock,
    report: assert.ifError,
    db: { ...db, run: db.run.bind(db), transaction: () => assert.fail('ended') } as never,
  }
  await assert.rejects(deliverWebhooks(broken), /ended/)
  assert.equal(receiver.take().length, 1)
  await deliver()
  assert.deepEqual(receiver.take(), [])
  clock.advance(2 * 60_000)
  await deliver()
  assert.equal(receiver.take().length, 1)
})

test('the webhook log contains the deliveries of the last 30 days', async () => {
  const { id } = await createEndpoint()
  await sendTest(id)
  clock.advance(20 * 86_400_000)
  await sendTest(id)
  clock.advance(11 * 86_400_000)
  assert.equal(await sweepWebhooks(db, clock()), 1)
  assert.equal((await read(id)).deliveries.length, 1)
})
