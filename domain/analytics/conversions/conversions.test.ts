import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventCatalog } from '../event-catalog.ts'
import { analyticsOrder, eventOrder, type OrderDetails } from '../event-order.ts'
import { itemForTests, orderForTests } from '../item-for-tests.ts'
import { itemMetadata, type ItemDetails } from '../item-metadata.ts'
import { adsConversion } from './ads.ts'
import { affiliateOrder } from './affiliate.ts'
import { commercePurchase } from './email-marketing.ts'
import { recommendationEvent } from './recommendations.ts'
import { reviewsPurchase } from './reviews.ts'
import { searchAdsEvent } from './search-ads.ts'
import { webAnalyticsPurchase } from './web-analytics.ts'

const conversion = (facts: Partial<OrderDetails> = {}) => adsConversion(analyticsOrder(orderForTests(facts)), 'USD')
const { shippingAddress: address } = orderForTests()

test('an enhanced conversion trims and lowercases email, names, and address [ANALYTICS-455, ANALYTICS-456, ANALYTICS-457]', () => {
  const { user_data: user } = conversion({ billingAddress: { ...address, city: ' Columbus', street: ['5 MAIN St '] } })
  assert.equal(user.email, 'ann@example.com')
  assert.deepEqual(user.address, {
    first_name: 'ann',
    last_name: 'lee',
    street: '5 main st',
    city: 'columbus',
    region: 'oh',
    postal_code: '43201',
    country: 'us',
  })
})

test('a telephone number is sent in +1 form, and only if it has 10 digits [ANALYTICS-458, ANALYTICS-460, ANALYTICS-497]', () => {
  const phone = (telephone: string) => conversion({ billingAddress: { ...address, telephone } }).user_data.phone_number
  assert.equal(phone('(614) 555-0100'), '+16145550100')
  assert.deepEqual([phone('614555010'), phone('16145550100'), phone('')], [undefined, undefined, undefined])
})

test('a telephone number is sent only if the order ships to the US [ANALYTICS-459]', () => {
  const { user_data: user } = conversion({ shippingAddress: { ...address, countryId: 'CA' } })
  assert.ok(!('phone_number' in user))
})

const affiliate = (item: Partial<ItemDetails>, facts: Partial<OrderDetails> = {}) =>
  affiliateOrder(orderForTests({ ...facts, items: [itemForTests(), itemForTests(item)] }), 'USD')?.amount

test('affiliate revenue leaves out excluded items and Concept 2 items [ANALYTICS-463, ANALYTICS-464]', () => {
  assert.equal(affiliate({}), 1_180)
  assert.equal(affiliate({ flags: ['excludedFromAffiliates'] }), 590)
  for (const brand of ['Concept 2', 'Concept2', 'CONCEPT 2']) assert.equal(affiliate({ brand }), 590, brand)
})

test('affiliate revenue leaves out items with a special price or a promotion [ANALYTICS-465, ANALYTICS-466]', () => {
  assert.equal(affiliate({ specialPrice: 25_000 }), 590)
  assert.equal(affiliate({ flags: ['promotion'] }), 590)
})

test('affiliate revenue leaves out items of a group with special prices only if the order has a discount [ANALYTICS-467]', () => {
  const { totals } = orderForTests()
  assert.equal(affiliate({ flags: ['specialPriceGroup'] }), 1_180)
  assert.equal(affiliate({ flags: ['specialPriceGroup'] }, { totals: { ...totals, discount: 1 } }), 590)
})

test('the affiliate tracker gets only items that count toward revenue, and no order without revenue [ANALYTICS-468]', () => {
  const excluded = itemForTests({ flags: ['excludedFromAffiliates'], sku: 'EU-OUT' })
  assert.equal(affiliateOrder(orderForTests({ items: [excluded] }), 'USD'), null)
  assert.deepEqual(affiliateOrder(orderForTests({ items: [itemForTests(), excluded] }), 'USD'), {
    order_id: '10000007',
    amount: 590,
    state: 'OH',
    country: 'US',
    currency: 'USD',
    items: [{ order_id: '10000007', parent_sku: 'EU-IW-BAR', variant_sku: 'EU-IW-BAR-20', price: 295, qty: 2 }],
  })
})

const reviews = (items: readonly ItemDetails[]) =>
  reviewsPurchase(analyticsOrder(orderForTests({ items })), { currency: 'USD', locale: 'en_US' })

test('the reviews service gets a purchase with 12 fields, without items that hide reviews [ANALYTICS-461]', () => {
  const hidden = itemForTests({ flags: ['hideReviews'] })
  assert.deepEqual(reviews([hidden, itemForTests()]), {
    orderId: '10000007',
    city: 'Columbus',
    state: 'OH',
    country: 'US',
    email: ' Ann@Example.com ',
    locale: 'en_US',
    userId: '42',
    tax: 44.25,
    shipping: 20,
    total: 654.25,
    currency: 'USD',
    items: [
      {
        sku: 'EU-IW-BAR',
        name: 'Power bar',
        category: 'Power bars',
        price: 295,
        quantity: 2,
        imageURL: '/media/bar-320.avif',
      },
    ],
  })
})

test('the reviews service gets nothing if no items remain [ANALYTICS-462]', () => {
  assert.equal(reviews([itemForTests({ flags: ['hideReviews'] })]), null)
})

test('an item for email marketing has eight fields with absolute URLs [ANALYTICS-482]', () => {
  const { user, items, total } = commercePurchase(analyticsOrder(orderForTests()), 'https://shop.example')
  assert.deepEqual([user, total], [{ userId: '42', email: ' Ann@Example.com ' }, 654.25])
  assert.deepEqual(items, [
    {
      id: 'EU-IW-BAR',
      sku: 'EU-IW-BAR-20',
      name: 'Power bar',
      categories: ['Barbells', 'Power bars'],
      price: 295,
      quantity: 2,
      imageUrl: 'https://shop.example/media/bar-320.avif',
      url: 'https://shop.example/power-bar',
    },
  ])
})

const recommended = (input: { userId: string | null; isApp?: boolean }) =>
  recommendationEvent({ type: 'purchase', name: 'order', value: 1, at: 5, startedAt: 2, isApp: false, ...input })

test('a recommendation event needs a user id other than "0" [ANALYTICS-470]', () => {
  for (const userId of [null, '', '0']) assert.equal(recommended({ userId }), null)
})

test('a recommendation event contains its type and name, its times, the user, and the app type [ANALYTICS-477, ANALYTICS-478]', () => {
  assert.deepEqual(recommended({ userId: '42' }), {
    event: { type: 'purchase', name: 'order', value: 1 },
    t: 5,
    t0: 2,
    user_id: '42',
    app_type: 'browser',
  })
  assert.equal(recommended({ userId: '42', isApp: true })?.app_type, 'native')
})

test('a web analytics purchase includes the category levels and discounts of its items, but no buyer data', () => {
  const item = itemForTests({ categories: ['a', 'b', 'c', 'd', 'e'], specialPrice: 25_000, price: 25_000 })
  const purchase = webAnalyticsPurchase(analyticsOrder(orderForTests({ items: [item] })), 'USD')
  assert.deepEqual(purchase.params.items, [
    {
      item_id: 'EU-IW-BAR-20',
      item_name: 'Power bar',
      item_brand: 'Ironwright',
      item_category: 'a',
      item_category2: 'b',
      item_category3: 'c',
      item_category4: 'd',
      price: 250,
      discount: 45,
      quantity: 2,
      index: 0,
    },
  ])
  assert.ok(!JSON.stringify(purchase).includes('xample'))
})

test('the search-ads tag receives every browser event of its destination, but no purchase and no email [ANALYTICS-491]', () => {
  const item = itemMetadata(itemForTests())
  const order = eventOrder(analyticsOrder(orderForTests()))
  const named = (event: Parameters<typeof searchAdsEvent>[0]) => searchAdsEvent(event, 'USD')
  const itemEvents = ['addToCart', 'wishlistToCart', 'addToWishlist', 'productDetailView'] as const
  const register = { newsletters: [], segments: [], email: 'a'.repeat(64) }
  const received = [
    ...itemEvents.map((name) => [name, named({ name, properties: item })] as const),
    ['checkoutStart', named({ name: 'checkoutStart', properties: { order } })] as const,
    ['register', named({ name: 'register', properties: register })] as const,
  ]
  assert.ok(received.every(([, event]) => event !== null))
  const listed = Object.entries(eventCatalog).filter(
    ([, { sentBy, destinations }]) => sentBy === 'browser' && destinations.includes('search-ads'),
  )
  assert.deepEqual(received.map(([name]) => String(name)).toSorted(), listed.map(([name]) => name).toSorted())
  assert.ok(!JSON.stringify(received).includes(register.email))
  const items = [{ id: 'EU-IW-BAR-20', google_business_vertical: 'retail', quantity: 2, price: 295 }]
  assert.deepEqual(named({ name: 'checkoutStart', properties: { order } }), {
    name: 'begin_checkout',
    params: { currency: 'USD', value: 590, items },
  })
  assert.equal(named({ name: 'purchase', properties: { order } }), null)
  assert.equal(named({ name: 'login', properties: {} }), null)
})
