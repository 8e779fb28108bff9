import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { compareNaturally, selectProducts, type Candidate, type Filters } from './select.ts'

test('facet values are in natural order', () => {
  const sorted = ['45 lb', '2.5 lb', '10 lb', '20 kg', 'Red', 'Black'].toSorted(compareNaturally)
  assert.deepEqual(sorted, ['Black', 'Red', '20 kg', '2.5 lb', '10 lb', '45 lb'])
})

const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
const candidate = (productId: number) =>
  fc.record<Candidate>({
    productId: fc.constant(productId),
    name: fc.string({ maxLength: 5 }),
    price: fc.option(fc.nat({ max: 100 })),
    facets: fc.record({ x: values, y: values }),
    inStock: fc.boolean(),
    isSpecial: fc.boolean(),
    featured: fc.nat({ max: 3 }),
    rating: fc.nat({ max: 3 }),
    addedAt: fc.nat({ max: 5 }),
    rank: fc.nat({ max: 3 }),
  })
const products = fc
  .integer({ min: 0, max: 25 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => candidate(id))))
const filters = fc.record<Filters>({
  values: fc.record({ x: values, y: values }),
  price: fc
    .option(fc.record({ min: fc.nat({ max: 50 }), max: fc.nat({ max: 100 }) }), { nil: undefined })
    .map((range) => (range ? [range] : [])),
})
const all = { number: 1, size: 1000 }
const featured = { type: 'featured', order: 'desc' } as const

test('a facet count is exactly the number of products shown if only that value is selected', () =>
  fc.assert(
    fc.property(products, filters, (candidates, chosen) => {
      const { facets } = selectProducts(candidates, chosen, featured, all)
      for (const { code, values } of facets.filter(({ code }) => code === 'x' || code === 'y')) {
        for (const { text, count } of values) {
          const only = { ...chosen, values: { ...chosen.values, [code]: [text] } }
          assert.equal(selectProducts(candidates, only, featured, all).total, count)
        }
      }
    }),
  ))

test('the pages of a list together contain each product exactly once', () =>
  fc.assert(
    fc.property(products, filters, fc.integer({ min: 1, max: 7 }), (candidates, chosen, size) => {
      const whole = selectProducts(candidates, chosen, featured, all)
      const pages = Array.from({ length: Math.ceil(whole.total / size) }, (_, index) =>
        selectProducts(candidates, chosen, featured, { number: index + 1, size }),
      )
      assert.deepEqual(
        pages.flatMap(({ productIds }) => productIds),
        whole.productIds,
      )
    }),
  ))

test('products without a price come last when sorting by price in either direction', () =>
  fc.assert(
    fc.property(products, fc.constantFrom('asc' as const, 'desc' as const), (candidates, order) => {
      const { productIds } = selectProducts(candidates, { values: {}, price: [] }, { type: 'price', order }, all)
      const priced = productIds.map((id) => candidates[id]!.price !== null)
      assert.deepEqual(
        priced,
        priced.toSorted((a, b) => Number(b) - Number(a)),
      )
    }),
  ))
