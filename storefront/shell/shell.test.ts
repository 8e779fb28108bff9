import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { isSensitivePath, isSharedPath } from '#storefront/page/route/paths.ts'
import { languageOf, loadTexts, textsOf } from '../texts.ts'
import { alternatesOf } from '#domain/feeds/alternates.ts'
import { absoluteUrlOf, isIndexable, titleOf } from './head/head.ts'
import { navigationOf } from './link-clicks.ts'
import { nextOverlay, overlays } from './overlays/overlay-store.ts'
import { cookieLine, isPreference } from './header/preference-cookies.ts'
import { rateLimit } from './notices/rate-limit-store.ts'
import { rememberedLocale } from './footer/remembered-locale.ts'
import { shopJsonLd } from './head/shop-json-ld.ts'
import { toastMilliseconds, toasts } from './overlays/toast-store.ts'

const siteUrls = Object.fromEntries(sites.map((site) => [site, `https://${site.toLowerCase()}.example`])) as Record<
  Site,
  string
>
const shopOf = (site: Site, index = 0) => ({
  site,
  locale: siteSettings[site].locales[index]!,
  siteUrls,
  socialLinks: [],
  brand: 'Ironwright',
})

test('a page title has the page, the brand, and the region, which is UK for GBR [SEO-001, SEO-004]', () => {
  const names = { USA: 'USA', CAN: 'Canada', AUS: 'Australia', EUR: 'Europe', GBR: 'UK', APO: 'APO' }
  for (const site of sites) {
    assert.equal(titleOf({ title: 'Plates' }, shopOf(site)), `Plates | Ironwright ${names[site]}`)
  }
  assert.equal(titleOf({ title: '' }, shopOf('CAN')), 'Ironwright Canada')
})

test('secondary locales and pages without a canonical path are not indexed [SEO-408, SEO-412]', () => {
  for (const site of sites.filter((site) => site !== 'APO')) {
    assert.equal(isIndexable({ canonical: '/plates' }, shopOf(site)), true)
    assert.equal(isIndexable({}, shopOf(site)), false)
    for (const index of siteSettings[site].locales.keys()) {
      assert.equal(isIndexable({ canonical: '/plates' }, shopOf(site, index)), index === 0)
    }
  }
})

test('on APO, only the home page is indexed [SEO-409]', () => {
  assert.equal(isIndexable({ canonical: '/' }, shopOf('APO')), true)
  assert.equal(isIndexable({ canonical: '/plates' }, shopOf('APO')), false)
})

const alternates = (path: string) => alternatesOf(path, siteUrls).map(({ language, href }) => `${language} ${href}`)

test('alternate links have USA as the default and en-US, and use en-CA and en-AU for CAN and AUS [SEO-401, SEO-402, SEO-403]', () => {
  const found = alternates('/plates')
  assert.ok(found.includes('x-default https://usa.example/plates'))
  assert.ok(found.includes('en-US https://usa.example/plates'))
  assert.ok(found.includes('en-CA https://can.example/plates'))
  assert.ok(found.includes('en-AU https://aus.example/plates'))
})

test('alternate links cover the European countries by path prefix, each with an English variant [SEO-404, SEO-405, SEO-406]', () => {
  const found = alternates('/plates')
  assert.ok(found.includes('en-GB https://eur.example/gb/plates'))
  for (const path of ['es', 'fr', 'be', 'de']) {
    assert.ok(
      found.some((line) => line.endsWith(`https://eur.example/${path}/plates`)),
      path,
    )
    assert.ok(
      found.some((line) => line.startsWith('en-') && line.endsWith(`https://eur.example/${path}/en/plates`)),
      path,
    )
  }
  assert.ok(alternates('/').includes('de-DE https://eur.example/de'))
})

test('the alternate link for the UK site is en-GB [SEO-407]', () => {
  assert.ok(alternates('/plates').includes('en-GB https://gbr.example/plates'))
})

test("an absolute URL has its site's origin and its locale's prefix", () => {
  assert.equal(absoluteUrlOf('/plates', shopOf('EUR', 3)), 'https://eur.example/de/plates')
  assert.equal(absoluteUrlOf('/', shopOf('EUR', 3)), 'https://eur.example/de')
  assert.equal(absoluteUrlOf('/', shopOf('USA')), 'https://usa.example/')
  assert.equal(withLocalePrefix({ path: 'de/en' }, '/plates'), '/de/en/plates')
  assert.equal(withLocalePrefix({ path: 'de' }, 'https://elsewhere.example/'), 'https://elsewhere.example/')
})

test('personal pages are never put into the shared cache, regardless of how their path is written', () => {
  assert.deepEqual(['/Cart', '/%63art', '/CHECKOUT/review', '/%61ccount/orders'].map(isSharedPath), [
    false,
    false,
    false,
    false,
  ])
  assert.deepEqual(['/', '/plates', '/cart-gloves'].map(isSharedPath), [true, true, true])
  assert.deepEqual(['/cart', '/checkout/payment', '/account', '/login'].map(isSharedPath), [false, false, false, false])
})

test('pages with a key or personal data in the URL are sensitive, regardless of how their path is written', () => {
  const sensitive = [
    '/account/order/1',
    '/app/tracking',
    '/checkout/success',
    '/giftcard-balance',
    '/giftregistry/search/index',
    '/Login',
    '/payment-link/bank/1',
    '/registry/ann-and-joe',
    '/%73hippingtracker',
    '/stop-stock-mails/token',
    '/wishlist/key',
    '/expired-password',
    '/order-complete',
  ]
  const open = ['/', '/cart', '/plates', '/search', '/cookie-preferences', '/login-bars', '/theindex/account']
  assert.deepEqual(
    sensitive.filter((path) => !isSensitivePath(path)),
    [],
  )
  assert.deepEqual(open.filter(isSensitivePath), [])
})

test('login and program login open as overlays [SHELL-033, SHELL-034]', () => {
  for (const overlay of ['login', 'program-login'] as const) {
    overlays.open(overlay)
    assert.equal(overlays.current(), overlay)
  }
  overlays.close()
})

test('the side cart, the mobile menu, and the country select open as overlays [SHELL-030, SHELL-031, SHELL-032]', () => {
  for (const overlay of ['side-cart', 'mobile-menu', 'country-select'] as const) {
    overlays.open(overlay)
    assert.equal(overlays.current(), overlay)
  }
  overlays.close()
  assert.equal(overlays.current(), null)
})

test('the chat opens as an overlay and is replaced by the next overlay [SHELL-035]', () => {
  overlays.open('chat')
  assert.equal(overlays.current(), 'chat')
  overlays.open('side-cart')
  overlays.close('chat')
  assert.equal(overlays.current(), 'side-cart')
  overlays.close()
})

test('a new overlay replaces the open overlay, except the rate-limit notice [SHELL-036, SHELL-037]', () => {
  assert.equal(nextOverlay('mobile-menu', 'side-cart'), 'side-cart')
  assert.equal(nextOverlay('side-cart', 'rate-limit-modal'), 'rate-limit-modal')
  assert.equal(nextOverlay('rate-limit-modal', 'side-cart'), 'rate-limit-modal')
})

test('a "too many requests" response opens the rate-limit overlay with the remaining seconds [SHELL-036]', () => {
  rateLimit.announce(7)
  assert.deepEqual([overlays.current(), rateLimit.seconds], ['rate-limit-modal', 7])
  overlays.close()
})

test('overlay listeners are notified once per overlay change, and closing an overlay that is not open changes nothing', () => {
  let changes = 0
  const stop = overlays.subscribe(() => (changes += 1))
  overlays.open('filters')
  overlays.open('filters')
  overlays.close('side-cart')
  stop()
  overlays.close('filters')
  assert.equal(changes, 1)
})

test('a toast is visible for 6 seconds, and the timer of an older toast does not hide a newer one [CART-234, CART-237]', () => {
  assert.equal(toastMilliseconds, 6000)
  const [first, second] = [{ text: 'one' }, { text: 'two' }]
  toasts.show(first)
  toasts.show(second)
  toasts.hide(first)
  assert.equal(toasts.current(), second)
  toasts.hide(second)
})

test('a locale selects its language, and an unknown language falls back to English', async () => {
  assert.deepEqual(['de-DE', 'nl-BE', 'en-GB', 'pl-PL'].map(languageOf), ['de', 'nl', 'en', 'en'])
  await loadTexts('nl', ['magazine'])
  assert.equal(textsOf('nl', 'magazine').name, 'The Index')
})

test('EUR and GBR store language and country for a year if the URL has no locale [REGION-409, REGION-410, REGION-411]', () => {
  const [english, , , german] = siteSettings.EUR.locales
  assert.equal(cookieLine('language', 'en', true), 'lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  assert.equal(cookieLine('country', 'GB', false), 'country=GB; Path=/; Max-Age=31536000; SameSite=Lax')
  assert.deepEqual(rememberedLocale('GBR', siteSettings.GBR.locales[0], false), [
    ['language', 'en'],
    ['country', 'GB'],
  ])
  assert.deepEqual(rememberedLocale('EUR', english, false), [
    ['language', 'en'],
    ['country', 'DE'],
  ])
  assert.deepEqual(rememberedLocale('EUR', german!, true), [])
  assert.deepEqual(rememberedLocale('USA', siteSettings.USA.locales[0], false), [])
})

test('a preference is accepted only with a known value', () => {
  assert.equal(isPreference('country', 'AT'), true)
  assert.equal(isPreference('country', 'US'), false)
  assert.equal(isPreference('contrast', 'high'), true)
  assert.equal(isPreference('strip', 'above_header.k'), true)
  assert.equal(isPreference('strip', 'above_header'), false)
  assert.equal(isPreference('language', 'de; Path=/'), false)
})

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
const here = { origin: 'https://shop.example', pathname: '/de/plates', search: '' }
const anchorTo = (address: string, attributes: string[] = []) => {
  const { origin, pathname, search, hash } = new URL(address, 'https://shop.example/de/plates')
  return { origin, pathname, search, hash, target: '', hasAttribute: (name: string) => attributes.includes(name) }
}
const follow = (address: string, attributes: string[] = []) =>
  navigationOf(click, anchorTo(address, attributes), here, { path: 'de' })

test('a plain click on a shop link navigates to its path without the locale prefix', () => {
  assert.deepEqual(follow('/de/racks?page=2#top'), {
    to: '/racks?page=2#top',
    replace: false,
    preventScrollReset: false,
  })
  assert.deepEqual(follow('/de'), { to: '/', replace: false, preventScrollReset: false })
  assert.deepEqual(follow('/de/plates?a=b', ['data-replaces', 'data-keeps-scroll']), {
    to: '/plates?a=b',
    replace: true,
    preventScrollReset: true,
  })
})

test('links to other origins, other locales, files, downloads, and fragments are left to the browser', () => {
  for (const address of ['https://elsewhere.example/de/x', '/gb/plates', '/design', '/media/demo/a.avif', '#reviews']) {
    assert.equal(follow(address), null, address)
  }
  assert.equal(follow('/de/x', ['download']), null)
  assert.equal(follow('/de/en/plates', ['hreflang']), null)
  const atRoot = navigationOf(click, anchorTo('/feeds/events/seminar.ics'), here, { path: '' })
  assert.equal(atRoot, null)
})

test('clicks with other buttons and modifier keys are left to the browser', () => {
  for (const change of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { defaultPrevented: true },
  ]) {
    assert.equal(navigationOf({ ...click, ...change }, anchorTo('/de/racks'), here, { path: 'de' }), null)
  }
})

test('the home page publishes the shop, its profiles, and its search as structured data', () => {
  const socialLinks = [{ label: 'Instagram', path: 'https://www.instagram.com/the-shop' }]
  const [organization, website] = shopJsonLd({ ...shopOf('GBR'), socialLinks }) as Record<string, object>[]
  assert.deepEqual(organization, {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Ironwright',
    url: 'https://gbr.example/',
    sameAs: ['https://www.instagram.com/the-shop'],
  })
  const action = website!['potentialAction'] as { target: { urlTemplate: string } }
  assert.equal(action.target.urlTemplate, 'https://gbr.example/search?q={search_term_string}')
})
