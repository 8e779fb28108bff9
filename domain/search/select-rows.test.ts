import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { createFacetSets } from './facet-sets.ts'
import { selectRows, type Columns } from './select-rows.ts'
import { selectProducts, sortTypes, type Candidate, type Filters } from './select.ts'

// Values in collation order.
const namesInOrder = ['', 'bar', 'Bar', 'Bär', 'plate', 'Plate', 'plate 10', 'plate 9']
const values = fc.uniqueArray(fc.constantFrom('5 lb', '10 lb', '2.5 kg', 'Red'), { maxLength: 3 })
const facets = fc.dictionary(fc.constantFrom('use', 'weight', 'color', 'price', 'availability'), values)
const candidate = (productId: number) =>
  fc.record<Candidate>({
    productId: fc.constant(productId),
    name: fc.constantFrom(...namesInOrder),
    price: fc.option(fc.nat({ max: 40 })),
    facets,
    inStock: fc.boolean(),
    isSpecial: fc.boolean(),
    featured: fc.nat({ max: 3 }),
    rating: fc.nat({ max: 3 }),
    addedAt: fc.nat({ max: 5 }),
    rank: fc.nat({ max: 3 }),
  })
const products = fc
  .integer({ min: 0, max: 60 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => candidate(id * 7 + 1))))
const filters = fc.record<Filters>({
  values: fc.dictionary(
    fc.constantFrom('use', 'weight', 'color', 'availability', 'nothing', 'constructor'),
    fc.uniqueArray(fc.constantFrom('5 lb', '10 lb', 'Red', 'In stock', 'none'), { maxLength: 2 }),
    { maxKeys: 3 },
  ),
  price: fc.array(fc.record({ min: fc.nat({ max: 30 }), max: fc.nat({ max: 40 }) }, { requiredKeys: [] }), {
    maxLength: 2,
  }),
})
const sort = fc.record({ type: fc.constantFrom(...sortTypes), order: fc.constantFrom('asc' as const, 'desc' as const) })
const page = fc.record({ number: fc.integer({ min: 1, max: 4 }), size: fc.constantFrom(0, 1, 3, 10, 80) })

/** Returns the same products as columns, in row order. */
function columnsOf(candidates: readonly Candidate[]): { columns: Columns; ranks: Float64Array } {
  const sets = createFacetSets()
  return {
    columns: {
      productIds: Int32Array.from(candidates, ({ productId }) => productId),
      names: candidates.map(({ name }) => name),
      language: 'en',
      // Every third name has no known position yet.
      namePlaces: Int32Array.from(candidates, ({ name }, row) => (row % 3 === 0 ? -1 : namesInOrder.indexOf(name))),
      prices: Int32Array.from(candidates, ({ price }) => price ?? -1),
      facetSets: Int32Array.from(candidates, ({ facets, inStock }) => sets.idOf(JSON.stringify(facets), inStock)),
      featured: Int32Array.from(candidates, ({ featured }) => featured),
      ratings: Int32Array.from(candidates, ({ rating }) => rating),
      addedAt: Float64Array.from(candidates, ({ addedAt }) => addedAt),
      facets: sets,
    },
    ranks: Float64Array.from(candidates, ({ rank }) => rank),
  }
}

test('selecting from columns returns the same products, order, and counts as selecting from individual products [SEARCH-082]', () =>
  fc.assert(
    fc.property(products, filters, sort, page, (candidates, chosen, order, pageNumber) => {
      const { columns, ranks } = columnsOf(candidates)
      const rows = Uint32Array.from(candidates, (_, row) => row).reverse()
      assert.deepEqual(
        selectRows(columns, rows, ranks, chosen, order, pageNumber),
        selectProducts(candidates, chosen, order, pageNumber),
      )
    }),
    { numRuns: 1_000 },
  ))

test('without search words, all products rank equally', () =>
  fc.assert(
    fc.property(products, filters, page, (candidates, chosen, pageNumber) => {
      const alike = candidates.map((each) => ({ ...each, rank: 0 }))
      const { columns } = columnsOf(alike)
      const rows = Uint32Array.from(alike, (_, row) => row)
      const featured = { type: 'featured', order: 'desc' } as const
      assert.deepEqual(
        selectRows(columns, rows, null, chosen, featured, pageNumber),
        selectProducts(alike, chosen, featured, pageNumber),
      )
    }),
  ))

test('a list contains only products from the requested rows', () => {
  const sampled = fc.sample(products, { seed: 7, numRuns: 20 }).find((candidates) => candidates.length > 10)!
  const { columns, ranks } = columnsOf(sampled)
  const odd = sampled.map((_, row) => row).filter((row) => row % 2 === 1)
  const query = [
    { values: {}, price: [] },
    { type: 'price', order: 'asc' },
    { number: 1, size: 5 },
  ] as const
  assert.deepEqual(
    selectRows(columns, Uint32Array.from(odd), ranks, ...query),
    selectProducts(
      odd.map((row) => sampled[row]!),
      ...query,
    ),
  )
})
