import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likelyCategories } from './likely-categories.ts'

const categories = [
  { name: 'Weights', parentId: null },
  { name: 'Bumper plates', parentId: 1 },
  { name: 'Plates', parentId: 1 },
  { name: 'Benches', parentId: null },
]
const likely = (phrase: string) => likelyCategories(categories, phrase).map(({ name }) => name)

test('category suggestions that match the most words of the search come first', () => {
  assert.deepEqual(likely('bumper plates'), ['Bumper plates', 'Plates'])
  assert.deepEqual(likely('plates for a bench'), ['Benches', 'Bumper plates', 'Plates'])
})

test('a category is suggested for the start of its name and despite a typo', () => {
  assert.deepEqual(likely('ben'), ['Benches'])
  assert.deepEqual(likely('wieghts'), ['Weights'])
  assert.deepEqual(likely('xylophone'), [])
})

test('an empty search suggests departments before their subcategories', () => {
  assert.deepEqual(likely(''), ['Weights', 'Benches', 'Bumper plates', 'Plates'])
})
