import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { configureCache, GrowthBook, setPolyfills } from '@growthbook/growthbook'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { TestEventSource } from './event-source-for-tests.ts'
import { serveFlagStream } from './stream.ts'

const shop = await openTestShop([])
const { db, deps } = shop
const defects: unknown[] = []
const stream = serveFlagStream(
  {
    db,
    clock: shop.clock,
    news: deps.flagNews,
    secondsToWait: async () => 0,
    addressOf: () => '192.0.2.1',
    report: (error) => defects.push(error),
  },
  {},
)
const setFlag = statement(
  'test.set-flag',
  `insert into flag (key, feature) values ($1, $2) on conflict (key) do update set feature = excluded.feature`,
)
const addClient = statement(
  'test.flag-client',
  'insert into flag_client (client_key, encryption_key, is_remote) values ($1, $2, $3)',
)
const store = (key: string, feature: object) => db.run(setFlag, [key, JSON.stringify(feature)])

/** Serves the shop's calls and the flag stream, as a web process does. */
async function serve(): Promise<string> {
  const visitor = shop.visit()
  const server = createServer((request, response) => {
    void stream(request, response).then(async (isServed) => {
      if (isServed) return
      const { method = 'GET', url = '/' } = request
      const body = method === 'POST' ? await textOf(request) : null
      const reply = await visitor.fetch(url, { method, body, headers: { 'content-type': 'application/json' } })
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  shop.closeFirst(async () => {
    deps.flagNews.close()
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

const apiHost = await serve()
setPolyfills({ EventSource: TestEventSource, localStorage: undefined })
configureCache({ disableCache: true })

const rollout = {
  defaultValue: 'old',
  rules: [
    { force: 'staff', condition: { employee: true } },
    { force: 'new', coverage: 0.5, hashAttribute: 'id', condition: { site: { $in: ['USA', 'CAN'] } } },
    { key: 'drawer', variations: ['a', 'b'], hashVersion: 2, meta: [{ key: '0' }, { key: '1' }] },
  ],
}

test("GrowthBook's SDK loads the features and evaluates them [FLAG-404]", async () => {
  await store('layout', rollout)
  const sdk = new GrowthBook({ apiHost, clientKey: 'store', attributes: { id: 'v1', site: 'USA', employee: true } })
  const { success, source } = await sdk.init()
  assert.deepEqual([success, source], [true, 'network'])
  assert.equal(sdk.getFeatureValue('layout', ''), 'staff')
  assert.equal(sdk.getFeatureValue('invitational_year', 0), 2025)
  sdk.destroy()
})

test("GrowthBook's SDK decrypts the features of a client with a key", async () => {
  const key = Buffer.from('0123456789abcdef').toString('base64')
  await db.run(addClient, ['sdk-secret', key, false])
  const { features, encryptedFeatures } = await shop
    .visit()
    .call('GET /api/features/{clientKey}', { params: { clientKey: 'sdk-secret' } })
  assert.deepEqual(features, {})
  assert.match(encryptedFeatures!, /^[\w+/]{22}==\.[\w+/]+=*$/)
  const sdk = new GrowthBook({ apiHost, clientKey: 'sdk-secret', decryptionKey: key })
  await sdk.init()
  assert.equal(sdk.getFeatureValue('layout', ''), 'old')
  sdk.destroy()
})

test('remote evaluation returns the values of local evaluation and the experiments to track [FLAG-405]', async () => {
  await db.run(addClient, ['sdk-remote', null, true])
  for (const attributes of [
    { id: 'v1', site: 'USA', employee: true },
    ...Array.from({ length: 20 }, (_, index) => ({ id: `v${index}`, site: index % 2 === 0 ? 'USA' : 'EUR' })),
  ]) {
    const seen: { remote: string[]; local: string[] } = { remote: [], local: [] }
    const open = async (side: 'remote' | 'local', clientKey: string) => {
      const sdk = new GrowthBook({
        apiHost,
        clientKey,
        attributes,
        remoteEval: side === 'remote',
        trackingCallback: ({ key }, result) => void seen[side].push(`${key} ${result.key} ${result.hashValue}`),
      })
      await sdk.init()
      const values = ['layout', 'invitational_year', 'sw'].map((key) => sdk.getFeatureValue<unknown>(key, null))
      const rules = sdk.getFeatures()['layout']?.rules
      sdk.destroy()
      return { values, rules }
    }
    const [remote, local] = [await open('remote', 'sdk-remote'), await open('local', 'store')]
    assert.deepEqual(remote.values, local.values)
    assert.deepEqual(seen.remote, seen.local)
    assert.ok(!JSON.stringify(remote.rules ?? []).includes('condition'), 'remote clients receive no rules')
  }
})

test('a GrowthBook client reads rules or has them evaluated, never both', async () => {
  const read = (clientKey: string) => shop.visit().call('GET /api/features/{clientKey}', { params: { clientKey } })
  const evaluate = (clientKey: string) =>
    shop.visit().call('POST /api/eval/{clientKey}', { params: { clientKey }, body: {} })
  await assert.rejects(read('sdk-remote'), { status: 400, code: 'remote_evaluation_only' })
  await assert.rejects(evaluate('store'), { status: 400, code: 'remote_evaluation_off' })
  await assert.rejects(evaluate('unknown'), { status: 404, code: 'unknown_client_key' })
})

test('remote evaluation refuses attributes and forced values longer than 1,000 characters', async () => {
  const evaluate = (attributes: Record<string, string | string[]>, forced = '') =>
    shop.visit().call('POST /api/eval/{clientKey}', {
      params: { clientKey: 'sdk-remote' },
      body: { attributes, forcedFeatures: [['layout', forced]] },
    })
  assert.equal((await evaluate({ id: 'v'.repeat(1_000) })).status, 200)
  const long = 'v'.repeat(1_001)
  await assert.rejects(evaluate({ id: long }), { status: 400, code: 'invalid_request' })
  await assert.rejects(evaluate({ segments: ['a', long] }), { status: 400, code: 'invalid_request' })
  await assert.rejects(evaluate({}, long), { status: 400, code: 'invalid_request' })
})

test('a changed flag arrives on the stream, even for a client with remote evaluation [FLAG-406]', async () => {
  const streaming = async (clientKey: string, remoteEval: boolean) => {
    const sdk = new GrowthBook({ apiHost, clientKey, remoteEval })
    await sdk.init({ streaming: true })
    assert.equal(sdk.isOn('christmas_banner'), false)
    const changed = Promise.withResolvers<void>()
    sdk.setRenderer(() => sdk.isOn('christmas_banner') && changed.resolve())
    return { sdk, changed: changed.promise }
  }
  const clients = [await streaming('store', false), await streaming('sdk-remote', true)]
  await store('christmas_banner', { defaultValue: true })
  deps.flagNews.notify()
  await Promise.all(clients.map(({ changed }) => changed))
  for (const { sdk } of clients) sdk.destroy()
  assert.deepEqual(defects, [])
})

test('other origins may read flags, and flag responses can be cached for a minute and while they are revalidated', async () => {
  const { headers } = await fetch(`${apiHost}/api/features/store`)
  assert.equal(headers.get('access-control-allow-origin'), '*')
  assert.equal(headers.get('x-sse-support'), 'enabled')
  assert.match(headers.get('cache-control')!, /^public, max-age=60, stale-while-revalidate=14340/)
  const preflight = await fetch(`${apiHost}/api/eval/sdk-remote`, { method: 'OPTIONS' })
  assert.deepEqual([preflight.status, preflight.headers.get('access-control-allow-headers')], [204, 'content-type'])
  assert.equal((await fetch(`${apiHost}/sub/unknown`)).status, 404)
})

test("the flag stream for the store's own pages reports only that flags changed", async () => {
  const { body, status } = await fetch(`${apiHost}/sub/storefront`)
  assert.equal(status, 200)
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/event:[^]*\n\n/.test(text)) {
    const { done, value } = await reader.read()
    assert.ok(!done, 'the stream ended before an event')
    text += value
  }
  assert.match(text, /^retry: 5000\n\n(?::\n\n)*event: features-updated\ndata:\n\n$/)
  await reader.cancel()
})
