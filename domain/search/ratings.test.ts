import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ratingsFrom } from './ratings.ts'

test('a rating filter includes all higher ratings, up to five [SEARCH-027]', () => {
  assert.deepEqual(ratingsFrom(3), [3, 4, 5])
  assert.deepEqual(ratingsFrom(5), [5])
})
