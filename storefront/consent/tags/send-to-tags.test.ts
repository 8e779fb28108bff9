import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import { saveChoices } from '../consent-state.ts'
import { callForTests, mockBrowserGlobals, settlePromises, shopForTests } from '../browser-for-tests.ts'
import { sendToTags, startTags } from './load-tags.ts'

const tag = { name: 'search-ads', id: 'AW-1234567', scriptUrl: 'https://ads.example/tag.js' } as const
const shop = { ...shopForTests('EUR'), isApp: false }
const item = itemMetadata(itemForTests())
const page = globalThis as typeof globalThis & { dataLayer?: ArrayLike<unknown>[] }
const commands = () => (page.dataLayer ?? []).map((command) => Array.from(command))
const sentEvents = () => commands().filter(([command, name]) => command === 'event' && name !== 'page_view')

test('the search-ads tag receives events once it has loaded with marketing consent, and none after a withdrawal or on a sensitive page [ANALYTICS-491]', async (context) => {
  const browser = mockBrowserGlobals(context, { tags: [tag], path: '/de/power-bar' })
  const view = () => sendToTags({ name: 'productDetailView', properties: item }, shop)
  startTags(shop, browser.onPage, () => false)
  view()
  saveChoices(callForTests, { ...chooseAll(true), marketing: false }, 'banner')
  view()
  assert.deepEqual(commands(), [], 'without marketing consent')
  saveChoices(callForTests, chooseAll(true), 'banner')
  assert.deepEqual(browser.scripts, [tag.scriptUrl])
  view()
  const retail = { id: 'EU-IW-BAR-20', google_business_vertical: 'retail', quantity: 2, price: 295 }
  const params = { currency: 'EUR', value: 590, items: [retail] }
  const sent = ['event', 'view_item', { ...params, page_location: 'https://shop.example/de/power-bar' }]
  assert.deepEqual(sentEvents(), [sent])
  browser.location.pathname = '/checkout/shipping'
  view()
  assert.deepEqual(sentEvents(), [sent], 'the document leaves for a sensitive page')
  browser.location.pathname = '/de/power-bar'
  saveChoices(callForTests, chooseAll(false), 'banner')
  view()
  assert.deepEqual(sentEvents(), [sent], 'after a withdrawal')
  await settlePromises()
})

test('the consent default precedes everything else that the Google tag receives, and an update precedes the events after a new choice', async (context) => {
  mockBrowserGlobals(context, { tags: [tag], path: '/de/power-bar' })
  const [first] = commands()
  assert.deepEqual(first?.slice(0, 2), ['consent', 'default'])
  const earlier = commands().length
  for (const performance of [false, true]) {
    saveChoices(callForTests, { ...chooseAll(true), performance }, 'page')
    sendToTags({ name: 'addToCart', properties: item }, shop)
  }
  const named = commands()
    .slice(earlier)
    .map(([command, name, details]) => [
      `${String(command)} ${String(name)}`,
      (details as Record<string, unknown>)['analytics_storage'],
    ])
  assert.deepEqual(named, [
    ['consent update', 'denied'],
    ['event add_to_cart', undefined],
    ['consent update', 'granted'],
    ['event add_to_cart', undefined],
  ])
  await settlePromises()
})

test('an event that fails in a tag is logged, and the caller continues', async (context) => {
  const browser = mockBrowserGlobals(context, { tags: [tag], path: '/de/power-bar' })
  saveChoices(callForTests, chooseAll(true), 'banner')
  page.dataLayer!.push = () => {
    throw new TypeError('broken')
  }
  sendToTags({ name: 'addToCart', properties: item }, shop)
  Reflect.deleteProperty(page.dataLayer!, 'push')
  assert.deepEqual(browser.warnings, ['search-ads failed TypeError: broken'])
  await settlePromises()
})
