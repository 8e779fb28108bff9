import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import {
  eventDestinations,
  isConsentedFor,
  type ServerDestination,
} from '#domain/analytics/deliveries/server-destinations.ts'
import { storedEventForTests } from '#domain/analytics/deliveries/stored-event-for-tests.ts'
import { integrationsOf } from '#domain/analytics/destinations.ts'
import { eventCatalog } from '#domain/analytics/event-catalog.ts'
import { itemForTests, orderForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import type { Site } from '#domain/sites.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { openDestinations } from './open-destinations.ts'
import { DeliveryRejected } from '#platform/analytics/post-json.ts'
import { openVendor } from '#platform/analytics/vendor-simulator-for-tests.ts'
import type { Delivery } from './engine.ts'

const vendor = await openVendor()
after(() => vendor.close())

const read = readSettings({
  CUSTOMER_DATA_URL: `${vendor.url}/plane`,
  CUSTOMER_DATA_WRITE_KEY: 'plane-key',
  WEB_ANALYTICS_ID: 'G-ABC1234567',
  WEB_ANALYTICS_SECRET: 'measurement-secret',
  WEB_ANALYTICS_URL: vendor.url,
  GOOGLE_ADS_ACCOUNT: '1234567890',
  GOOGLE_ADS_CONVERSION: '555',
  GOOGLE_ADS_CLIENT_ID: 'client-id',
  GOOGLE_ADS_CLIENT_SECRET: 'client-secret',
  GOOGLE_ADS_REFRESH_TOKEN: 'refresh-token',
  GOOGLE_ADS_URL: vendor.url,
  GOOGLE_ADS_TOKEN_URL: `${vendor.url}/token`,
  SOCIAL_PIXEL_ID: '1234567',
  SOCIAL_PIXEL_TOKEN: 'pixel-token',
  SOCIAL_PIXEL_API_URL: `${vendor.url}/v24.0/`,
  AFFILIATE_ID: '0b9a4c7e-1111-4222-8333-444455556666',
  AFFILIATE_URL: vendor.url,
  REVIEWS_URL: `${vendor.url}/purchases`,
  REVIEWS_TOKEN: 'reviews-token',
  EMAIL_MARKETING_API_KEY: 'iterable-key',
  EMAIL_MARKETING_API_URL: `${vendor.url}/api/`,
})
assert.ok(!('problems' in read))
const destinationSettings = read.analytics.destinations
const engines = openDestinations(destinationSettings)

const now = Date.UTC(2026, 10, 20, 13)
const purchaseIntegrations = integrationsOf(eventCatalog.purchase.destinations, chooseAll(true))
const sha = (text: string) => createHash('sha256').update(text).digest('hex')

function purchase(fields: Partial<Delivery> = {}, site: Site = 'USA'): Delivery {
  return {
    event: storedEventForTests({ integrations: purchaseIntegrations, site }),
    order: orderForTests(),
    cart: null,
    email: {},
    shopUrl: 'https://usa.example',
    ...fields,
  }
}

/** Sends deliveries to a destination and returns the requests that the vendor received. */
async function send(name: ServerDestination, ...deliveries: Delivery[]) {
  const consented = deliveries.filter((delivery) => isConsentedFor(name, delivery))
  assert.equal(consented.length, deliveries.length)
  await engines[name]!.send(consented, now)
  return vendor.take()
}

test('the customer-data platform receives messages in the batch format with their destinations', async () => {
  const page = { type: 'page', name: 'Home', properties: { path: '/', title: 'Home' } }
  const pageEvent = storedEventForTests({ ...page, messageId: 'page-1', userId: null })
  const [request, ...others] = await send('customer-data', purchase(), purchase({ event: pageEvent }))
  assert.deepEqual(others, [])
  assert.equal(request!.path, '/plane/v1/batch')
  assert.equal(request!.headers['authorization'], `Basic ${Buffer.from('plane-key:').toString('base64')}`)
  const { batch } = request!.body as { batch: Record<string, unknown>[] }
  assert.deepEqual(
    batch.map(({ type, messageId, event, name }) => [type, messageId, event, name]),
    [
      ['track', 'purchase.1000001', 'purchase', undefined],
      ['page', 'page-1', undefined, 'Home'],
    ],
  )
  assert.deepEqual(batch[0]!['integrations'], purchaseIntegrations)
  assert.equal(batch[0]!['timestamp'], '2026-11-20T12:00:00.000Z')
  assert.ok(!JSON.stringify(batch).includes('Example.com'))
})

test('web analytics receives a purchase through the Measurement Protocol with the ads consent', async () => {
  const onlyMeasured = integrationsOf(eventCatalog.purchase.destinations, { ...chooseAll(true), marketing: false })
  const denying = storedEventForTests({ integrations: onlyMeasured, context: { allowsMarketing: false } })
  const granting = storedEventForTests({ integrations: purchaseIntegrations, context: { allowsMarketing: true } })
  const [granted, denied] = await send('web-analytics', purchase({ event: granting }), purchase({ event: denying }))
  assert.equal(granted!.path, '/mp/collect?measurement_id=G-ABC1234567&api_secret=measurement-secret')
  const { client_id, user_id, timestamp_micros, consent, events } = granted!.body as Record<string, unknown> & {
    events: { name: string; params: Record<string, unknown> }[]
  }
  assert.deepEqual([client_id, user_id, timestamp_micros], ['anon-1', '42', Date.UTC(2026, 10, 20, 12) * 1_000])
  assert.deepEqual(consent, { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' })
  assert.equal(events[0]!.name, 'purchase')
  assert.deepEqual([events[0]!.params['transaction_id'], events[0]!.params['value']], ['10000007', 654.25])
  assert.deepEqual((denied!.body as { consent: object }).consent, {
    ad_user_data: 'DENIED',
    ad_personalization: 'DENIED',
  })
})

test("the ads service receives the buyer's data as hashes, and a telephone number only with 10 digits in the US [ANALYTICS-489]", async () => {
  vendor.setReply(({ path }) =>
    path === '/token' ? { status: 200, json: { access_token: 'access', expires_in: 3_600 } } : { status: 200 },
  )
  const address = { ...orderForTests().billingAddress, telephone: '614 555' }
  const [token, request, ...others] = await send(
    'ads',
    purchase(),
    purchase({ order: orderForTests({ billingAddress: address }) }),
  )
  assert.deepEqual(others, [])
  assert.equal((token!.body as { refresh_token: string }).refresh_token, 'refresh-token')
  assert.deepEqual([request!.path, request!.headers['authorization']], ['/v1/events:ingest', 'Bearer access'])
  const { destinations, encoding, events } = request!.body as {
    destinations: object[]
    encoding: string
    events: { transactionId: string; conversionValue: number; userData: { userIdentifiers: object[] } }[]
  }
  assert.deepEqual(
    [destinations, encoding],
    [
      [
        {
          operatingAccount: { accountType: 'GOOGLE_ADS', accountId: '1234567890' },
          productDestinationId: '555',
        },
      ],
      'HEX',
    ],
  )
  assert.deepEqual([events[0]!.transactionId, events[0]!.conversionValue], ['10000007', 654.25])
  const person = [
    { emailAddress: sha('ann@example.com') },
    { phoneNumber: sha('+16145550100') },
    { address: { givenName: sha('ann'), familyName: sha('lee'), regionCode: 'US', postalCode: '43201' } },
  ]
  assert.deepEqual(events[0]!.userData.userIdentifiers, person)
  assert.deepEqual(events[1]!.userData.userIdentifiers, [person[0], person[2]])
  // The access token is reused until shortly before it expires.
  assert.equal((await send('ads', purchase())).length, 1)
})

test('every failure of the token endpoint is temporary, and concurrent requests share it', async () => {
  for (const reply of [
    { status: 400, json: { error: 'invalid_grant' } },
    { status: 200, text: '<html>' },
    { status: 200, json: {} },
    { status: 200, text: '{"access', isCut: true },
    { status: 503, headers: { 'retry-after': '120' } },
  ]) {
    const { ads } = openDestinations(destinationSettings)
    vendor.setReply(() => reply)
    const delivery = purchase()
    assert.ok(isConsentedFor('ads', delivery))
    const attempts = Array.from({ length: 8 }, () => ads!.send([delivery], now))
    const outcomes = await Promise.allSettled(attempts)
    for (const outcome of outcomes) {
      assert.ok(outcome.status === 'rejected' && outcome.reason instanceof DeliveryRejected)
      assert.equal(outcome.reason.isPermanent, false)
      assert.equal(outcome.reason.retryAfterMs, reply.status === 503 ? 120_000 : 0)
    }
    await assert.rejects(ads!.send([delivery], now + 29_999), DeliveryRejected)
    assert.deepEqual(
      vendor.take().map(({ path }) => path),
      ['/token'],
    )
    vendor.setReply(() => ({ status: 200, json: { access_token: 'access', expires_in: 3_600 } }))
    await ads!.send([delivery], now + 30_000)
    assert.deepEqual(
      vendor.take().map(({ path }) => path),
      ['/token', '/v1/events:ingest'],
    )
  }
})

test('the social pixel receives events with their ids and hashes, but none from the native app [ANALYTICS-490]', async () => {
  const item = itemMetadata(itemForTests())
  const integrations = integrationsOf(eventCatalog.addToCart.destinations, chooseAll(true))
  const added = { name: 'addToCart', properties: item, messageId: 'add-1', integrations }
  const [request] = await send(
    'social-pixel',
    purchase(),
    purchase({ order: null, event: storedEventForTests(added) }),
    purchase({ order: null, event: storedEventForTests({ ...added, context: { isApp: true } }) }),
  )
  assert.equal(request!.path, '/v24.0/1234567/events')
  const { data, access_token: token } = request!.body as { data: Record<string, unknown>[]; access_token: string }
  assert.equal(token, 'pixel-token')
  assert.deepEqual(
    data.map(({ event_name, event_id, event_time }) => [event_name, event_id, event_time]),
    [
      ['Purchase', 'purchase.1000001', Date.UTC(2026, 10, 20, 12) / 1_000],
      ['AddToCart', 'add-1', Date.UTC(2026, 10, 20, 12) / 1_000],
    ],
  )
  const user = data[0]!['user_data'] as Record<string, string[]>
  assert.deepEqual(
    [user['em'], user['ph'], user['country']],
    [[sha('ann@example.com')], [sha('16145550100')], [sha('us')]],
  )
  assert.deepEqual(data[1]!['user_data'], { external_id: [sha('42')] })
  assert.deepEqual(data[1]!['custom_data'], {
    currency: 'USD',
    value: item.total,
    content_type: 'product',
    contents: [{ id: item.sku, quantity: item.qty, item_price: item.price }],
  })
})

test('the affiliate tracker receives a purchase without excluded items, with one account for all sites [ANALYTICS-492, ANALYTICS-499, ANALYTICS-501]', async () => {
  const excluded = itemForTests({ sku: 'IW-HIDDEN', flags: ['excludedFromAffiliates'] })
  const mixed = purchase({ order: orderForTests({ items: [itemForTests(), excluded] }) })
  const none = purchase({ order: orderForTests({ items: [excluded] }) })
  const [first, second, ...others] = await send('affiliate', mixed, none, purchase({}, 'GBR'))
  assert.deepEqual(others, [])
  const path = '/merchants/0b9a4c7e-1111-4222-8333-444455556666/tracking/order'
  assert.deepEqual([first!.path, second!.path], [path, path])
  const { order, tracking_ids: ids } = first!.body as { order: Record<string, unknown>; tracking_ids: object }
  assert.deepEqual(ids, { user_id: ['42'], visitor_id: ['anon-1'] })
  assert.deepEqual(order, {
    order_number: '10000007',
    order_amount_subtotal: 590,
    currency: 'USD',
    customer: { country: 'US', state: 'OH' },
    products: [{ parent_sku: 'EU-IW-BAR', variant_sku: 'EU-IW-BAR-20', price: 295, qty: 2 }],
  })
})

test('the reviews service receives 12 fields without items that hide reviews [ANALYTICS-484, ANALYTICS-501]', async () => {
  const hidden = itemForTests({ linkSku: 'IW-HIDDEN', flags: ['hideReviews'] })
  const order = orderForTests({ items: [itemForTests(), hidden] })
  const [request, ...others] = await send(
    'reviews',
    purchase({ order }),
    purchase({ order: orderForTests({ items: [hidden] }) }),
  )
  assert.deepEqual(others, [])
  assert.deepEqual(
    [request!.path, request!.headers['authorization'], request!.headers['idempotency-key']],
    ['/purchases', 'Bearer reviews-token', '10000007'],
  )
  const body = request!.body as { items: { sku: string }[]; locale: string }
  assert.deepEqual(Object.keys(body).toSorted(), [
    'city',
    'country',
    'currency',
    'email',
    'items',
    'locale',
    'orderId',
    'shipping',
    'state',
    'tax',
    'total',
    'userId',
  ])
  assert.deepEqual([body.items.map(({ sku }) => sku), body.locale], [['EU-IW-BAR'], 'en_US'])
})

test('email marketing receives a purchase with its key in a header, and the email that led to it [ANALYTICS-480, ANALYTICS-481, ANALYTICS-483]', async () => {
  const email = { campaignId: 123, templateId: 456 }
  const [request, guest] = await send(
    'email-marketing',
    purchase({ email }),
    purchase({ order: orderForTests({ customerId: null }) }),
  )
  assert.deepEqual([request!.path, request!.headers['api-key']], ['/api/commerce/trackPurchase', 'iterable-key'])
  const { items, ...rest } = request!.body as { items: object[] }
  assert.deepEqual(rest, {
    id: '10000007',
    user: { userId: '42', email: ' Ann@Example.com ' },
    total: 654.25,
    createdAt: Date.UTC(2026, 10, 20, 12) / 1_000,
    campaignId: 123,
    templateId: 456,
  })
  assert.equal(items.length, 1)
  const { user, ...others } = guest!.body as { user: object }
  assert.deepEqual(user, { email: ' Ann@Example.com ' })
  assert.ok(!('campaignId' in others) && !('templateId' in others))
})

test("email marketing receives a customer's whole cart, but no guest carts [ANALYTICS-479, ANALYTICS-483]", async () => {
  const integrations = integrationsOf(eventCatalog.addToCart.destinations, chooseAll(true))
  const item = itemMetadata(itemForTests())
  const event = storedEventForTests({ name: 'addToCart', properties: item, integrations })
  const cart = { userId: '42', email: 'ann@example.com', items: [item, item] }
  const [request, ...others] = await send(
    'email-marketing',
    purchase({ event, order: null, cart }),
    purchase({ event, order: null }),
  )
  assert.deepEqual(others, [])
  assert.deepEqual([request!.path, request!.headers['api-key']], ['/api/commerce/updateCart', 'iterable-key'])
  const { user, items } = request!.body as { user: object; items: object[] }
  assert.deepEqual([user, items.length], [{ userId: '42', email: 'ann@example.com' }, 2])
})

test("a rejection includes the vendor's status and retry delay, but not its response body", async () => {
  vendor.setReply(() => ({ status: 429, headers: { 'retry-after': '120' }, json: { error: 'ann@example.com' } }))
  const rejection = await send('reviews', purchase()).catch((error: unknown) => error)
  assert.ok(rejection instanceof DeliveryRejected)
  assert.deepEqual([rejection.message, rejection.isPermanent, rejection.retryAfterMs], ['Status 429', false, 120_000])
  vendor.setReply(() => ({ status: 302, headers: { location: 'https://elsewhere.example' } }))
  const redirected = await send('reviews', purchase()).catch((error: unknown) => error)
  assert.ok(redirected instanceof DeliveryRejected && !redirected.isPermanent)
  vendor.setReply(() => ({ status: 200 }))
})

test('a delivery request that the vendor rejects is final, except if the key, the rate, or the time may change', async () => {
  const final: number[] = []
  for (const status of [400, 401, 403, 404, 408, 413, 422, 429, 500, 503]) {
    vendor.setReply(() => ({ status }))
    const rejection = await send('reviews', purchase()).catch((error: unknown) => error)
    if (rejection instanceof DeliveryRejected && rejection.isPermanent) final.push(status)
  }
  assert.deepEqual(final, [400, 404, 413, 422])
  vendor.setReply(() => ({ status: 200 }))
  vendor.take()
})

test('without settings, no delivery engine exists, and no request is sent [ANALYTICS-493]', () => {
  const defaults = readSettings({})
  assert.ok(!('problems' in defaults))
  assert.deepEqual(openDestinations(defaults.analytics.destinations), {})
  assert.deepEqual(eventDestinations(storedEventForTests({ integrations: purchaseIntegrations }), []), [])
})

test("a destination's setting is refused without the other settings that it requires", () => {
  const problems = (env: Record<string, string>) => {
    const settings = readSettings(env)
    return 'problems' in settings ? settings.problems.join() : ''
  }
  assert.match(problems({ REVIEWS_URL: 'https://reviews.example' }), /REVIEWS_TOKEN must be set too/)
  assert.match(problems({ SOCIAL_PIXEL_TOKEN: 'pixel-token' }), /SOCIAL_PIXEL_ID must be set too/)
  assert.match(problems({ GOOGLE_ADS_ACCOUNT: '1234567890' }), /GOOGLE_ADS_REFRESH_TOKEN must be set too/)
})
