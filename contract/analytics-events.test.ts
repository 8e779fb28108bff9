import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemForTests, orderForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { analyticsOrder, eventOrder } from '#domain/analytics/event-order.ts'
import { eventCatalog } from '#domain/analytics/event-catalog.ts'
import type { EventName } from '#domain/analytics/events.ts'
import { listViewTypes } from '#domain/analytics/events.ts'
import { eventSchemas } from './analytics-events.ts'

const item = itemMetadata(itemForTests())
const order = eventOrder(analyticsOrder(orderForTests()))
const rate = { carrier: 'UPS', label: 'Ground', rate: 20 }
const hash = 'a'.repeat(64)
const change = { sku: 'IW-P', app: 'web', orderId: '1', completeCycles: 2, renewalDate: '2026-12-01' }
const design = { link: '/zeus/1', thumbnail: '/t.avif', items: [{ sku: 'IW-R', qty: 1 }] }
const entity = { type: 'category', name: 'Barbells', id: '3', url: '/barbells', sku: null }
const opened = { id: '1', path: '/a' }

const examples: Readonly<Record<EventName, Record<string, unknown>>> = {
  'Site Load': {},
  search: { searchTerm: 'bar', searchType: 'typed', numSearchResults: 3 },
  listView: {
    listId: 'barbells',
    listName: 'Barbells',
    listType: 'category',
    listEntity: entity,
    products: [{ ...item, index: 0 }],
    filters: ['brand:Ironwright'],
    sorts: ['price'],
  },
  productClick: { product: item, listName: 'Barbells', listId: 'barbells', position: 1, page: 1 },
  addToCart: { ...item },
  removeFromCart: { ...item },
  addToWishlist: { ...item },
  wishlistToCart: { ...item },
  productDetailView: { ...item },
  checkoutStart: { order },
  purchase: { order },
  orderReview: { order },
  checkoutStep: { step: 'shipping' },
  pickShippingRate: { ...rate, postcode: '43201', country: 'US' },
  addPayment: { paymentType: 'scheme' },
  getShippingRates: { rates: [rate], postcode: '43201', country: 'US', region: 'OH', itemCount: 2 },
  register: { newsletters: ['USA-newsletter'], segments: [11], email: hash },
  threeDS2: { time: 1_200, status: 'succeeded' },
  checkoutError: { errorCode: 'inventory_error', errorMessage: 'Insufficient inventory' },
  shareProduct: { product: item, service: 'mail' },
  createZeus: design,
  saveZeus: design,
  binSignup: { productId: 7, parentId: null, sku: 'IW-BAR', name: 'Power bar', email: hash },
  eventRegistration: { skus: ['IW-E'] },
  viewCuration: { curationId: 'new', name: 'New gear', products: ['IW-BAR'] },
  overlay: { name: 'login', action: 'open' },
  elClick: { element: 'tab', label: 'Specs', href: '#specs', location: 'product' },
  experimentView: { experiment: 'header', variationId: '1' },
  cancelSubscription: change,
  reactivateSubscription: change,
  login: {},
  logout: {},
  appScreenView: { screen: 'featured' },
  appLogin: {},
  appLogout: { isForced: true },
  appGuest: {},
  appRegister: {},
  appDeviceManagerUpdate: { device: 'timer' },
  appTimerRemoteBuy: { sku: 'IW-T' },
  appTimerRemotePair: { device: 'timer' },
  appArticleOpen: opened,
  appCategoryOpen: opened,
  appProductOpen: opened,
  appNotificationOpen: { id: '1', topic: 'orders' },
  appTroubleshoot: { topic: 'pairing' },
  custom: { type: 'fooBar', fields: { n: 1 } },
}

test('every event in the event catalog has a schema that requires all of its fields and accepts no others', () => {
  assert.deepEqual(Object.keys(eventSchemas).toSorted(), Object.keys(eventCatalog).toSorted())
  for (const [name, properties] of Object.entries(examples) as [EventName, Record<string, unknown>][]) {
    const accepts = (value: object) => eventSchemas[name].safeParse(value).success
    assert.ok(accepts(properties), name)
    assert.ok(!accepts({ ...properties, email2: 'ann@example.com' }), `${name} with another field`)
    for (const field of Object.keys(properties)) {
      const { [field]: _, ...rest } = properties
      assert.ok(!accepts(rest), `${name} without ${field}`)
    }
  }
})

test("a list view event has one of five list types and the type's entity, and each product has its index [ANALYTICS-409, ANALYTICS-410, ANALYTICS-411]", () => {
  const { listView } = examples
  const accepts = (overrides: object) => eventSchemas.listView.safeParse({ ...listView, ...overrides }).success
  assert.deepEqual([...listViewTypes], ['category', 'search', 'searchPreview', 'forYou', 'similar'])
  for (const listType of listViewTypes) assert.ok(accepts({ listType }), listType)
  assert.ok(!accepts({ listType: 'other' }))
  for (const field of Object.keys(entity)) {
    const { [field as keyof typeof entity]: _, ...rest } = entity
    assert.ok(!accepts({ listEntity: rest }), field)
  }
  assert.ok(!accepts({ products: [item] }))
})

test('an email address is accepted only as a hash', () => {
  const register = { ...examples.register, email: 'ann@example.com' }
  const binSignup = { ...examples.binSignup, email: 'ann@example.com' }
  assert.equal(eventSchemas.register.safeParse(register).success, false)
  assert.equal(eventSchemas.binSignup.safeParse(binSignup).success, false)
})
