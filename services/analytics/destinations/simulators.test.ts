import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import {
  isConsentedFor,
  serverDestinations,
  type ServerDestination,
} from '#domain/analytics/deliveries/server-destinations.ts'
import { storedEventForTests } from '#domain/analytics/deliveries/stored-event-for-tests.ts'
import { integrationsOf } from '#domain/analytics/destinations.ts'
import { eventCatalog } from '#domain/analytics/event-catalog.ts'
import { itemForTests, orderForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import { DeliveryRejected, postJson } from '#platform/analytics/post-json.ts'
import { destinationsPath } from '#platform/analytics/simulator/accounts.ts'
import { vendorUrl } from '#platform/analytics/vendor-url.ts'
import { openDestinationSimulators } from '../simulators-for-tests.ts'
import type { Delivery } from './engine.ts'
import { openDestinations } from './open-destinations.ts'

const now = Date.UTC(2026, 10, 20, 13)
const simulators = await openDestinationSimulators(() => now)
after(() => simulators.close())
beforeEach(() => void simulators.take())
const { accounts } = simulators

const delivery = (fields: Partial<Delivery> = {}): Delivery => ({
  event: storedEventForTests({ integrations: integrationsOf(eventCatalog.purchase.destinations, chooseAll(true)) }),
  order: orderForTests(),
  cart: null,
  email: { campaignId: 123, templateId: 456 },
  shopUrl: 'https://usa.example',
  ...fields,
})

/** Sends deliveries through a destination's engine with these accounts, and returns the number sent. */
async function send(name: ServerDestination, deliveries: readonly Delivery[], settings: typeof accounts = accounts) {
  const consented = deliveries.filter((each) => isConsentedFor(name, each))
  assert.equal(consented.length, deliveries.length)
  return (await openDestinations(settings)[name]!.send(consented, now)).length
}

for (const name of serverDestinations)
  test(`the simulator of ${name} accepts the purchase that its engine sends`, async () => {
    assert.equal(await send(name, [delivery()]), 1)
    const replies = simulators.take().filter(({ path }) => path !== 'token')
    assert.equal(replies.length, 1)
    assert.ok(replies.every(({ destination, status }) => destination === name && status < 300))
  })

test('the simulators accept the carts, page views, and clicks that the engines send', async () => {
  const item = itemMetadata(itemForTests())
  const integrations = integrationsOf(eventCatalog.addToCart.destinations, chooseAll(true))
  const added = storedEventForTests({ name: 'addToCart', properties: item, integrations, messageId: 'add-1' })
  const page = { type: 'page', name: 'Home', properties: { path: '/', title: 'Home' }, messageId: 'page-1' }
  const cart = { userId: '42', email: 'ann@example.com', items: [item] }
  const carts = [delivery({ event: added, order: null, cart })]
  for (const name of ['customer-data', 'web-analytics', 'social-pixel', 'email-marketing', 'recommendations'] as const)
    assert.equal(await send(name, carts), 1, name)
  assert.equal(await send('customer-data', [delivery({ event: storedEventForTests({ ...page, integrations }) })]), 1)
})

test('a delivery with nothing to report is not counted as sent', async () => {
  const integrations = integrationsOf(eventCatalog.addToCart.destinations, chooseAll(true))
  const event = storedEventForTests({ name: 'addToCart', properties: itemMetadata(itemForTests()), integrations })
  assert.equal(await send('email-marketing', [delivery({ event, order: null })]), 0)
  const hidden = orderForTests({ items: [itemForTests({ flags: ['hideReviews', 'excludedFromAffiliates'] })] })
  assert.equal(await send('reviews', [delivery({ order: hidden })]), 0)
  assert.equal(await send('affiliate', [delivery({ order: hidden })]), 0)
})

/** URLs of the simulated calls, with the headers that authorize them. */
const calls = {
  'customer-data': {
    path: 'v1/batch',
    headers: { authorization: `Basic ${Buffer.from(`${accounts['customer-data'].writeKey}:`).toString('base64')}` },
  },
  ads: { path: 'v1/events:ingest', headers: { authorization: 'Bearer access-token' } },
  'social-pixel': { path: `v24.0/${accounts['social-pixel'].pixelId}/events`, headers: {} },
  affiliate: { path: `merchants/${accounts.affiliate.merchantId}/tracking/order`, headers: {} },
  reviews: {
    path: 'purchases',
    headers: { authorization: `Bearer ${accounts.reviews.token}`, 'idempotency-key': '1' },
  },
  'email-marketing': {
    path: 'api/commerce/trackPurchase',
    headers: { 'api-key': accounts['email-marketing'].apiKey },
  },
  recommendations: {
    path: 'events',
    headers: { authorization: `Bearer ${accounts.recommendations.token}`, 'idempotency-key': '1' },
  },
} as const

const origin = new URL(accounts.reviews.url).origin

/** Posts a body with valid credentials, and returns the response and any rejection. */
async function post(name: keyof typeof calls, body: object) {
  const { path, headers } = calls[name]
  const url = vendorUrl(`${origin}${destinationsPath}/${name}`, path)
  const rejection = await postJson(url, { headers, body }).catch((error: unknown) => error)
  const [reply] = simulators.take()
  return { rejection, status: reply!.status, text: reply!.text }
}

const pixelEvent = {
  event_name: 'Purchase',
  event_time: now / 1_000,
  action_source: 'other',
  user_data: { external_id: ['42'] },
  custom_data: { currency: 'USD', value: 5 },
}
const { token: pixelToken } = accounts['social-pixel']
const message = { type: 'track', messageId: 'm-1', anonymousId: 'a-1', event: 'login' }
const user = { userId: '42' }

const malformed: [keyof typeof calls, string, object, number, RegExp][] = [
  ['customer-data', 'an empty batch', { batch: [] }, 400, /^Empty batch payload$/],
  [
    'customer-data',
    'a message without a user',
    { batch: [{ ...message, anonymousId: null }] },
    400,
    /neither has anonymousId/,
  ],
  ['customer-data', 'a track without its event', { batch: [{ ...message, event: undefined }] }, 400, /not a Valid/],
  [
    'ads',
    'no destinations',
    { events: [], encoding: 'HEX' },
    400,
    /"status":"INVALID_ARGUMENT".*"field":"destinations"/,
  ],
  [
    'social-pixel',
    'no value',
    { data: [{ ...pixelEvent, custom_data: {} }], access_token: pixelToken },
    400,
    /"code":100/,
  ],
  [
    'social-pixel',
    'no user data',
    { data: [{ ...pixelEvent, user_data: {} }], access_token: pixelToken },
    400,
    /at least one/,
  ],
  [
    'social-pixel',
    'a plain email',
    { data: [{ ...pixelEvent, user_data: { em: ['a@b.example'] } }], access_token: pixelToken },
    400,
    /SHA-256/,
  ],
  [
    'social-pixel',
    'an event of last week',
    { data: [{ ...pixelEvent, event_time: 1 }], access_token: pixelToken },
    400,
    /2804003/,
  ],
  ['affiliate', 'no products', { tracking_ids: {}, order: {} }, 422, /"errors"/],
  ['reviews', 'an order without items', { orderId: '1', items: [] }, 422, /invalid_body/],
  ['email-marketing', 'no total', { user, items: [] }, 400, /"code":"BadParams"/],
  [
    'email-marketing',
    'a purchase without a user',
    { user: {}, items: [], total: 5 },
    400,
    /email or userId is required/,
  ],
  [
    'recommendations',
    'a guest',
    { event: { type: 'view', name: 'product', value: {} }, user_id: '0' },
    422,
    /invalid_body/,
  ],
]

for (const [name, what, body, status, text] of malformed)
  test(`the simulator of ${name} rejects ${what} for good, with the vendor's error`, async () => {
    const reply = await post(name, body)
    assert.equal(reply.status, status)
    assert.match(reply.text, text)
    assert.ok(reply.rejection instanceof DeliveryRejected && reply.rejection.isPermanent)
  })

test('the ads simulator rejects an entire request that contains a plain email address', async () => {
  const { account, conversion } = accounts.ads
  const destinations = [
    { operatingAccount: { accountType: 'GOOGLE_ADS', accountId: account }, productDestinationId: conversion },
  ]
  const event = (email: string) => ({
    transactionId: '1',
    eventTimestamp: new Date(now).toISOString(),
    eventSource: 'WEB',
    currency: 'USD',
    conversionValue: 5,
    userData: { userIdentifiers: [{ emailAddress: email }] },
  })
  const hash = 'a'.repeat(64)
  const events = [event(hash), event('ann@example.com')]
  assert.equal((await post('ads', { destinations, events, encoding: 'HEX' })).status, 400)
  assert.equal((await post('ads', { destinations, events: [event(hash)], encoding: 'HEX' })).status, 200)
})

test('the simulator of web analytics accepts every request and reports problems only to /debug, as documented', async () => {
  const { url } = accounts['web-analytics']
  const debugging = { ...accounts, 'web-analytics': { ...accounts['web-analytics'], url: `${url}debug` } }
  const problemsOf = async () =>
    (JSON.parse(simulators.take()[0]!.text) as { validationMessages: { fieldPath: string }[] }).validationMessages.map(
      ({ fieldPath }) => fieldPath,
    )
  await send('web-analytics', [delivery()], debugging)
  assert.deepEqual(await problemsOf(), [])
  const { measurementId, apiSecret } = accounts['web-analytics']
  const query = `?measurement_id=${measurementId}&api_secret=${apiSecret}`
  const invalid = { client_id: 'a-1', events: [{ name: 'not a name' }] }
  await postJson(vendorUrl(url, `mp/collect${query}`), { body: invalid })
  assert.equal(simulators.take()[0]!.status, 204)
  await postJson(vendorUrl(url, `debug/mp/collect${query}`), { body: invalid })
  assert.deepEqual(await problemsOf(), ['events[0].name'])
  await postJson(vendorUrl(url, 'debug/mp/collect?measurement_id=G-OTHER'), { body: invalid })
  assert.deepEqual(await problemsOf(), ['measurement_id'])
})

test('the simulators refuse a wrong key as the vendors do', async () => {
  const wrong = {
    ...accounts,
    'customer-data': { ...accounts['customer-data'], writeKey: 'wrong' },
    ads: { ...accounts.ads, refreshToken: 'wrong' },
    'social-pixel': { ...accounts['social-pixel'], token: 'wrong' },
    affiliate: { ...accounts.affiliate, merchantId: '00000000-0000-4000-8000-000000000002' },
    reviews: { ...accounts.reviews, token: 'wrong' },
    'email-marketing': { ...accounts['email-marketing'], apiKey: 'wrong' },
    recommendations: { ...accounts.recommendations, token: 'wrong' },
  }
  const expected = {
    'customer-data': [401, 'Invalid Write Key'],
    ads: [400, 'invalid_grant'],
    'social-pixel': [400, '"code":190'],
    affiliate: [404, 'Merchant not found'],
    reviews: [401, 'unauthorized'],
    'email-marketing': [401, 'BadApiKey'],
    recommendations: [401, 'unauthorized'],
  } as const
  for (const name of Object.keys(expected) as (keyof typeof expected)[]) {
    await assert.rejects(send(name, [delivery()], wrong), DeliveryRejected)
    const [reply] = simulators.take()
    assert.deepEqual([reply!.status, reply!.text.includes(expected[name][1])], [expected[name][0], true], name)
  }
})
