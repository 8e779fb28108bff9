import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import {
  appliedFilterCount,
  listingUrl,
  toggleFilterValue,
  withKnownFacets,
  type ListingQuery,
} from './listing-query.ts'
import { readListingQuery } from './query/read-query.ts'

const emptyQuery: ListingQuery = { q: '', page: 1, sort: 'featured', filters: {}, price: null }

const read = (query: string) => readListingQuery(new URLSearchParams(query))

test('the product list reads its term, page, order, filters, and price range from the URL [SEARCH-030]', () => {
  assert.deepEqual(read('q=bar&page=3&sort=price-asc&material=Rubber&material=Steel&price=50-100'), {
    q: 'bar',
    page: 3,
    sort: 'price-asc',
    filters: { material: ['Rubber', 'Steel'] },
    price: { min: 50, max: 100 },
  })
})

test('malformed list parameters in the URL are ignored', () => {
  assert.deepEqual(read('page=0&sort=cheapest&price=a-b&Bad-Name=1&x=&q=%20%20'), emptyQuery)
  assert.equal(read('page=99999').page, 10_000)
})

test('a price range may be open at either end, and can come from one URL parameter or two form fields', () => {
  assert.deepEqual(read('price=50-').price, { min: 50, max: null })
  assert.deepEqual(read('price_from=%2450&price_to=1.045,00').price, { min: 50, max: 1045 })
})

test('a product list has the same URL regardless of filter order', () => {
  const one = toggleFilterValue(toggleFilterValue(emptyQuery, 'material', 'Steel'), 'brand', 'Pellam')
  const other = toggleFilterValue(toggleFilterValue(emptyQuery, 'brand', 'Pellam'), 'material', 'Steel')
  assert.equal(listingUrl('/plates', one), '/plates?brand=Pellam&material=Steel')
  assert.equal(listingUrl('/plates', other), listingUrl('/plates', one))
  assert.equal(listingUrl('/plates', emptyQuery), '/plates')
})

test("a product list's URL parses back to the same query", () => {
  const word = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text)
  const query = fc.record({
    q: word,
    page: fc.integer({ min: 1, max: 9999 }),
    sort: fc.constantFrom('featured' as const, 'price-desc' as const, 'name' as const),
    filters: fc.dictionary(
      fc.constantFrom('material', 'brand', 'use'),
      fc.uniqueArray(word, { minLength: 1, maxLength: 4 }).map((values) => values.toSorted()),
    ),
    price: fc.constant({ min: 5, max: null }),
  })
  fc.assert(
    fc.property(query, (requested) => {
      const address = listingUrl('/plates', requested)
      assert.deepEqual(read(address.split('?')[1] ?? ''), { ...requested, filters: { ...requested.filters } })
    }),
  )
})

test('changing a filter returns to page 1, and selecting a value again removes it', () => {
  const chosen = toggleFilterValue({ ...emptyQuery, page: 4 }, 'material', 'Steel')
  assert.deepEqual([chosen.page, chosen.filters], [1, { material: ['Steel'] }])
  assert.deepEqual(toggleFilterValue(chosen, 'material', 'Steel').filters, {})
  assert.equal(appliedFilterCount({ ...chosen, price: { min: 1, max: 2 } }), 2)
})

test('URL parameters that are not facets of the list are not used as filters', () => {
  assert.deepEqual(withKnownFacets(read('material=Steel&referrer=mail'), ['material']).filters, { material: ['Steel'] })
})

test('a URL parameter with a name from Object.prototype is not used as a filter', () => {
  const query = readListingQuery(new URLSearchParams('constructor=a&prototype=b&__proto__=c&colour=Red'))
  assert.deepEqual(query.filters, { colour: ['Red'] })
})
