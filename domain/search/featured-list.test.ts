import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { featuredListOf, featuredRank } from './featured-list.ts'

test('AUS shows the AU list of featured products, EUR and GBR the EU list, and all other sites the NA list [SEARCH-410, SEARCH-411, SEARCH-412]', () => {
  assert.deepEqual(Object.fromEntries(sites.map((site) => [site, featuredListOf(site)])), {
    USA: 'NA',
    CAN: 'NA',
    AUS: 'AU',
    EUR: 'EU',
    GBR: 'EU',
    APO: 'NA',
  })
})

test('featured products in stock come first, then products of the store’s brand', () => {
  const plain = { isFeatured: false, isOwnBrand: false, inStock: true }
  const ranked = [
    { ...plain, isFeatured: true },
    { ...plain, isOwnBrand: true },
    { ...plain, isOwnBrand: true, isFeatured: true, inStock: false },
    plain,
    { ...plain, isFeatured: true, inStock: false },
  ].map(featuredRank)
  assert.deepEqual(
    ranked,
    ranked.toSorted((a, b) => b - a),
  )
  assert.ok(ranked[0]! > ranked[1]! && ranked[1]! > ranked[3]!)
})
