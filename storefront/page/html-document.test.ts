import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import type { Head } from './page-head.ts'
import { htmlDocument } from './html-document.ts'
import { pageContextOf } from './page-for-tests.ts'

const files = { script: '/s.js', boot: '/b.js', styles: [], modules: [], font: '/f.woff2', release: '' }
const shopOf = (site: 'USA' | 'GBR') =>
  pageContextOf({ call: null as never, fetch: null as never, cookies: new Map() }, site).shop
const tagsOf = (head: Head, site: 'USA' | 'GBR' = 'USA') => {
  const html = htmlDocument(shopOf(site), head, { before: '', page: '', after: '' }, {}, files)
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )
}
const picture = {
  source: { base: '/media/demo/bar-red', alt: 'A "red" bar', width: 1284, height: 1284, widths: [308, 640, 1284] },
  sizes: '50vw',
}

test('a product has a link preview with its title, text, URL, and a 1200 x 630 JPEG', () => {
  const head: Head = {
    title: 'Bar & Plate',
    description: 'Ten <kilos>',
    canonical: '/bar',
    picture,
    share: { type: 'product' },
  }
  const tags = tagsOf(head)
  assert.deepEqual(Object.fromEntries(Object.entries(tags).filter(([name]) => /^(og:(?!site)|twitter:)/.test(name))), {
    'og:title': 'Bar &amp; Plate',
    'og:description': 'Ten &lt;kilos&gt;',
    'og:type': 'product',
    'og:locale': 'en_US',
    'og:image': 'http://localhost:3000/media/share/demo/bar-red.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A &quot;red&quot; bar',
    'og:url': 'http://localhost:3000/bar',
    'twitter:card': 'summary_large_image',
  })
})

test("an article's preview shows its picture, and a page without a picture shows the brand logo", () => {
  const article = tagsOf({ title: 'How', share: { type: 'article', picture: '/media/demo/scene-bar' } })
  assert.equal(article['og:type'], 'article')
  assert.equal(article['og:image'], 'http://localhost:3000/media/share/demo/scene-bar.jpg')
  const plain = tagsOf({ title: 'Brands', canonical: '/brands' }, 'GBR')
  assert.equal(plain['og:type'], 'website')
  assert.equal(plain['og:image'], 'http://gbr.localhost:3000/media/share/store/mark.jpg')
})

test('a page links only to alternates on the sites that have it [SEO-401, SEO-407]', () => {
  const languagesOf = (sites?: readonly Site[]) => {
    const head: Head = { title: 'Plate', canonical: '/plate', ...(sites && { sites }) }
    const html = htmlDocument(shopOf('USA'), head, { before: '', page: '', after: '' }, {}, files)
    return [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)
  }
  assert.deepEqual(languagesOf(['USA', 'GBR', 'APO']), ['x-default', 'en-US', 'en-GB'])
  assert.ok(languagesOf().includes('en-CA'))
})

test('an empty description is omitted, and an unindexed page has no og:url [SEO-411]', () => {
  const tags = tagsOf({ title: 'Cart', description: '' })
  assert.ok(!('description' in tags) && !('og:description' in tags) && !('og:url' in tags))
})

test('pages in The Index link to its RSS feed, and other pages do not', () => {
  const documentOf = (canonical: string) =>
    htmlDocument(shopOf('USA'), { title: 'Page', canonical }, { before: '', page: '', after: '' }, {}, files)
  const link = '<link rel="alternate" type="application/rss+xml" href="/svc_rss/index">'
  assert.ok(documentOf('/theindex').includes(link) && documentOf('/theindex/history/bars').includes(link))
  assert.ok(!documentOf('/the-index-cards').includes(link))
})
