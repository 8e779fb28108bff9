import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText, singularize, queryWords, wordsOf, wordsOfSku } from './words.ts'

test('case, accents, and apostrophes are ignored in searches', () => {
  assert.equal(foldText("Farmer's ÉLAN Weiß Løft"), 'farmers elan weiss loft')
  assert.deepEqual(wordsOf('Crème brûlée'), wordsOf('CREME BRULEE'))
})

test('a search word matches its plural', () => {
  const pairs = 'plate plates, bench benches, box boxes, press presses, battery batteries, shoe shoes, lb lbs'
  for (const pair of pairs.split(', ')) {
    const [one, many] = pair.split(' ') as [string, string]
    assert.equal(singularize(many), singularize(one), pair)
  }
  for (const word of ['press', 'us', 'bus', 'status', 'ab']) assert.equal(singularize(word), word)
})

test('digits and letters form separate words, and a decimal is a single number', () => {
  assert.deepEqual(wordsOf('45lb / 2.5 kg, 1,25 kg'), ['45', 'lb', '2.5', 'kg', '1.25', 'kg'])
})

test('a thousands separator is not a decimal comma', () => {
  assert.deepEqual(wordsOf('1,000 lb and 1,25 kg'), ['1000', 'lb', 'and', '1.25', 'kg'])
})

test('a SKU is found by its parts and without its dashes', () => {
  const words = new Set(wordsOfSku('IW-PL-25'))
  for (const phrase of ['IW-PL-25', 'iw pl', 'IWPL25', 'iwpl-25']) {
    assert.ok(
      queryWords(phrase).every((word) => words.has(word)),
      phrase,
    )
  }
})

test('stop words are ignored unless there are no other words', () => {
  assert.deepEqual(queryWords('plates for the bench'), ['plate', 'bench'])
  assert.deepEqual(queryWords('for the'), ['for', 'the'])
  assert.deepEqual(queryWords(' %&| '), [])
})
