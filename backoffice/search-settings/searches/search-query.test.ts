import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clickRateText, resultCountText, searchQuery } from './search-query.ts'

test('the list of searches shows 28 days and all searches unless its URL has other known filters', () => {
  const queryOf = (search: string) => searchQuery(new URLSearchParams(search))
  assert.deepEqual(queryOf(''), { days: '28', show: 'all' })
  assert.deepEqual(queryOf('days=7&show=unmatched'), { days: '7', show: 'unmatched' })
  assert.deepEqual(queryOf('days=5000&show=x'), { days: '28', show: 'all' })
})

test('the number of products found by a search includes partial matches, and may be unknown', () => {
  assert.equal(resultCountText({ results: 12, isPartial: false }), '12 products')
  assert.equal(resultCountText({ results: 0, isPartial: false }), 'No products')
  assert.equal(resultCountText({ results: 3, isPartial: true }), '3 products for some words')
  assert.equal(resultCountText({ results: null, isPartial: false }), 'Unknown')
})

test('the click rate is a share of the measured searches, or a dash if no search was measured', () => {
  assert.equal(clickRateText({ measured: 3, clicked: 1 }), '33.3%')
  assert.equal(clickRateText({ measured: 4, clicked: 4 }), '100%')
  assert.equal(clickRateText({ measured: 0, clicked: 0 }), '–')
})
