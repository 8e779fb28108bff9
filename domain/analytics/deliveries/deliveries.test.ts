import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseAll } from '#domain/consent/choices.ts'
import { destinationConsent, destinations, integrationsOf } from '../destinations.ts'
import { eventCatalog } from '../event-catalog.ts'
import { itemForTests } from '../item-for-tests.ts'
import { itemMetadata } from '../item-metadata.ts'
import { emailCampaign } from './email-campaign.ts'
import { deliveryDelay, maxDeliveryAttempts } from './retry-policy.ts'
import {
  eventDestinations,
  isConsentedFor,
  isEventTooOld,
  serverDestinations,
  type ConsentedFor,
  type ServerDestination,
} from './server-destinations.ts'
import { storedEventForTests } from './stored-event-for-tests.ts'
import { webAnalyticsEvent } from './web-analytics-event.ts'

const all = chooseAll(true)
const purchase = (choices = all) =>
  storedEventForTests({ name: 'purchase', integrations: integrationsOf(eventCatalog.purchase.destinations, choices) })

test('without a configured destination, no event is delivered [ANALYTICS-493]', () => {
  assert.deepEqual(eventDestinations(purchase(), []), [])
})

test('a purchase goes to every destination that the buyer consented to [ANALYTICS-489, ANALYTICS-490, ANALYTICS-492]', () => {
  assert.deepEqual(eventDestinations(purchase(), serverDestinations), serverDestinations)
  for (const [category, denied] of [
    ['marketing', ['ads', 'social-pixel', 'affiliate', 'reviews', 'email-marketing']],
    ['functional', ['recommendations']],
  ] as const) {
    const received = eventDestinations(purchase({ ...all, [category]: false }), serverDestinations)
    assert.deepEqual(
      serverDestinations.filter((name) => !received.includes(name)),
      denied,
    )
  }
})

test('the customer-data platform receives every event that is stored [ANALYTICS-485]', () => {
  for (const [name, { destinations: chosen }] of Object.entries(eventCatalog)) {
    const event = { ...storedEventForTests(), name, integrations: integrationsOf(chosen, chooseAll(false)) }
    assert.deepEqual(eventDestinations(event, ['customer-data']), ['customer-data'], name)
  }
})

test('ads, the affiliate tracker, and the reviews service receive only purchases made in the store', () => {
  const integrations = integrationsOf(eventCatalog.addToCart.destinations, all)
  const added = storedEventForTests({ name: 'addToCart', source: 'storefront', integrations })
  assert.deepEqual(eventDestinations(added, serverDestinations), [
    'customer-data',
    'web-analytics',
    'social-pixel',
    'email-marketing',
    'recommendations',
  ])
  assert.deepEqual(eventDestinations({ ...purchase(), source: 'warehouse' }, ['ads', 'affiliate', 'reviews']), [])
})

test("the recommendations service receives only customers' events [ANALYTICS-470]", () => {
  assert.deepEqual(eventDestinations({ ...purchase(), userId: null }, ['recommendations']), [])
})

test('an event cannot be sent to a destination without consent to that destination', () => {
  const send = <Name extends ServerDestination>(_: Name, events: readonly ConsentedFor<Name, { event: object }>[]) =>
    events.length
  const value = { event: purchase({ ...all, marketing: false }) }
  // @ts-expect-error: the event was not checked.
  assert.equal(send('ads', [value]), 1)
  if (isConsentedFor('web-analytics', value)) {
    assert.equal(send('web-analytics', [value]), 1)
    // @ts-expect-error: the event was checked for another destination.
    send('ads', [value])
  } else assert.fail('performance consent was given')
  assert.equal(isConsentedFor('ads', value), false)
  assert.equal(destinations.length - serverDestinations.length, 2)
  assert.equal(destinationConsent['customer-data'], destinationConsent.warehouse)
})

test('the retry delay for events doubles from one minute up to six hours, and the tenth failure is final', () => {
  const delays = Array.from({ length: maxDeliveryAttempts }, (_, index) =>
    deliveryDelay({ attempts: index + 1, isPermanent: false, retryAfterMs: 0 }),
  )
  assert.deepEqual(
    delays.map((delay) => delay && delay / 60_000),
    [1, 2, 4, 8, 16, 32, 64, 128, 256, null],
  )
  assert.equal(deliveryDelay({ attempts: 1, isPermanent: false, retryAfterMs: 600_000 }), 600_000)
  assert.equal(deliveryDelay({ attempts: 1, isPermanent: false, retryAfterMs: 1e9 }), 6 * 3_600_000)
  assert.equal(deliveryDelay({ attempts: 1, isPermanent: true, retryAfterMs: 0 }), null)
})

test('events older than a destination accepts are not sent', () => {
  const day = 86_400_000
  assert.deepEqual(
    [3, 4, 8].map((days) => [
      isEventTooOld('web-analytics', 0, days * day),
      isEventTooOld('social-pixel', 0, days * day),
    ]),
    [
      [false, false],
      [true, false],
      [true, true],
    ],
  )
  assert.equal(isEventTooOld('affiliate', 0, 365 * day), false)
})

test("an email campaign and template are read from the email service's links [ANALYTICS-481]", () => {
  const campaign = { source: 'Iterable', name: '123', content: '456' }
  assert.deepEqual(emailCampaign(campaign), { campaignId: 123, templateId: 456 })
  assert.deepEqual(emailCampaign({ ...campaign, content: 'spring' }), { campaignId: 123 })
  assert.deepEqual(emailCampaign({ ...campaign, source: 'other' }), {})
  assert.deepEqual(emailCampaign(undefined), {})
})

test('web analytics receives known events under its own event names, and other events in snake case', () => {
  const item = itemMetadata(itemForTests())
  const named = (event: Parameters<typeof storedEventForTests>[0]) =>
    webAnalyticsEvent(storedEventForTests(event), 'USD', 'https://usa.example')
  const added = named({ name: 'addToCart', properties: item })!
  assert.equal(added.name, 'add_to_cart')
  assert.deepEqual([added.params['currency'], added.params['value']], ['USD', item.total])
  assert.equal((added.params['items'] as object[]).length, 1)
  assert.deepEqual(named({ name: 'addPayment', properties: { paymentType: 'scheme' } }), {
    name: 'add_payment_info',
    params: { payment_type: 'scheme' },
  })
  assert.deepEqual(named({ name: 'checkoutStep', properties: { step: 'review' } }), {
    name: 'checkout_step',
    params: { step: 'review' },
  })
  assert.deepEqual(named({ type: 'page', name: '', properties: { path: '/racks', title: 'Racks' } }), {
    name: 'page_view',
    params: { page_location: 'https://usa.example/racks', page_title: 'Racks' },
  })
  assert.equal(named({ type: 'identify', name: '', properties: {} }), null)
})
