import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VariantEntry } from '#domain/catalog/product-entry.ts'
import { sites, type Site } from '#domain/sites.ts'
import { indexCategories, postPath } from '#domain/content/index-categories.ts'
import { sanitizeRichHtml } from '#ui/sanitize-rich-html.ts'
import { demoArticles, publishedAt } from './articles.ts'
import { demoCategories } from '../catalog/categories.ts'
import { landingPages } from './landing-pages.ts'
import { demoPagesOf } from './pages.ts'
import { demoProducts } from '../catalog/products.ts'

/** Returns the values that occur more than once in a list. */
const twice = (list: readonly (string | number)[]) => list.filter((value, index) => list.indexOf(value) !== index)

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)

/** Returns the paths with content on a site: products sold there, nonempty categories, pages, and articles. */
function pathsOn(site: Site): Set<string> {
  const isSold = ({ variants: [first] }: { variants: readonly [VariantEntry, ...VariantEntry[]] }) => first.prices[site]
  const sold = demoProducts.filter(isSold)
  const filled = new Set(sold.flatMap(({ categories }) => categories))
  return new Set([
    ...sold.map(({ handle }) => `/${handle}`),
    ...demoCategories.flatMap(({ handle }) => (filled.has(handle) ? [`/${handle}`] : [])),
    ...demoPagesOf(site).map(({ handle }) => `/${handle}`),
    ...landingPages.flatMap(({ handle, sites: on }) => (on.includes(site) ? [`/${handle}`] : [])),
    ...demoArticles.map(({ slug, category }) => postPath({ slug, categories: [category], tags: [] })),
  ])
}

test('every magazine category has an article', () => {
  const filled = new Set(demoArticles.map(({ category }) => category))
  assert.deepEqual(filled, new Set(indexCategories.map(({ id }) => id)))
})

test('articles are sorted by date and have unique ids, titles, and pictures', () => {
  const days = demoArticles.map(({ date }) => Date.parse(date))
  assert.deepEqual(
    days.toSorted((a, b) => a - b),
    days,
  )
  assert.deepEqual(twice(demoArticles.map(({ id }) => id)), [])
  assert.deepEqual(twice(demoArticles.map(({ title }) => title)), [])
  assert.deepEqual(twice(demoArticles.map(({ picture }) => picture.name)), [])
})

test('article dates are within the 12 months before the demo is loaded, regardless of the year in which it is loaded', () => {
  for (const day of ['2026-01-05', '2026-11-26', '2028-02-29', '2029-12-31']) {
    const now = Date.parse(day)
    for (const article of demoArticles) {
      const at = publishedAt(article, now)
      assert.ok(at.getTime() <= now && at.getTime() > now - 366 * 86_400_000, `${article.slug} loaded on ${day}`)
      assert.equal(at.toISOString().slice(4), new Date(article.date).toISOString().slice(4))
    }
  }
})

test('every link in an article works on every site', () => {
  for (const site of sites) {
    const paths = pathsOn(site)
    for (const { slug, content } of demoArticles) {
      for (const href of linksIn(content)) assert.ok(paths.has(href), `${slug} links to ${href}, not on ${site}`)
    }
  }
})

test('every product card in an article shows a product sold on every site', () => {
  for (const { slug, content } of demoArticles) {
    for (const [, sku] of content.matchAll(/\[product sku="([^"]*)"\]/g)) {
      const variant = demoProducts.flatMap(({ variants }) => variants).find((each) => each.sku === sku)
      for (const site of sites) assert.ok(variant?.prices[site], `${slug} shows ${sku}, not on ${site}`)
    }
  }
})

test('the magazine has at least 60 articles, 40 of them movements, and at least three in each category', () => {
  assert.ok(demoArticles.length >= 60)
  const movements = demoArticles.filter(({ content }) => content.startsWith('<h2>What you need</h2>'))
  assert.ok(movements.length >= 40)
  for (const { id, name } of indexCategories) {
    assert.ok(demoArticles.filter(({ category }) => category === id).length >= 3, name)
  }
})

test('articles contain only allowed rich text tags', () => {
  for (const { slug, content } of demoArticles) assert.equal(sanitizeRichHtml(content), content, slug)
})
