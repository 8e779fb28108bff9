import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baseSku, siteOfStore, sites, siteSettings, siteSku, type Site, type SiteFeatures } from './sites.ts'

const by = <T>(value: (site: Site) => T) => Object.fromEntries(sites.map((site) => [site, value(site)]))
const where = (feature: (site: Site) => boolean) => sites.filter(feature)

test('there are exactly six sites: USA, CAN, AUS, EUR, GBR, and APO [REGION-001, REGION-201, REGION-401]', () => {
  assert.deepEqual([...sites], ['USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO'])
  assert.deepEqual(Object.keys(siteSettings), [...sites])
})

test('the sites with each feature match the feature table [REGION-006]', () => {
  const names = Object.keys(siteSettings.USA.features) as (keyof SiteFeatures)[]
  assert.deepEqual(
    Object.fromEntries(names.map((name) => [name, where((site) => siteSettings[site].features[name])])),
    {
      chat: ['USA', 'CAN', 'APO'],
      builder: ['USA'],
      catalogPage: ['USA'],
      eventNewsletters: ['USA', 'APO'],
      confirmsNewsletters: ['CAN', 'EUR', 'GBR'],
      returns: ['USA', 'CAN', 'APO'],
      regionPopup: ['EUR', 'GBR'],
      pickup: ['USA'],
    },
  )
})

test('each site has a store id [REGION-210]', () =>
  assert.deepEqual(
    by((site) => siteSettings[site].storeId),
    { USA: 1, CAN: 2, APO: 4, EUR: 5, AUS: 18, GBR: 34 },
  ))

test('each site displays prices net, with GST included, or with VAT [REGION-007]', () =>
  assert.deepEqual(
    by((site) => siteSettings[site].taxDisplay),
    {
      USA: 'net',
      CAN: 'net',
      AUS: 'gst-included',
      EUR: 'vat',
      GBR: 'vat',
      APO: 'net',
    },
  ))

test('chat is offered only on USA, CAN, and APO [SHELL-415]', () =>
  assert.deepEqual(
    where((site) => siteSettings[site].features.chat),
    ['USA', 'CAN', 'APO'],
  ))

test('store id 1 has the currency USD [REGION-204]', () => assert.equal(currencyOf(1), 'USD'))
test('store id 2 has the currency CAD [REGION-205]', () => assert.equal(currencyOf(2), 'CAD'))
test('store id 4 has the currency USD [REGION-206]', () => assert.equal(currencyOf(4), 'USD'))
test('store id 5 has the currency EUR [REGION-207]', () => assert.equal(currencyOf(5), 'EUR'))
test('store id 18 has the currency AUD [REGION-208]', () => assert.equal(currencyOf(18), 'AUD'))
test('store id 34 has the currency GBP [REGION-209]', () => assert.equal(currencyOf(34), 'GBP'))

function currencyOf(storeId: number) {
  const site = siteOfStore(storeId)
  return site && siteSettings[site].currency
}

test('an unknown store id does not belong to any site', () => assert.equal(siteOfStore(3), undefined))

test('stores 1, 2, and 4 have no SKU prefix [CATALOG-235]', () =>
  assert.deepEqual(
    ['USA', 'CAN', 'APO'].map((site) => siteSku(site as Site, 'ABC')),
    ['ABC', 'ABC', 'ABC'],
  ))

test('a SKU prefix is added only if it is missing, and is removed for analytics [CATALOG-236]', () => {
  assert.deepEqual(
    [siteSku('EUR', 'ABC'), siteSku('EUR', 'EU-ABC'), siteSku('AUS', 'AU-ABC')],
    ['EU-ABC', 'EU-ABC', 'AU-ABC'],
  )
  assert.deepEqual(['EU-ABC', 'AU-ABC', 'ABC'].map(baseSku), ['ABC', 'ABC', 'ABC'])
})

test("reviews use en-GB on EUR, and the site's first locale elsewhere [REGION-407, REGION-408]", () => {
  assert.equal(siteSettings.EUR.reviewsLocale, 'en-GB')
  for (const site of sites.filter((site) => site !== 'EUR')) {
    assert.equal(siteSettings[site].reviewsLocale, siteSettings[site].locales[0].tag)
  }
})

test('consent defaults to denied on EUR, GBR, and CAN, and to granted elsewhere', () =>
  assert.deepEqual(
    where((site) => siteSettings[site].consentDefault === 'denied'),
    ['CAN', 'EUR', 'GBR'],
  ))
