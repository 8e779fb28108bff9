import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts, textsOf } from '../../texts.ts'
import { findOtherRegion, findRegionUrl } from './find-region.ts'
import { regionOffer } from './region-offer.ts'
import { allowsRegionPopup, stripLocalePrefix } from './region-pages.ts'

const shop = await openTestShop()
const setFlag = statement(
  'test.region-flag',
  `insert into flag (key, feature) values ('enable_region_popup', $1)
   on conflict (key) do update set feature = excluded.feature`,
)

/** Creates a visitor with `failures` failing lookups at first. */
function visitorOf(site: Site, failures = 0) {
  const { call: forward, shop: page } = pageContextOf(shop.visit(site), site)
  const calls: string[] = []
  const call: PageContext['call'] = (name, ...rest) => {
    calls.push(name.split('/').at(-1)!)
    const isDown = name === 'GET /svc_ssr/geoIp' && calls.filter((each) => each === 'geoIp').length <= failures
    return isDown ? Promise.reject(new RefusalError(503, 'service_unavailable')) : forward(name, ...rest)
  }
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { context: { call, shop: page, wait }, calls, waits }
}

const offered = async (site: Site, forced: string, preferred?: string) => {
  const { context, calls } = visitorOf(site)
  const region = await findOtherRegion(context, { preferred, forced })
  return { region, calls }
}

test('the Europe site offers visitors from the USA the USA site, regardless of its flag [REGION-017]', async () => {
  const { region, calls } = await offered('EUR', 'US')
  assert.deepEqual(region, {
    site: 'USA',
    country: 'US',
    name: 'USA',
    currentName: 'Europe',
    home: 'https://usa.example/',
  })
  assert.deepEqual(calls, ['geoIp'])
})

test("sites outside Europe look up the visitor's country only if their flag is on [REGION-018, REGION-019, FLAG-001]", async () => {
  assert.deepEqual(await offered('USA', 'CA'), { region: null, calls: ['features'] })
  const feature = { defaultValue: false, rules: [{ force: true, condition: { site: 'USA' } }] }
  await shop.db.run(setFlag, [JSON.stringify(feature)])
  assert.equal((await offered('USA', 'CA')).region?.site, 'CAN')
  assert.deepEqual((await offered('AUS', 'CA')).region, null)
})

test("visitors from one of the site's countries get no offer after one lookup [REGION-011]", async () => {
  for (const site of ['EUR', 'GBR'] as const) {
    const { region, calls } = await offered(site, siteSettings[site].countries[0]!)
    assert.deepEqual([region, calls], [null, ['geoIp']])
  }
})

test('a visitor with a preferred country that matches the site needs no country lookup [REGION-012]', async () => {
  assert.deepEqual(await offered('EUR', 'US', 'DE'), { region: null, calls: [] })
  assert.deepEqual(await offered('USA', 'CA', 'US'), { region: null, calls: [] })
})

test('a failed country lookup is retried twice, and then no other site is offered [REGION-020]', async () => {
  const passing = visitorOf('EUR', 2)
  assert.equal((await findOtherRegion(passing.context, { preferred: undefined, forced: 'US' }))?.site, 'USA')
  assert.deepEqual([passing.calls, passing.waits.length], [['geoIp', 'geoIp', 'geoIp'], 2])
  const failing = visitorOf('EUR', 9)
  await assert.rejects(findOtherRegion(failing.context, { preferred: undefined, forced: 'US' }), { status: 503 })
  assert.deepEqual(failing.calls, ['geoIp', 'geoIp', 'geoIp'])
})

const other = { site: 'CAN', country: 'CA', name: 'Canada', currentName: 'USA', home: 'https://can.example/' } as const
const addressAt = (path: string, search = '') => findRegionUrl(visitorOf('USA').context, other, { path, search })

test('the region popup leads from a product to the same product on the other site, or else to its home page [REGION-014, REGION-015]', async () => {
  assert.equal(
    await addressAt('/iron-plate', '?utm_source=mail&q=1'),
    'http://can.localhost:3000/iron-plate?utm_source=mail',
  )
  assert.equal(await addressAt('/american-plate'), 'https://can.example/')
  assert.equal(await addressAt('/nothing-here', '?utm_source=mail'), 'https://can.example/?utm_source=mail')
  assert.equal(await addressAt('/'), 'https://can.example/')
})

/** Creates a popup. Tests can change its page and overlays while the popup loads. */
function offerFor(path: string) {
  const state = { path, hasOverlay: false, change: [] as (() => void)[], shown: [] as string[] }
  const { offer, retry } = regionOffer({
    page: () => state.path,
    isFree: () => !state.hasOverlay && allowsRegionPopup(state.path),
    prepare: async () => {
      const prepared = state.path
      await Promise.resolve()
      state.change.shift()?.()
      return () => state.shown.push(prepared)
    },
  })
  return { state, offer: () => offer(other), retry }
}

test('a region popup that loads while the shopper navigates leads to the current page', async () => {
  const { state, offer } = offerFor('/plates')
  state.change = [() => (state.path = '/bars'), () => (state.path = '/bars?page=2')]
  await offer()
  assert.deepEqual(state.shown, ['/bars?page=2'])
})

test('a region popup that loads behind an overlay or in checkout is shown on the next page without either', async () => {
  const { state, offer, retry } = offerFor('/plates')
  state.change = [() => (state.hasOverlay = true), () => (state.path = '/checkout')]
  await offer()
  assert.deepEqual(state.shown, [])
  state.hasOverlay = false
  await retry()
  assert.deepEqual(state.shown, [])
  state.path = '/bars'
  await retry()
  await retry()
  assert.deepEqual(state.shown, ['/bars'])
})

test("the region popup never appears on checkout, payment, or the native app's pages", () => {
  const paths = ['/', '/plates', '/cart', '/checkout', '/checkout/payment', '/payment-link', '/app/orders', '/apparel']
  assert.deepEqual(paths.filter(allowsRegionPopup), ['/', '/plates', '/cart', '/apparel'])
  const inGerman = ['/de', '/de/checkout', '/design', '/de/en/checkout', '/']
  assert.deepEqual(
    inGerman.map((path) => stripLocalePrefix(path, 'de')),
    ['/', '/checkout', '/design', '/en/checkout', '/'],
  )
  assert.equal(stripLocalePrefix('/de/en/checkout', 'de/en'), '/checkout')
  assert.equal(stripLocalePrefix('/plates', ''), '/plates')
})

test("the region popup states the visitor's country and both storefronts [REGION-025, REGION-026, REGION-027]", async () => {
  await loadTexts('en', ['shell/region'])
  const { heading, text, go, stay } = textsOf('en', 'shell/region')
  assert.equal(heading, 'Confirm your region')
  assert.equal(
    text('Canada'),
    "It looks like you're in Canada. Please confirm your region to correctly display pricing and availability.",
  )
  assert.deepEqual([go('Canada'), stay('USA')], ['Go to Canada', 'Stay on USA'])
})

test('every enabled site except APO is offered to visitors from its countries', async () => {
  await shop.db.run(setFlag, ['{"defaultValue": true}'])
  for (const site of sites) {
    const forced = siteSettings[site].homeCountry
    const { region } = await offered(site === 'GBR' ? 'EUR' : 'GBR', forced)
    assert.equal(region?.site, site === 'APO' ? 'USA' : site)
  }
})
