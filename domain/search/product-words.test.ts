import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldFlags, positionShift, wordsOfProduct } from './product-words.ts'

const product = {
  name: 'Northlode Deep Dish Plates',
  brand: 'Northlode',
  fact: 'Pairs of 45 lb, 5/8" hub',
  attributes: 'Gray iron',
  lead: 'Plates of sand-cast iron.',
  skus: 'NL-45',
  categories: 'Iron plates Plates',
}
const { byWord, nameLength } = wordsOfProduct(product, ['EUR'])
const fieldsOf = (word: string) => (byWord.get(word) ?? 0) & 31
const placeOf = (word: string) => byWord.get(word)! >> positionShift

test('each word is indexed with the fields that contain it and its position in the name', () => {
  assert.equal(fieldsOf('plate'), fieldFlags.name | fieldFlags.category | fieldFlags.lead)
  assert.equal(fieldsOf('iron'), fieldFlags.category | fieldFlags.facts | fieldFlags.lead)
  assert.deepEqual(['northlode', 'deep', 'plate', 'iron'].map(placeOf), [1, 2, 4, 0])
  assert.equal(nameLength, 4)
})

test('a product is found by plurals in its text and by their singulars', () => {
  assert.equal(fieldsOf('plates'), fieldsOf('plate'))
})

test('a number with its unit is one word, even if it is a fraction', () => {
  assert.deepEqual([fieldsOf('45lb'), fieldsOf('5/8in')], [fieldFlags.facts, fieldFlags.facts])
})

test('a SKU is found with the prefix of any site that sells the product', () => {
  assert.ok(byWord.has('nl') && byWord.has('eunl') && byWord.has('45'))
})
