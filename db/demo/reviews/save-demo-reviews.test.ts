import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reviewProblems } from '#domain/reviews/review.ts'
import { demoProducts } from '../catalog/products.ts'
import { demoReviews } from './save-demo-reviews.ts'

const reviews = demoReviews(demoProducts)
const byProduct = Map.groupBy(reviews, ({ productId }) => productId)

test('there are about 1,500 demo reviews, which are deterministic and leave some products without reviews', () => {
  assert.ok(reviews.length > 1_400 && reviews.length < 1_700, String(reviews.length))
  assert.deepEqual(demoReviews(demoProducts), reviews)
  assert.equal(new Set(reviews.map(({ id }) => id)).size, reviews.length)
  const without = demoProducts.length - byProduct.size
  assert.ok(without > 20 && without < demoProducts.length / 4, String(without))
})

test('every product with reviews has an average between 3.6 and 4.9', () => {
  for (const [id, own] of byProduct) {
    const average = own.reduce((sum, { stars }) => sum + stars, 0) / own.length
    assert.ok(average >= 3.6 && average <= 4.9, `${id}: ${average}`)
  }
  const starCounts = new Set(reviews.map(({ stars }) => stars))
  assert.deepEqual(
    [...starCounts].toSorted((a, b) => a - b),
    [1, 2, 3, 4, 5],
  )
})

test("a product's reviews share no text or author, and each is a valid customer review", () => {
  for (const [id, own] of byProduct) {
    assert.equal(new Set(own.map(({ text }) => text)).size, own.length, String(id))
    assert.equal(new Set(own.map(({ author }) => author)).size, own.length, String(id))
  }
  for (const review of reviews) assert.deepEqual(reviewProblems(review), [], review.text)
})

test('a demo review is newer than its product and comes from a site that sells the product', () => {
  for (const { productId, daysAgo, site } of reviews) {
    const product = demoProducts.find(({ id }) => id === productId)!
    assert.ok(daysAgo > 0 && daysAgo <= product.ageDays, `${product.name}: ${daysAgo} of ${product.ageDays}`)
    assert.ok(product.variants.some(({ prices }) => prices[site]))
  }
})
