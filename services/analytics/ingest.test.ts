import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { Analytics } from '@segment/analytics-node'
import RudderAnalytics from '@rudderstack/rudder-sdk-node'
import { chooseAll } from '#domain/consent/choices.ts'
import { itemForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { openIngest, testWriteKey } from './ingest-for-tests.ts'
import { analyticsJobs } from './jobs.ts'
import { createDayPartition } from './repository.ts'

const shop = await openTestShop([])
const { db, clock } = shop
const { url, send, sendFromPage, storedEvents, warned, limits, counted } = await openIngest(shop)
const item = itemMetadata(itemForTests())
const track = (messageId: string, event: string, properties: object = {}, more: object = {}) => ({
  type: 'track',
  messageId,
  anonymousId: 'anon-1',
  event,
  properties,
  ...more,
})

test('the RudderStack SDK for Node delivers all six message types unchanged', async () => {
  const client = new RudderAnalytics(testWriteKey, { dataPlaneUrl: url, flushAt: 20, gzip: true })
  client.identify({ userId: '42', traits: { loggedIn: true, groupId: 1, email: 'ann@example.com' } })
  client.track({ userId: '42', event: 'addToCart', properties: { ...item, flags: [], categories: ['Barbells'] } })
  client.page({ userId: '42', name: 'Home', properties: { path: '/', title: 'Home' } })
  client.screen({ userId: '42', name: 'Featured' })
  client.group({ userId: '42', groupId: 'gym' })
  client.alias({ previousId: 'anon-9', userId: '42' })
  await client.flush()
  const rows = (await storedEvents()).filter(({ userId }) => userId === '42')
  assert.deepEqual(
    rows.map(({ type, name, source, site }) => [type, name, source, site]),
    [
      ['identify', '', 'warehouse', 'USA'],
      ['track', 'addToCart', 'warehouse', 'USA'],
      ['page', 'Home', 'warehouse', 'USA'],
      ['screen', 'Featured', 'warehouse', 'USA'],
      ['group', '', 'warehouse', 'USA'],
      ['alias', '', 'warehouse', 'USA'],
    ],
  )
  assert.deepEqual(rows[0]!.properties, { loggedIn: true, groupId: 1 })
  assert.deepEqual(rows[2]!.properties, { path: '/', title: 'Home' })
})

test('the Segment SDK for Node delivers its messages unchanged', async () => {
  const client = new Analytics({ writeKey: testWriteKey, host: url, path: '/v1/batch', maxEventsInBatch: 20 })
  const failures: unknown[] = []
  client.on('error', (failure) => failures.push(failure))
  client.track({ userId: '43', event: 'addPayment', properties: { paymentType: 'scheme' } })
  client.page({ anonymousId: 'anon-43', properties: { url: 'https://shop.example/a?email=x@y.example', title: 'A' } })
  await client.closeAndFlush()
  assert.deepEqual(failures, [])
  const rows = (await storedEvents()).filter(({ userId, anonymousId }) => userId === '43' || anonymousId === 'anon-43')
  assert.deepEqual(
    rows.map(({ type, name, properties }) => [type, name, properties]),
    [
      ['track', 'addPayment', { paymentType: 'scheme' }],
      ['page', '', { path: '/a', title: 'A' }],
    ],
  )
})

test("an event from a page has the hash of its sender's network, and an event from a server has no hash", async () => {
  const message = (messageId: string) => track(messageId, 'addPayment', { paymentType: 'scheme' })
  await sendFromPage([message('network-page')], chooseAll(true), { 'x-network': '77' })
  await send('/v1/batch', { batch: [message('network-server')] }, { 'x-network': '78' })
  const rows = await storedEvents('network-')
  assert.deepEqual(
    rows.map(({ messageId, network }) => [messageId, network]),
    [
      ['network-page', 77],
      ['network-server', null],
    ],
  )
})

test('two processes can create the partition of the same day at the same time', async () => {
  const day = Date.UTC(2030, 0, 1)
  const waiting = statement<{ count: number }>(
    'test.waiting-for-day',
    `select count(*)::integer as count from pg_locks where locktype = 'advisory' and classid = 7470 and not granted`,
  )
  let second: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await createDayPartition(tx, day)
    second = createDayPartition(db, day)
    while ((await db.run(waiting, []))[0]!.count === 0);
  })
  await second
})

test('gzip is accepted under any content type, even without a content encoding', async () => {
  for (const [id, type] of [
    ['zip1', 'application/x-www-form-urlencoded'],
    ['zip2', 'application/json'],
  ] as const) {
    const body = gzipSync(JSON.stringify({ batch: [track(id, 'login')] }))
    const response = await send('/v1/batch', body, { 'content-type': type })
    assert.deepEqual([response.status, await response.text()], [200, 'OK'])
  }
  assert.equal((await storedEvents('zip')).length, 2)
})

test("each single-message endpoint stores the message with the type in the endpoint's path", async () => {
  for (const type of ['track', 'page', 'screen', 'identify', 'group', 'alias'])
    assert.equal((await send(`/v1/${type}`, { messageId: `one-${type}`, event: 'login' })).status, 200, type)
  assert.deepEqual(
    (await storedEvents('one-')).map(({ type }) => type),
    ['track', 'page', 'screen', 'identify', 'group', 'alias'],
  )
  assert.equal(
    (await send(`/beacon/v1/batch?writeKey=${testWriteKey}`, { batch: [track('beacon', 'login')] })).status,
    200,
  )
  assert.equal((await send('/v1/other', {})).status, 404)
})

test('a message is stored once, even if it is repeated in the batch, concurrently, or on the next day', async () => {
  const batch = [track('twice', 'login'), track('twice', 'login'), track('once', 'login')]
  await Promise.all(Array.from({ length: 6 }, () => send('/v1/batch', { batch })))
  clock.advance(86_400_000)
  assert.equal((await send('/v1/batch', { batch })).status, 200)
  assert.equal((await storedEvents('twice')).length + (await storedEvents('once')).length, 2)
})

test('an event of unknown type is stored as a custom event with its type [ANALYTICS-441]', async () => {
  await send('/v1/track', track('custom', 'fooBar', { n: 1, email: 'ann@example.com' }))
  const [row] = await storedEvents('custom')
  assert.deepEqual([row!.name, row!.properties], ['custom', { type: 'fooBar', fields: { n: 1 } }])
})

test('invalid messages are listed with their reasons, and the valid messages in the batch are stored', async () => {
  const batch = [
    track('bad-0', 'addPayment', {}),
    track('bad-1', 'login', { email: 'ann@example.com' }),
    track('bad-2', 'purchase', {}),
    { type: 'track', event: 'login' },
    { ...track('bad-4', 'login'), type: 'other' },
    track('bad-5', 'fooBar', { long: 'x'.repeat(33 * 1024) }),
    track('good', 'login'),
  ]
  const response = await send('/v1/batch', { batch })
  assert.equal(response.status, 400)
  const { error } = (await response.json()) as {
    error: { code: string; stored: number; messages: { index: number }[] }
  }
  assert.deepEqual(
    [error.code, error.stored, error.messages.map(({ index }) => index)],
    ['invalid_message', 1, [0, 1, 2, 3, 4, 5]],
  )
  assert.deepEqual([(await storedEvents('bad')).length, (await storedEvents('good')).length], [0, 1])
  assert.equal(warned.length, 1)
})

test('a wrong key, a malformed or oversized body, another method, and too many requests result in listed errors', async () => {
  const codeOf = async (response: Response) => {
    const { error } = (await response.json()) as { error: { code: string } }
    return [response.status, error.code]
  }
  assert.deepEqual(await codeOf(await send('/v1/track', {}, { authorization: 'Basic d3Jvbmc6' })), [
    401,
    'write_key_unknown',
  ])
  assert.deepEqual(await codeOf(await fetch(`${url}/v1/track`, { method: 'POST', body: '{}' })), [
    401,
    'write_key_unknown',
  ])
  for (const body of ['{', '[]', '{"batch":[]}', `{"batch":[${'{},'.repeat(500)}{}]}`])
    assert.deepEqual(await codeOf(await send('/v1/batch', body)), [400, 'malformed_body'], body.slice(0, 20))
  const bomb = gzipSync(Buffer.alloc(5 * 1024 * 1024, 32))
  assert.deepEqual(await codeOf(await send('/v1/batch', bomb)), [413, 'body_too_large'])
  assert.deepEqual(await codeOf(await send('/v1/batch', 'x'.repeat(513 * 1024))), [413, 'body_too_large'])
  assert.deepEqual(await codeOf(await fetch(`${url}/v1/track`)), [405, 'method_not_allowed'])
  limits.left = 0
  const limited = await send('/v1/track', track('limited', 'login'))
  limits.left = Infinity
  assert.equal(limited.headers.get('retry-after'), '30')
  assert.deepEqual(await codeOf(limited), [429, 'too_many_requests'])
})

test("a request without a key or consent is decompressed only up to a limit, is not parsed, and does not get a server's rate limit", async () => {
  const sendBare = (body: Buffer) => fetch(`${url}/v1/batch`, { method: 'POST', body: new Uint8Array(body) })
  const nested = (bytes: number) => gzipSync(Buffer.alloc(bytes, '['))
  counted.length = 0
  assert.equal((await sendBare(nested(4 * 1024 * 1024))).status, 413)
  assert.equal((await sendBare(nested(256 * 1024))).status, 400)
  assert.equal((await sendFromPage(nested(256 * 1024), { ...chooseAll(true), performance: false })).status, 403)
  assert.equal((await send('/v1/batch', nested(1024), { authorization: 'Basic d3Jvbmc6' })).status, 401)
  assert.deepEqual(counted, Array(4).fill({ isServer: false, messages: 1 }))
  const inBody = { writeKey: testWriteKey, batch: [track('key-in-body', 'login')] }
  assert.equal((await sendBare(Buffer.from(JSON.stringify(inBody)))).status, 200)
  assert.equal((await storedEvents('key-in-body'))[0]!.source, 'warehouse')
})

test('the event rate limit counts messages, and a page sends at most 50 messages and 64 KB in a request', async () => {
  const batch = (size: number) => Array.from({ length: size }, (_, index) => track(`many-${size}-${index}`, 'login'))
  counted.length = 0
  assert.equal((await send('/v1/batch', { batch: batch(60) })).status, 200)
  assert.equal((await sendFromPage(batch(50), chooseAll(true))).status, 200)
  assert.deepEqual(counted, [
    { isServer: true, messages: 1 },
    { isServer: true, messages: 59 },
    { isServer: false, messages: 1 },
    { isServer: false, messages: 49 },
  ])
  assert.equal((await sendFromPage(batch(51), chooseAll(true))).status, 400)
  const long = [0, 1, 2].map((index) => track(`long-${index}`, 'fooBar', { text: 'x'.repeat(25 * 1024) }))
  assert.equal((await sendFromPage(long, chooseAll(true))).status, 413)
  const zipped = gzipSync(JSON.stringify({ batch: long }))
  assert.equal((await sendFromPage(zipped, chooseAll(true))).status, 413)
  limits.left = 30
  assert.equal((await send('/v1/batch', { batch: batch(40) })).status, 429)
  limits.left = Infinity
  assert.deepEqual([(await storedEvents('many-51')).length, (await storedEvents('many-40')).length], [0, 0])
})

test("only the store's sites may send events from other origins", async () => {
  const preflight = (origin: string) => fetch(`${url}/v1/batch`, { method: 'OPTIONS', headers: { origin } })
  const allowed = await preflight('https://eur.example')
  assert.deepEqual([allowed.status, allowed.headers.get('access-control-allow-origin')], [204, 'https://eur.example'])
  assert.equal((await preflight('https://foreign.example')).headers.get('access-control-allow-origin'), null)
})

test('a page sends no events without analytics consent, and Global Privacy Control denies marketing destinations', async () => {
  const cart = (id: string) => [track(id, 'addToCart', item)]
  const denied = await sendFromPage(cart('page-0'), { ...chooseAll(true), performance: false })
  assert.equal(denied.status, 403)
  assert.equal((await sendFromPage(cart('page-1'), chooseAll(true))).status, 200)
  assert.equal((await sendFromPage(cart('page-2'), chooseAll(true), { 'sec-gpc': '1' })).status, 200)
  assert.equal((await sendFromPage(cart('page-3'), chooseAll(true), { origin: 'https://foreign.example' })).status, 401)
  const rows = await storedEvents('page-')
  const allowed = rows.map(({ messageId, integrations }) => [messageId, Object.keys(integrations)])
  assert.deepEqual(allowed, [
    [
      'page-1',
      ['All', 'ads', 'warehouse', 'search-ads', 'social-pixel', 'web-analytics', 'email-marketing', 'recommendations'],
    ],
    ['page-2', ['All', 'warehouse', 'web-analytics', 'recommendations']],
  ])
})

test('where consent is denied by default, events are refused until the visitor has made a choice', async () => {
  const eur = await openIngest(shop, { site: 'EUR' })
  assert.equal((await eur.sendFromPage([track('eur-1', 'login')], null)).status, 403)
  assert.equal((await eur.sendFromPage([track('eur-2', 'login')], chooseAll(true))).status, 200)
  assert.equal((await storedEvents('eur-')).length, 1)
})

test("a page cannot claim another customer's id, because the customer comes from the session", async () => {
  await sendFromPage([track('user-1', 'login', {}, { userId: '999' })], chooseAll(true))
  const visitor = shop.visit()
  const account = { email: 'cy@example.com', password: 'a long enough password' }
  await visitor.call('POST /svc_customer/customer', {
    body: { ...account, firstname: 'Cy', lastname: 'Lee' },
    key: randomUUID(),
  })
  await visitor.call('POST /svc_session/session/login', { body: account, key: randomUUID() })
  const { _id } = await visitor.call('GET /svc_customer/customer', {})
  const cookie = `sid_usa=${visitor.cookies.get('sid_usa')}`
  await sendFromPage([track('user-2', 'login', {}, { userId: '999' })], chooseAll(true), { cookie })
  const users = (await storedEvents('user-')).map(({ userId }) => userId)
  assert.deepEqual(users, [null, String(_id)])
})

test('a stored event has the visit, the tab, and the cart, and no network address, query, or full user agent', async () => {
  const context = {
    visitId: 'v1',
    tabId: 't1',
    cartId: 'c1',
    ip: '192.0.2.7',
    userAgent: 'Mozilla/5.0 Firefox/140.0',
    page: { path: '/power-bar?token=1', referrer: 'https://search.example/?q=ann@example.com' },
    campaign: { source: 'mail', medium: 'email' },
    library: { name: 'x', version: '1' },
    locale: 5,
  }
  await send('/v1/track', track('context', 'login', {}, { context, originalTimestamp: '2026-11-20T00:00:00.000Z' }))
  const [row] = await storedEvents('context')
  assert.deepEqual([row!.visitId, row!.tabId, row!.cartId], ['v1', 't1', 'c1'])
  assert.equal(new Date(row!.at).toISOString(), '2026-11-20T00:00:00.000Z')
  assert.deepEqual(row!.context, {
    browser: 'firefox',
    device: 'desktop',
    path: '/power-bar',
    referrer: 'search.example',
    campaign: { source: 'mail', medium: 'email' },
    library: { name: 'x', version: '1' },
    allowsMarketing: true,
  })
})

test('text cut between surrogates and field names that cannot be stored do not fail a batch', async () => {
  const long = `${'x'.repeat(299)}💪`
  const batch = [
    track('cut-1', 'fooBar', { long, '\ud800': 1, 'nul\0': 2 }),
    { type: 'page', messageId: 'cut-2', properties: { title: long, path: `/${'x'.repeat(298)}💪` } },
    track('cut-3', 'custom', { type: 'fooBar', fields: { long: `${long}${long}`, '\udfff': 'x' } }),
    track('cut-4', 'login', {}, { context: { page: { path: `/${'x'.repeat(298)}💪` } } }),
  ]
  assert.equal((await send('/v1/batch', { batch })).status, 200)
  assert.equal((await storedEvents('cut-')).length, 4)
  assert.equal((await send('/v1/track', track('cut-\ud800', 'login'))).status, 400)
})

test('no email address or telephone number is stored in the ids, names, contexts, or fields of any event', async () => {
  const email = 'ann@example.com'
  const context = { visitId: email, tabId: email, cartId: email, locale: email, campaign: { term: email, name: email } }
  const click = { element: 'a', label: email, href: `mailto:${email}`, location: `/x?email=${email}` }
  const batch = [
    track('own-1', 'search', { searchTerm: email, searchType: 'typed', numSearchResults: 0 }, { context }),
    track('own-2', 'elClick', click),
    track('own-3', 'custom', { type: email, fields: { a: email, b: '+1 614 555 0100', [email]: 1 } }),
    { type: 'page', messageId: 'own-4', name: email, properties: { title: `Hello ${email}`, url: `/a/${email}` } },
  ]
  assert.equal((await send('/v1/batch', { batch })).status, 200)
  const rows = await storedEvents('own-')
  assert.equal(rows.length, 4)
  assert.doesNotMatch(JSON.stringify(rows), /example\.com|614/)
  for (const id of ['messageId', 'anonymousId', 'userId'])
    assert.equal((await send('/v1/batch', { batch: [track('own-5', 'login', {}, { [id]: email })] })).status, 400, id)
  assert.equal((await storedEvents('own-5')).length, 0)
})

test('the daily job creates partitions for the next days and deletes events after the configured number of days', async () => {
  await send('/v1/track', track('old', 'login'))
  const days = analyticsJobs.scheduled!['analytics_days']!
  const run = () =>
    days.run({
      db,
      clock,
      report: (error) => assert.fail(String(error)),
      analyticsDays: 30,
      siteUrl: () => 'https://usa.example',
    })
  clock.advance(30 * 86_400_000)
  await run()
  assert.equal((await storedEvents('old')).length, 1)
  clock.advance(86_400_000)
  await run()
  assert.equal((await storedEvents()).length, 0)
  assert.equal((await send('/v1/track', track('after', 'login'))).status, 200)
})
