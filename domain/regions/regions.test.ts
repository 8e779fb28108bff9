import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, siteSettings, type Site } from '../sites.ts'
import { isCrawler } from './crawler.ts'
import { preferredCountryCookie, preferredCountryLine } from './preferred-country.ts'
import { regionAddress } from './region-address.ts'
import { isPreferredSite, regionPopup, regionPopupFlag } from './region-popup.ts'
import { siteForCountry } from './site-for-country.ts'

const popup = (site: Site, country: string | null, rest: { isFlagOn?: boolean; preferred?: string } = {}) =>
  regionPopup({ site, country, openSites: sites, isFlagOn: false, preferred: undefined, ...rest })

test('each country maps to the site that serves it, and APO is never chosen by country [REGION-021]', () => {
  const byCountry = { US: 'USA', CA: 'CAN', AU: 'AUS', GB: 'GBR', DE: 'EUR', FR: 'EUR', CH: 'EUR', NO: 'EUR' }
  for (const [country, site] of Object.entries(byCountry)) assert.equal(siteForCountry(country, sites), site, country)
  for (const country of siteSettings.EUR.countries) assert.equal(siteForCountry(country, sites), 'EUR', country)
  assert.deepEqual(
    ['BR', 'XX', ''].map((country) => siteForCountry(country, sites)),
    [null, null, null],
  )
  assert.equal(siteForCountry('US', ['APO', 'CAN']), null)
})

test('without a flag, only EUR and GBR show the region popup to visitors from other countries [REGION-017, REGION-018, REGION-030]', () => {
  const shownTo = (country: string, isFlagOn: boolean) =>
    sites.filter((site) => popup(site, country, { isFlagOn }) === 'shown')
  assert.deepEqual(
    ['US', 'GB', 'FR'].map((country) => shownTo(country, false)),
    [['EUR', 'GBR'], ['EUR'], ['GBR']],
  )
  assert.deepEqual(
    ['US', 'GB', 'FR'].map((country) => shownTo(country, true)),
    [
      ['CAN', 'AUS', 'EUR', 'GBR'],
      ['USA', 'CAN', 'AUS', 'EUR', 'APO'],
      ['USA', 'CAN', 'AUS', 'GBR', 'APO'],
    ],
  )
  assert.equal(regionPopupFlag, 'enable_region_popup')
})

test('the region popup is hidden for an unknown country and for a country that no enabled site serves [REGION-010, REGION-011]', () => {
  assert.deepEqual([popup('EUR', 'US'), popup('EUR', null), popup('EUR', 'BR')], ['shown', 'hidden', 'hidden'])
  const closed = { site: 'EUR', country: 'US', openSites: ['EUR'], isFlagOn: true, preferred: undefined } as const
  assert.equal(regionPopup(closed), 'hidden')
})

test('a preferred country that the site serves hides the region popup, but a preferred country elsewhere does not [REGION-011, REGION-012]', () => {
  assert.equal(popup('EUR', 'US', { preferred: 'DE' }), 'hidden')
  assert.equal(popup('EUR', 'US', { preferred: 'FR' }), 'hidden')
  assert.equal(popup('EUR', 'US', { preferred: 'US' }), 'shown')
  assert.deepEqual([isPreferredSite('USA', 'US'), isPreferredSite('USA', undefined)], [true, false])
})

test('the preferred country is stored for 365 days, with Secure over HTTPS [REGION-028, REGION-029]', () => {
  assert.equal(preferredCountryCookie, 'preferred_country')
  const line = 'preferred_country=US; Path=/; Max-Age=31536000; SameSite=Lax'
  assert.deepEqual([preferredCountryLine('US', false), preferredCountryLine('US', true)], [line, `${line}; Secure`])
})

const related = [
  { siteCode: 'USA', path: '/ring' },
  { siteCode: 'CAN', path: '/ring-ca' },
]
const canada = { site: 'CAN', siteUrl: 'https://can.example', home: 'https://can.example/', related } as const

test("the region popup's target is the same page on the other site, or else the path in the geo response, or else the home page [REGION-014, REGION-015]", () => {
  assert.equal(regionAddress(canada, ''), 'https://can.example/ring-ca')
  assert.equal(regionAddress({ ...canada, related: [] }, ''), 'https://can.example/')
  assert.equal(
    regionAddress({ ...canada, related: [], home: 'https://can.example/home' }, ''),
    'https://can.example/home',
  )
  assert.equal(regionAddress({ ...canada, related: [], home: null }, ''), 'https://can.example/')
})

test("the region popup's target preserves the visit's utm parameters but no others", () => {
  const address = regionAddress(canada, '?utm_source=mail&utm_medium=a%26b&gclid=1&utm_=x&preview=1')
  assert.equal(address, 'https://can.example/ring-ca?utm_source=mail&utm_medium=a%26b')
  assert.ok(regionAddress(canada, `?utm_term=${'a'.repeat(5000)}`).length < 300)
})

test('crawlers are recognized by their user agent, and phones are not crawlers', () => {
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (Linux) Chrome/130.0 Safari/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  ])
    assert.equal(isCrawler(agent), true, agent)
  for (const agent of [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  ])
    assert.equal(isCrawler(agent), false, agent)
})
