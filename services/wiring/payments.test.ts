import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { readSettings, settingsOf } from '#platform/settings/settings.ts'
import { openPayments } from './payments.ts'
import { simulatorOriginOf } from './simulators.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

test("the browser and the store both reach the simulator at the store's address", () => {
  const sandbox = { mode: 'demo' as const, spreedly: undefined, sandboxPort: 3006 }
  assert.equal(simulatorOriginOf({ ...sandbox, hosts: ['127.0.0.1', '::1'] }), 'http://localhost:3006')
  assert.equal(simulatorOriginOf({ ...sandbox, hosts: ['192.0.2.7'] }), 'http://192.0.2.7:3006')
  assert.equal(simulatorOriginOf({ ...sandbox, mode: 'live', hosts: ['192.0.2.7'] }), undefined)
})

test('a live store with all sites on Adyen does not start a simulator, and Adyen processes all cards', async () => {
  const shop = await openTestShop([])
  const configuration = readSettings({
    MODE: 'live',
    SECRET: 'fT9x2LqW7vRz4KbN8mYc3HdJ6sPg5UaE',
    MAIL_URL: 'smtps://mail.shop.example',
    ADYEN_SITES: sites.join(','),
    ADYEN_URL: 'https://1797a841fbb37ca7-shop-checkout-live.adyenpayments.com/checkout/v72',
    ADYEN_API_KEY: 'q8Zr1Lw9Tc4X',
    ADYEN_MERCHANT_ACCOUNT: 'Shop',
    ADYEN_HMAC_KEYS: 'AB'.repeat(32),
    ADYEN_CLIENT_KEY: 'live_LK3M5N7P9Q',
    CARD_PAGE_URL: 'https://cards.shop.example',
    ...Object.fromEntries(sites.map((site) => [`SITE_URL_${site}`, `https://${site.toLowerCase()}.shop.example`])),
  })
  if ('problems' in configuration) throw new Error(configuration.problems.join('\n'))
  const settings = settingsOf(configuration, { databaseUrl: shop.url, secret: configuration.secret! })
  const opened = await openPayments(settings, shop.db, (error) => assert.fail(String(error)))
  assert.deepEqual(new Set(sites.map((site) => opened.engines.cardsOf(site).name)), new Set(['adyen']))
  assert.deepEqual([opened.listeners, opened.adyen?.merchantAccount], [[], 'Shop'])
  assert.deepEqual(await opened.engines.of('spreedly').read('a payment of another time'), { state: 'unknown' })
  await opened.close()
})
