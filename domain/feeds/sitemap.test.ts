import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, type Site } from '#domain/sites.ts'
import { robotsText } from './robots.ts'
import { builtInPagesOf, escapeXml, maxSitemapUrls, sitemapEntry, sitemapIndex } from './sitemap.ts'

const siteUrls = Object.fromEntries(
  sites.map((site) => [site, `https://${site.toLowerCase()}.shop.example`]),
) as Record<Site, string>
const changedAt = new Date('2026-11-20T12:30:00.500Z')

test("a sitemap entry has its main locale's URL, the date of the last change, and only the sites that have the page", () => {
  const page = { path: '/iron-plate', changedAt, sites: ['USA', 'CAN', 'APO'] as const }
  assert.equal(
    sitemapEntry('USA', page, siteUrls),
    '<url><loc>https://usa.shop.example/iron-plate</loc><lastmod>2026-11-20T12:30:00Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://usa.shop.example/iron-plate"/>' +
      '<xhtml:link rel="alternate" hreflang="en-US" href="https://usa.shop.example/iron-plate"/>' +
      '<xhtml:link rel="alternate" hreflang="en-CA" href="https://can.shop.example/iron-plate"/></url>\n',
  )
  const european = sitemapEntry('EUR', { path: '/', changedAt: null, sites: ['EUR'] }, siteUrls)
  assert.match(european, /^<url><loc>https:\/\/eur\.shop\.example\/gb<\/loc><xhtml:link/)
  assert.ok(!european.includes('x-default'))
  assert.ok(european.includes('hreflang="de-DE" href="https://eur.shop.example/de"'))
})

test('a sitemap file stays below the protocol limits of 50 MB and 50,000 URLs', () => {
  const page = { path: `/${'a'.repeat(80)}`, changedAt, sites }
  const longest = Math.max(...sites.map((site) => sitemapEntry(site, page, siteUrls).length))
  assert.ok(maxSitemapUrls <= 50_000)
  assert.ok(longest * maxSitemapUrls < 50 * 1024 * 1024, String(longest))
})

test('markup and characters forbidden in XML are escaped or removed in a sitemap', () => {
  const forbidden = String.fromCharCode(0, 11, 0xd800)
  assert.equal(escapeXml(`a&b<c>"d"'e'${forbidden}💪`), 'a&amp;b&lt;c&gt;&quot;d&quot;&apos;e&apos;💪')
  const index = sitemapIndex('https://a&b.example', [{ kind: 'products', number: 2, changedAt: null }])
  assert.ok(index.includes('<loc>https://a&amp;b.example/sitemaps/products-2.xml</loc>'))
})

test('the sitemap lists only the home page on APO, and lists the print catalog on sites that have one [SEO-409]', () => {
  assert.deepEqual(
    builtInPagesOf('APO').map(({ path }) => path),
    ['/'],
  )
  assert.ok(builtInPagesOf('USA').some(({ path }) => path === '/rogue-catalog'))
  assert.ok(!builtInPagesOf('CAN').some(({ path }) => path === '/rogue-catalog'))
})

test('the sitemap lists the pages of the brand under its slug [INDEX-004]', () => {
  const paths = builtInPagesOf('USA', 'iron').map(({ path }) => path)
  for (const path of ['/iron-catalog', '/theindex/ryouiron', '/theindex/ryouiron/submit'])
    assert.ok(paths.includes(path), path)
  assert.ok(!paths.some((path) => path.includes('rogue')))
})

test('robots.txt excludes cart, checkout, account, search results, and API calls in each locale, and lists the sitemap', () => {
  const usa = robotsText('USA', siteUrls.USA)
  for (const path of [
    '/cart$',
    '/checkout/',
    '/account?',
    '/account/',
    '/rmaprocess/',
    '/search?',
    '/svc_',
    '/theindex/wp-json/',
  ])
    assert.ok(usa.includes(`\nDisallow: ${path}\n`), path)
  assert.ok(usa.startsWith('User-agent: *\n'))
  assert.ok(usa.endsWith('\nSitemap: https://usa.shop.example/sitemap.xml\n'))
  const europe = robotsText('EUR', siteUrls.EUR)
  for (const path of ['/gb/cart$', '/de/en/checkout/', '/be/fr/search?'])
    assert.ok(europe.includes(`\nDisallow: ${path}\n`), path)
})

test('robots.txt does not exclude a path that only starts with the name of an excluded page', () => {
  const closed = [...robotsText('USA', siteUrls.USA).matchAll(/Disallow: (.*)/g)].map(([, path]) => path!)
  const matches = (path: string) =>
    closed.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
  for (const path of ['/cart', '/cart?promo=1', '/search?q=bar', '/account/orders', '/svc_list/cart'])
    assert.ok(matches(path), path)
  for (const path of ['/cart-handle', '/searchlight', '/registry-book', '/theindex/history', '/'])
    assert.ok(!matches(path), path)
})
