import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { siteSettings } from '#domain/sites.ts'
import { preferredEncoding } from './responses/encoding.ts'
import { resolveLocale } from './request/locale.ts'
import { type PageFacts, pageKey, allowedQuery } from './request/page-key.ts'

const facts: PageFacts = {
  site: 'EUR',
  localeTag: 'en-GB',
  country: 'DE',
  contrast: 'normal',
  units: 'us',
  closedStrip: null,
  isDrawerClosed: false,
  isApp: false,
  path: '/gb/plates',
  query: 'page=2',
}

test("every value that a shared page depends on changes the page's cache key", () => {
  const others: Partial<PageFacts>[] = [
    { site: 'GBR' },
    { localeTag: 'en-DE' },
    { country: 'FR' },
    { contrast: 'high' },
    { units: 'metric' },
    { closedStrip: 'above_header.7' },
    { isDrawerClosed: true },
    { isApp: true },
    { path: '/gb/racks' },
    { query: 'page=3' },
  ]
  const keys = [facts, ...others.map((change) => ({ ...facts, ...change }))].map(pageKey)
  assert.equal(new Set(keys).size, keys.length)
})

test('two requests have the same cache key only if both path and query are the same', () => {
  const text = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(text, text, text, text, (path, search, otherPath, otherSearch) => {
      const keyOf = (one: string, two: string) =>
        pageKey({ ...facts, path: encodeURI(`/${one}`), query: allowedQuery(two) })
      const isSame = encodeURI(path) === encodeURI(otherPath) && allowedQuery(search) === allowedQuery(otherSearch)
      assert.equal(keyOf(path, search) === keyOf(otherPath, otherSearch), isSame)
    }),
  )
})

test("a page's query is sorted, and tracking, malformed, and overlong parameters are removed", () => {
  assert.equal(allowedQuery('?page=2&utm_source=x&color=Red&gclid=1&fbclid=2'), 'color=Red&page=2')
  assert.equal(allowedQuery('?b=2&a=1&b=1'), 'a=1&b=1&b=2')
  assert.equal(allowedQuery('?own-amount=5&o3=black&m12=2'), 'm12=2&o3=black&own-amount=5')
  assert.equal(allowedQuery(`?A=1&x.y=2&=3&q=${'x'.repeat(201)}`), '')
  assert.equal(allowedQuery(`?${Array.from({ length: 100 }, () => 'a=1').join('&')}`).split('&').length, 24)
})

test("the bank's return parameter is passed to the page unless it exceeds its maximum length [PAY-404]", () => {
  const query = `redirectResult=${'x'.repeat(5_000)}`
  assert.equal(allowedQuery(`?${query}`), query)
  assert.equal(allowedQuery(`?redirectResult=${'x'.repeat(9_000)}&RedirectResult=1`), '')
})

test('a response uses the smallest encoding that the client accepts, and never one that it refuses', () => {
  assert.equal(preferredEncoding('gzip, deflate, br, zstd'), 'br')
  assert.equal(preferredEncoding('gzip;q=1.0, br;q=0'), 'gzip')
  assert.equal(preferredEncoding('br;q=0.5'), 'br')
  assert.equal(preferredEncoding('brotli, xgzip'), 'identity')
  assert.equal(preferredEncoding(undefined), 'identity')
})

const anonymousUser = { language: undefined, country: undefined }

test("the longest prefix is the locale, and a longer word with the same start isn't a locale", () => {
  const at = (path: string) => resolveLocale('EUR', path, anonymousUser)
  assert.deepEqual(at('/de/en/plates'), { locale: siteSettings.EUR.locales[8], path: '/plates' })
  assert.deepEqual(at('/de'), { locale: siteSettings.EUR.locales[3], path: '/' })
  assert.deepEqual(at('/design'), { locale: siteSettings.EUR.locales[0], to: '/gb/design' })
  assert.deepEqual(resolveLocale('USA', '/de/plates', anonymousUser), {
    locale: siteSettings.USA.locales[0],
    path: '/de/plates',
  })
})

test('locale cookies select the locale by language and country, then by country, then by language', () => {
  const to = (language: string | undefined, country: string | undefined) => {
    const resolved = resolveLocale('EUR', '/', { language, country })
    return 'to' in resolved ? resolved.to : null
  }
  assert.equal(to('fr', 'BE'), '/be/fr')
  assert.equal(to('en', 'BE'), '/be/en')
  assert.equal(to(undefined, 'BE'), '/be')
  assert.equal(to('es', 'AT'), '/es')
  assert.equal(to(undefined, 'AT'), '/gb')
})

test('without a language cookie, the browser’s languages select the locale, except for crawlers [REGION-411]', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'
  const to = (accepts: string, remembered: { language?: string; country?: string } = {}, userAgent = browser) => {
    const headers = { 'accept-language': accepts, 'user-agent': userAgent }
    const resolved = resolveLocale('EUR', '/plates', { ...anonymousUser, ...remembered }, headers)
    return 'to' in resolved ? resolved.to : null
  }
  assert.equal(to('fr-BE,fr;q=0.9'), '/be/fr/plates')
  assert.equal(to('pt, nl-NL;q=0.8, en;q=0.5'), '/be/plates')
  assert.equal(to('en-US'), '/gb/plates')
  assert.equal(to('ja'), '/gb/plates')
  assert.equal(to('fr', { language: 'es' }), '/es/plates')
  assert.equal(to('fr', { country: 'BE' }), '/be/fr/plates')
  assert.equal(to('fr', {}, 'Mozilla/5.0 (compatible; Googlebot/2.1)'), '/gb/plates')
})
