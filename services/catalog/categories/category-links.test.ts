import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CategoryEntry } from '#domain/catalog/product-entry.ts'
import { sites, type Site } from '#domain/sites.ts'
import { testCategories, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { saveCategories } from './put-category.ts'
import { saveProduct } from '../products/save-product.ts'

const category = (id: number, handle: string, overrides: Partial<CategoryEntry> = {}): CategoryEntry => ({
  id,
  handle,
  name: handle,
  parent: null,
  position: id,
  text: '',
  picture: handle,
  facets: [],
  ...overrides,
})
const gifts = category(20, 'gifts', {
  links: {
    style: 'image',
    links: [
      { category: 'bars' },
      { category: 'pound-plates' },
      { category: 'empty' },
      { category: 'no-such-category' },
      { category: 'plates', label: 'Small plates', sites: ['EUR', 'AUS'] },
    ],
  },
})
const pound = testProduct(50, 'pound-plate', {
  categories: ['pound-plates'],
  variants: [testVariant('IW-50', { prices: { USA: { price: 5_000 } } })],
})

const shop = await openTestShop()
const { db, visit, clock } = shop
const pictureOf = ({ name, alt }: { name: string; alt: string }) => ({
  base: `/media/${name}`,
  alt,
  width: 640,
  height: 640,
  widths: [640],
})
await db.transaction(async (tx) => {
  const poundPlates = category(21, 'pound-plates', { parent: 'unlisted' })
  const others = [category(22, 'empty'), category(23, 'unlisted'), poundPlates, gifts]
  await saveCategories(tx, [...testCategories, ...others], pictureOf)
  await saveProduct(tx, pound, () => null, clock())
})
const read = (id: number, site: Site = 'USA') =>
  visit(site).call('GET /svc_content/catalog/category/{id}', { params: { id: String(id) } })

test('a category shows the links assigned to it, or none [CMS-204]', async () => {
  assert.deepEqual(
    (await read(1)).topLinks.map(({ name, url }) => [name, url]),
    [
      ['Plates', '/plates'],
      ['Bars', '/bars'],
    ],
  )
  assert.deepEqual((await read(2)).topLinks, [])
  assert.deepEqual((await read(23)).topLinks, [])
})

test('a category shows its links as text or as picture tiles [CMS-202, CMS-203]', async () => {
  assert.equal((await read(1)).topLinksStyle, 'text')
  const { topLinksStyle, topLinks } = await read(20)
  assert.equal(topLinksStyle, 'image')
  assert.deepEqual(
    topLinks.map(({ picture }) => picture?.alt),
    ['Bars', 'pound-plates'],
  )
})

test('a category link is shown only on its listed sites [CMS-205, CMS-206]', async () => {
  const showing: Record<string, Site[]> = {}
  for (const site of sites) {
    for (const { name } of (await read(20, site)).topLinks) (showing[name] ??= []).push(site)
  }
  assert.deepEqual(showing, { Bars: [...sites], 'pound-plates': ['USA'], 'Small plates': ['AUS', 'EUR'] })
})

test('categories stored without links keep the links that staff edit [CMS-218]', async () => {
  const before = await read(20)
  const { links: _, ...withoutLinks } = gifts
  await db.transaction((tx) => saveCategories(tx, [{ ...withoutLinks, text: 'For friends' }], pictureOf))
  const after = await read(20)
  assert.equal(after.text, 'For friends')
  assert.deepEqual([after.topLinks, after.topLinksStyle], [before.topLinks, before.topLinksStyle])
})

test('a link to a category that is empty on the site is hidden until products are sold there', async () => {
  const urls = async (site: Site) => (await read(20, site)).topLinks.map(({ url }) => url)
  assert.deepEqual(await urls('USA'), ['/bars', '/pound-plates'])
  assert.deepEqual(await urls('CAN'), ['/bars'])
  const everywhere = testProduct(50, 'pound-plate', { categories: ['pound-plates'] })
  await db.transaction((tx) => saveProduct(tx, everywhere, () => null, clock()))
  assert.deepEqual(await urls('CAN'), ['/bars', '/pound-plates'])
})
