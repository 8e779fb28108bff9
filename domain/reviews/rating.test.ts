import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { ratingsFrom } from '../search/ratings.ts'
import { averageRating, displayedStars, isAverageShown, ratingScore, wholeStars } from './rating.ts'

const rating = fc
  .integer({ min: 1, max: 400 })
  .chain((count) => fc.record({ count: fc.constant(count), stars: fc.integer({ min: count, max: 5 * count }) }))

test('an average rating has one decimal, and is missing without ratings', () => {
  assert.equal(averageRating({ count: 3, stars: 14 }), 4.7)
  assert.equal(averageRating({ count: 8, stars: 30 }), 3.8)
  assert.equal(averageRating({ count: 0, stars: 0 }), null)
})

test('displayed stars are rounded to the nearest half', () => {
  assert.deepEqual([4.7, 4.8, 4.2, 4.3, 1].map(displayedStars), [4.5, 5, 4, 4.5, 1])
})

test('an average rating is shown once there are three ratings', () => {
  assert.deepEqual([0, 2, 3, 40].map(isAverageShown), [false, false, true, true])
})

test('a rating filter compares displayed stars, so that four stars and up never includes a product displayed with three [SEARCH-027]', () =>
  fc.assert(
    fc.property(rating, fc.integer({ min: 1, max: 5 }), (drawn, min) => {
      const stars = wholeStars(drawn)!
      assert.ok(stars >= 1 && stars <= 5)
      assert.equal(ratingsFrom(min).includes(stars), displayedStars(averageRating(drawn)!) >= min)
    }),
  ))

test('an unrated product matches no star filter and sorts last', () => {
  assert.equal(wholeStars({ count: 0, stars: 0 }), null)
  assert.equal(ratingScore({ count: 0, stars: 0 }), 0)
  fc.assert(fc.property(rating, (drawn) => ratingScore(drawn) > 0))
})

test('many good reviews rank above a single perfect review, and a bad review ranks above no review', () => {
  const [many, one, bad] = [
    { count: 40, stars: 188 },
    { count: 1, stars: 5 },
    { count: 1, stars: 1 },
  ].map(ratingScore)
  assert.ok(many! > one! && one! > bad!)
})
