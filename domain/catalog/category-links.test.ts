import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { type CategoryLinks, linksOn } from './category-links.ts'

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
