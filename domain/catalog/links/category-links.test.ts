import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { type CategoryLinks, editedLinks, linksOn, storedLinks } from './category-links.ts'

const list: CategoryLinks = {
  style: 'text',
  links: [
    { category: 'hoodies', sites: ['USA', 'CAN'] },
    { category: 'shirts' },
    { category: 'shorts', sites: ['AUS'] },
  ],
}
const everything = () => true
const shown = (site: (typeof sites)[number], isSold: (category: string) => boolean = everything) =>
  linksOn(site, list, isSold).map(({ category }) => category)

test('a category link limited to certain sites is shown only there [CMS-205]', () => {
  const showing = (category: string) => sites.filter((site) => shown(site).includes(category))
  assert.deepEqual(showing('hoodies'), ['USA', 'CAN'])
  assert.deepEqual(showing('shorts'), ['AUS'])
})

test('a category link without a site limit is shown on every site, at its position in the list [CMS-206]', () => {
  for (const site of sites) assert.ok(shown(site).includes('shirts'), site)
  assert.deepEqual(shown('USA'), ['hoodies', 'shirts'])
})

test('a category link is hidden on sites where its category has no products', () => {
  assert.deepEqual(
    shown('USA', (category) => category !== 'hoodies'),
    ['shirts'],
  )
})

test('edited links keep their order, and a link to a category path is stored by category [CMS-218]', () => {
  const categories = [
    { handle: 'shirts', name: 'Shirts' },
    { handle: 'hoodies', name: 'Hoodies' },
  ]
  const edited = [
    { label: 'Sale', url: '/deals', order: 3 },
    { label: 'Shirts', url: '/shirts', order: 1, sites: [...sites] },
    { label: 'Warm things', url: '/hoodies', order: 2, sites: ['CAN' as const] },
  ]
  const stored = storedLinks(edited, categories)
  assert.deepEqual(stored, [
    { category: 'shirts' },
    { category: 'hoodies', label: 'Warm things', sites: ['CAN'] },
    { url: '/deals', label: 'Sale' },
  ])
  assert.deepEqual(editedLinks({ style: 'text', links: stored }, categories), [
    { label: 'Shirts', url: '/shirts', order: 1 },
    { label: 'Warm things', url: '/hoodies', sites: ['CAN'], order: 2 },
    { label: 'Sale', url: '/deals', order: 3 },
  ])
})

test('a category path in a different spelling becomes a link to the category and preserves its query [CMS-218]', () => {
  const categories = [{ handle: 'shirts', name: 'Shirts' }]
  const storedAs = (url: string) => storedLinks([{ label: 'Shirts', url, order: 1 }], categories)[0]
  for (const url of ['/shirts', '/shirts/', '/Shirts']) assert.deepEqual(storedAs(url), { category: 'shirts' }, url)
  const filtered = storedAs('/Shirts/?size=L#top')
  assert.deepEqual(filtered, { category: 'shirts', url: '/shirts?size=L#top' })
  assert.deepEqual(editedLinks({ style: 'text', links: [filtered!] }, categories), [
    { label: 'Shirts', url: '/shirts?size=L#top', order: 1 },
  ])
  assert.equal(linksOn('USA', { style: 'text', links: [filtered!] }, () => false).length, 0)
  assert.deepEqual(storedAs('/Deals/'), { url: '/Deals/', label: 'Shirts' })
})

test('a link to another page is shown on its sites, with or without products [CMS-218]', () => {
  const links = { style: 'text' as const, links: [{ url: '/deals', label: 'Sale', sites: ['USA' as const] }] }
  assert.equal(linksOn('USA', links, () => false).length, 1)
  assert.equal(linksOn('CAN', links, () => false).length, 0)
})
