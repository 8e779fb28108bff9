import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldFlags } from '../product-words.ts'
import { scoreMatch, weightOf, type MatchStatistics } from './score.ts'

const match: MatchStatistics = { sum: 2, words: 2, named: 2, adjacent: 1, nameLength: 4, categoryShare: 0 }
const score = (overrides: Partial<MatchStatistics>) => scoreMatch({ ...match, ...overrides })

test('a search word is scored by its best field: name, category, brand, facts, or description', () => {
  const weights = [fieldFlags.name, fieldFlags.category, fieldFlags.brand, fieldFlags.facts, fieldFlags.lead].map(
    weightOf,
  )
  assert.deepEqual(
    weights,
    weights.toSorted((a, b) => b - a),
  )
  assert.equal(weightOf(fieldFlags.name | fieldFlags.lead), weightOf(fieldFlags.name))
})

test('a name that contains all search words scores above a name with only some of them, and above other fields', () => {
  assert.ok(score({}) > score({ named: 1, adjacent: 0 }))
  assert.ok(score({}) > score({ sum: 1.4, named: 0, adjacent: 0, categoryShare: 1 }))
})

test('search words in the entered order score above scattered ones', () => {
  assert.ok(score({}) > score({ adjacent: 0 }))
})

test('a shorter name scores above a longer one', () => assert.ok(score({ nameLength: 2 }) > score({ nameLength: 8 })))

test('a product scores higher if the search names its category', () => {
  assert.ok(score({ categoryShare: 1 }) > score({}))
})

test('nearly equal matches have the same score, so that popularity decides', () => {
  assert.equal(score({ nameLength: 7 }), score({ nameLength: 8 }))
})
