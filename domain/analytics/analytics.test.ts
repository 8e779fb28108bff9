import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseAll } from '#domain/consent/choices.ts'
import { analyticsCustomer } from './customer.ts'
import { destinationConsent, destinations, integrationsOf } from './destinations.ts'
import { customEvent, eventCatalog, isEventName } from './event-catalog.ts'
import { analyticsOrder, eventOrder } from './event-order.ts'
import { eventTime } from './event-time.ts'
import { itemForTests, orderForTests } from './item-for-tests.ts'
import { itemDiscount, itemMetadata } from './item-metadata.ts'
import { truncateText, isPersonalText, reportedPath, reportedValue } from './redaction.ts'

test('item metadata has exactly 18 fields, with amounts as decimals and the total for the quantity [ANALYTICS-442]', () => {
  const item = itemMetadata(itemForTests({ price: 24_950, specialPrice: 24_950, leadTime: 5, flags: ['promotion'] }))
  assert.deepEqual(item, {
    sku: 'EU-IW-BAR-20',
    linkSku: 'EU-IW-BAR',
    configSku: 'EU-IW-BAR',
    baseSku: 'IW-BAR-20',
    name: 'Power bar',
    brand: 'Ironwright',
    price: 249.5,
    basePrice: 295,
    specialPrice: 249.5,
    qty: 2,
    total: 499,
    categories: ['Barbells', 'Power bars'],
    stockStatus: 'inStock',
    leadTime: 5,
    thumbnail: '/media/bar-320.avif',
    linkPath: '/power-bar',
    type: 'configurable',
    flags: ['promotion'],
  })
})

test('a category path in events is cut to four levels [ANALYTICS-472]', () => {
  const { categories } = itemMetadata(itemForTests({ categories: ['a', 'b', 'c', 'd', 'e'] }))
  assert.deepEqual(categories, ['a', 'b', 'c', 'd'])
})

test('the discount is the base price minus the special price, and never negative [ANALYTICS-471]', () => {
  const discountOf = (basePrice: number, specialPrice: number | null) => itemDiscount({ basePrice, specialPrice })
  assert.deepEqual([discountOf(1_000, 750), discountOf(1_000, 1_200), discountOf(1_000, null)], [250, 0, 0])
})

test('an analytics order has its ids, and totals as decimals [ORDER-405, ORDER-406]', () => {
  const { orderId, listId, totals } = analyticsOrder(orderForTests())
  assert.deepEqual([orderId, listId], ['10000007', 'list-7'])
  assert.deepEqual(totals, { subtotal: 590, tax: 44.25, shipping: 20, discount: 0, grandTotalIncludingTax: 654.25 })
})

test('an analytics order has the shipping label, the payment, and the customer [ORDER-407, ORDER-408, ORDER-409]', () => {
  const { shipping, payment, customer } = analyticsOrder(orderForTests())
  assert.deepEqual(shipping, { label: 'Ground' })
  assert.deepEqual(payment, { cardType: 'visa', paymentType: 'spreedly' })
  assert.deepEqual(customer, { _id: 42, customerId: 42, email: ' Ann@Example.com ' })
})

test('both addresses of an analytics order have eight fields, with the street in one line [ORDER-410]', () => {
  const { shippingAddress, billingAddress } = analyticsOrder(orderForTests())
  assert.deepEqual(shippingAddress, {
    firstname: ' Ann ',
    lastname: 'LEE',
    street: '545 E 5th Ave, Unit 3',
    city: 'Columbus',
    region: 'OH',
    postcode: '43201',
    countryId: 'US',
    telephone: '(614) 555-0100',
  })
  assert.deepEqual(billingAddress, shippingAddress)
})

test('the order in an event contains no name, email, telephone, or street', () => {
  const stored = JSON.stringify(eventOrder(analyticsOrder(orderForTests())))
  for (const personal of ['Ann', 'LEE', 'Example.com', '555-0100', '545 E'])
    assert.ok(!stored.includes(personal), personal)
  assert.match(stored, /"customer":\{"_id":42,"customerId":42\}/)
  assert.match(stored, /"postcode":"43201"/)
})

test('an event of an unknown type becomes a custom event with the type and its scalar fields [ANALYTICS-441]', () => {
  assert.equal(isEventName('fooBar'), false)
  assert.equal(isEventName('constructor'), false)
  assert.deepEqual(customEvent('fooBar', { n: 1, text: 'x', is: true, none: null, list: [1], deep: { a: 1 } }), {
    type: 'fooBar',
    fields: { n: 1, text: 'x', is: true, none: null },
  })
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, index]))
  assert.equal(Object.keys(customEvent('many', many).fields).length, 30)
})

test('a custom event contains no text with an email address or a telephone number', () => {
  const { fields } = customEvent('x', {
    a: 'ann@example.com',
    b: '+1 (614) 555-0100',
    c: 'Power bar 20 kg',
    d: '12345',
  })
  assert.deepEqual(fields, { c: 'Power bar 20 kg', d: '12345' })
  assert.equal(isPersonalText('call 6145550100 now'), false)
})

test('truncated text contains no half of a surrogate pair', () => {
  const long = `${'x'.repeat(299)}💪`
  assert.equal(truncateText(long, 300), `${'x'.repeat(299)}\ufffd`)
  const { type, fields } = customEvent(long, { long, [`${'k'.repeat(99)}💪`]: 1, '\ud800': 2, 'nul\0': 3 })
  for (const text of [type, fields['long'] as string, ...Object.keys(fields)])
    assert.ok(text.isWellFormed() && !text.includes('\0'), JSON.stringify(text))
  assert.ok(reportedPath(`/${long}`).isWellFormed())
})

test('event texts contain no email address, telephone number, or query, but codes are preserved', () => {
  const stored = reportedValue({
    searchTerm: 'ann@example.com',
    errorMessage: '(614) 555-0100',
    label: 'ann%40example.com',
    href: 'https://shop.example/reset/Zm9vYmFyYmF6cXV4MTIz?token=1',
    location: 'tel:+16145550100',
    link: '/zeus/1?email=x',
    filters: ['brand:Ironwright', 'x@y.example'],
    product: { sku: '100000000001', linkPath: '/ironwright-bar-20kg?x=1', orderId: 'a@b' },
    referrer: '/a?token=1',
    renewalDate: '2026-12-01',
    postcode: '43201-1234',
    qty: 1,
    none: null,
  })
  assert.deepEqual(stored, {
    searchTerm: '',
    errorMessage: '',
    label: '',
    href: '/reset/:id',
    location: ':id',
    link: '/zeus/1',
    filters: ['brand:Ironwright', ''],
    product: { sku: '100000000001', linkPath: '/ironwright-bar-20kg', orderId: '' },
    referrer: '/a',
    renewalDate: '2026-12-01',
    postcode: '43201-1234',
    qty: 1,
    none: null,
  })
  assert.deepEqual(customEvent('ann@example.com', { 'ann@example.com': 1, href: '/a?b=1' }), {
    type: '',
    fields: { href: '/a' },
  })
})

test('integrations disable every destination except the warehouse and the selected ones with consent [ANALYTICS-498]', () => {
  const chosen = ['web-analytics', 'ads'] as const
  assert.deepEqual(integrationsOf(chosen, chooseAll(true)), {
    All: false,
    warehouse: true,
    'web-analytics': true,
    ads: true,
  })
  assert.deepEqual(integrationsOf(chosen, { ...chooseAll(true), marketing: false }), {
    All: false,
    warehouse: true,
    'web-analytics': true,
  })
  assert.deepEqual(integrationsOf([], chooseAll(true)), { All: false, warehouse: true })
})

test('each analytics destination requires consent for its purpose', () => {
  const needing = (category: string) => destinations.filter((name) => destinationConsent[name] === category)
  assert.deepEqual(needing('performance'), ['warehouse', 'customer-data', 'web-analytics'])
  assert.deepEqual(needing('functional'), ['recommendations'])
  assert.deepEqual(needing('marketing'), [
    'ads',
    'social-pixel',
    'search-ads',
    'affiliate',
    'reviews',
    'email-marketing',
  ])
})

test('only the server sends purchase events', () => {
  const ofServer = Object.entries(eventCatalog).filter(([, { sentBy }]) => sentBy === 'server')
  assert.deepEqual(
    ofServer.map(([name]) => name),
    ['purchase'],
  )
})

test('a reported path contains no query, token, number, or email address', () => {
  const paths = {
    '/power-bar?email=ann@example.com#top': '/power-bar',
    'https://shop.example/de/barbells?x=1': '/de/barbells',
    'https://shop.example': '/',
    '/account/order/10000007': '/account/order/:id',
    '/account/reset-password/Zm9vYmFyYmF6cXV4MTIz': '/account/reset-password/:id',
    '/registry/6f1c2f1e-4f3e-4c57-9a55-0b8f6a0f3a11': '/registry/:id',
    '/stop-stock-mails/ann@example.com': '/stop-stock-mails/:id',
    '/events/open/2024': '/events/open/2024',
    '': '/',
  }
  for (const [path, reported] of Object.entries(paths)) assert.equal(reportedPath(path), reported, path)
})

test("an analytics event's time does not depend on the sender's clock", () => {
  const received = 1_000_000_000_000
  const delayOf = (happened: number | null, sent: number | null) => received - eventTime({ happened, sent, received })
  assert.deepEqual([delayOf(null, null), delayOf(5_000, 8_000), delayOf(8_000, 5_000)], [0, 3_000, 0])
  assert.equal(delayOf(0, null), 30 * 86_400_000)
})

test('an analytics customer has an id, the login, the group, the segments, and a hashed email address [ANALYTICS-443]', () => {
  const customer = { _id: 42, groupId: 3, primarySegment: 11, segments: [11, 12] }
  assert.deepEqual(analyticsCustomer({ ...customer }, 'a1b2'), { ...customer, loggedIn: true, email: 'a1b2' })
  const guest = { _id: null, loggedIn: false, groupId: 0, primarySegment: null, segments: [], email: null }
  assert.deepEqual(analyticsCustomer(null, null), guest)
})
