import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoryNames, namedCategories } from './named-categories.ts'

const categories = categoryNames([
  { id: 1, name: 'Racks' },
  { id: 2, name: 'Power racks' },
  { id: 3, name: 'Caps and socks' },
  { id: 4, name: 'Belts, straps and wraps' },
])
const shares = (...stems: string[]) =>
  Object.fromEntries(namedCategories(categories, stems).map(({ id, share }) => [id, share]))

test('a search names a category if it contains the full name, and the share is the fraction of search words in the name', () => {
  assert.deepEqual(shares('power', 'rack'), { 1: 0.5, 2: 1 })
  assert.deepEqual(shares('rack'), { 1: 1 })
})

test('a search matches a combined category, such as "Caps and socks", if the search contains one of the category\'s parts in full', () => {
  assert.deepEqual(shares('sock'), { 3: 1 })
  assert.deepEqual(shares('lifting', 'strap'), { 4: 0.5 })
})

test('words that do not appear in any category name do not match a category', () =>
  assert.deepEqual(shares('bench'), {}))
