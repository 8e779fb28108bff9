import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linksOn } from '#domain/catalog/links/category-links.ts'
import { sites, type Site } from '#domain/sites.ts'
import { demoCategories, plannedCategories } from './categories.ts'
import { demoProducts } from './products.ts'

const linksOf = (handle: string) => plannedCategories.find((each) => each.handle === handle)?.links?.links ?? []

/** Returns a function that tests if a site sells products in a category or its subcategories. */
const isSoldOn = (site: Site) => (handle: string) => {
  const below = new Set(plannedCategories.filter(({ parent }) => parent === handle).map((child) => child.handle))
  return demoProducts.some(
    ({ categories, variants }) =>
      categories.some((own) => own === handle || below.has(own)) && variants.some(({ prices }) => prices[site]),
  )
}

test('bars, plates, bodyweight gear, racks, and rigs link to other categories [CMS-207, CMS-208, CMS-209]', () => {
  for (const handle of ['barbells', 'plates', 'gymnastics', 'racks']) assert.ok(linksOf(handle).length >= 4, handle)
})

test('packages, apparel, and shoes link to other categories [CMS-210, CMS-211, CMS-212]', () => {
  for (const handle of ['packages', 'apparel', 'shoes']) assert.ok(linksOf(handle).length >= 4, handle)
})

test('straps and wraps, strongman, and mobility link to other categories [CMS-213, CMS-214, CMS-215]', () => {
  for (const handle of ['lifting-gear', 'strongman', 'mobility']) assert.ok(linksOf(handle).length >= 4, handle)
})

test('the gift guide and replacement parts link to other categories [CMS-216, CMS-217]', () => {
  for (const handle of ['gift-guide', 'replacement-parts']) assert.ok(linksOf(handle).length >= 4, handle)
})

test('a category links to existing categories, at most once to each, and never to itself', () => {
  const handles = new Set(plannedCategories.map(({ handle }) => handle))
  for (const { handle } of plannedCategories) {
    const named = linksOf(handle).map(({ category = '' }) => category)
    assert.equal(new Set(named).size, named.length, handle)
    for (const category of named) assert.ok(handles.has(category) && category !== handle, `${handle} -> ${category}`)
  }
})

test('a category with links shows at least two of them on every site', () => {
  for (const site of sites) {
    for (const { handle, links } of demoCategories) {
      if (!links || links.links.length === 0) continue
      const shown = linksOn(site, links, isSoldOn(site))
      assert.ok(shown.length >= 2, `${handle} on ${site}: ${shown.length}`)
    }
  }
})

test('the gift guide links to hoodies where December is cold and to shorts elsewhere [CMS-205]', () => {
  const guide = plannedCategories.find(({ handle }) => handle === 'gift-guide')!.links!
  const showing = (category: string) =>
    sites.filter((site) => linksOn(site, guide, () => true).some((link) => link.category === category))
  assert.deepEqual(showing('shorts'), ['AUS'])
  assert.deepEqual(
    showing('hoodies-and-sweatshirts'),
    sites.filter((site) => site !== 'AUS'),
  )
})
