import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings } from '#domain/sites.ts'
import { startPages } from '#storefront/server/server-for-tests.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'

const { ask: fetchPage, services } = await startPages()

interface Breadcrumb {
  '@type': string
  itemListElement: { position: number; name: string; item?: string }[]
}

/** Returns the breadcrumb steps in a page's structured data. */
async function stepsOf(path: string) {
  const { body } = await fetchPage('USA', path)
  const items = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Breadcrumb,
  )
  const found = items.find((item) => item['@type'] === 'BreadcrumbList')
  return found?.itemListElement.map(({ position, name, item }) => [position, name, item])
}

test('each breadcrumb step is a link, except the last, which is the page itself [SEO-002, SEO-003]', () => {
  const siteUrls = Object.fromEntries(Object.keys(siteSettings).map((site) => [site, `https://${site}.shop.example`]))
  const shop = { site: 'EUR', locale: { path: 'de', tag: 'de-DE' }, siteUrls } as never
  const steps = [
    { name: 'Barbells', url: '/barbells' },
    { name: 'Power Bar', url: '/power-bar' },
  ]
  assert.deepEqual(breadcrumbJsonLd(steps, shop), {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Barbells', item: 'https://EUR.shop.example/de/barbells' },
      { '@type': 'ListItem', position: 2, name: 'Power Bar' },
    ],
  })
})

test('The Index and its categories publish a breadcrumb [SEO-002, SEO-003]', async () => {
  const home = [1, 'Ironwright', 'https://USA.shop.example/']
  assert.deepEqual(await stepsOf('/theindex'), [home, [2, 'The Index', undefined]])
  assert.deepEqual(await stepsOf('/theindex/history'), [
    home,
    [2, 'The Index', 'https://USA.shop.example/theindex'],
    [3, 'History', undefined],
  ])
})

test('a content page publishes a breadcrumb [SEO-002, SEO-003]', async () => {
  services.contentPage = {
    title: 'Returns',
    description: '',
    identifier: 'returns',
    url: '/returns',
    roguebuilder: { content: [] },
    hasSegments: false,
    until: null,
  }
  assert.deepEqual(await stepsOf('/returns'), [
    [1, 'Ironwright', 'https://USA.shop.example/'],
    [2, 'Returns', undefined],
  ])
  services.contentPage = null
})
