import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rankTogether } from './rank-together.ts'
import { type RelatedProductLists, mixRecommendations } from './mix.ts'
import { type ComparableProduct, findSimilar } from './similar.ts'
import { recommendationKind, recommendationPageSize, recommendationWidgets } from './widgets.ts'

const bar: ComparableProduct = {
  id: 1,
  brand: 'Ironwright',
  categoryIds: [10, 11],
  facets: { use: ['powerlifting'], finish: ['zinc'] },
  price: 30_000,
}

test('recommendations have 12 products per page [SEARCH-409]', () => {
  assert.equal(recommendationPageSize, 12)
})

test('the recommendation widgets are rfkid_32 for "for you", rfkid_31 for similar, and rfkid_4 for the cart [SEARCH-404, SEARCH-405, SEARCH-406]', () => {
  assert.deepEqual(recommendationWidgets, { forYou: 'rfkid_32', similar: 'rfkid_31', cart: 'rfkid_4' })
  assert.deepEqual(['rfkid_31', 'rfkid_7', ''].map(recommendationKind), ['similar', null, null])
})

test('the most similar product shares categories and facet values and has a similar price', () => {
  const others: ComparableProduct[] = [
    { ...bar, id: 2, price: 300_000 },
    { ...bar, id: 3, facets: { use: ['weightlifting'] } },
    { ...bar, id: 4, categoryIds: [10], brand: 'Other' },
    { ...bar, id: 5, price: 31_000 },
  ]
  assert.deepEqual(findSimilar(bar, [bar, ...others], 2), [5, 4])
  assert.equal(findSimilar(bar, others, 4).length, 4)
})

test('products without a price or facets can still be compared, and equally similar products stay in order', () => {
  const plain = { ...bar, facets: {}, price: null }
  const others = [7, 6].map((id) => ({ ...plain, id }))
  assert.deepEqual(findSimilar(plain, others, 5), [7, 6])
})

test('products bought together come before products that everyone buys, and a single order does not count as evidence', () => {
  const ordersOf = new Map([
    [1, 10],
    [2, 4],
    [3, 1_000],
  ])
  const pairs = [
    { id: 1, other: 3, shared: 5 },
    { id: 1, other: 2, shared: 4 },
    { id: 1, other: 4, shared: 1 },
  ]
  assert.deepEqual(rankTogether(pairs, ordersOf, 5), new Map([[1, [2, 3]]]))
  assert.deepEqual(rankTogether(pairs, ordersOf, 1), new Map([[1, [2]]]))
})

const known = (id: number, lists: Partial<RelatedProductLists>): RelatedProductLists => ({
  id,
  together: [],
  related: [],
  similar: [],
  viewed: [],
  ...lists,
})

test('cart recommendations contain complementary products, and no similar products or products already in the cart', () => {
  const seeds = [known(1, { together: [2, 5], similar: [8, 9], related: [6] }), known(2, { together: [7] })]
  assert.deepEqual(mixRecommendations('cart', seeds, [9, 10, 1]), [7, 5, 6, 10])
})

test('recommendations on a product page show similar products before products bought together', () => {
  assert.deepEqual(
    mixRecommendations('similar', [known(1, { together: [2], similar: [8, 9], related: [6] })], [30]),
    [8, 9, 2],
  )
})

test('"for you" interleaves similar products with products bought together, and shows popular products to new visitors', () => {
  const seeds = [known(1, { together: [2, 3], similar: [8, 9] })]
  assert.deepEqual(mixRecommendations('forYou', seeds, [40]), [8, 2, 9, 3, 40])
  assert.deepEqual(mixRecommendations('forYou', [], [40, 41]), [40, 41])
})

test('products viewed together alternate with similar ones, and even a popular product viewed together is recommended for a cart', () => {
  const seeds = [known(1, { together: [2], similar: [8, 9], viewed: [5, 8] })]
  assert.deepEqual(mixRecommendations('similar', seeds, []), [8, 5, 9, 2])
  assert.deepEqual(mixRecommendations('cart', seeds, [5, 8]), [2, 5])
  assert.deepEqual(mixRecommendations('forYou', seeds, []), [8, 2, 5, 9])
})
