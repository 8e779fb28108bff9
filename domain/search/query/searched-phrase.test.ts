import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeSuggestions, searchedPhrase } from './searched-phrase.ts'

test('searches that differ in capitals and spaces count as one phrase', () => {
  assert.equal(searchedPhrase('  Power\tBAR  45 lb '), 'power bar 45 lb')
})

test('a phrase with an email address, a phone number, or an order number is not counted', () => {
  for (const text of [
    'ann@shop.example',
    '(614) 555-0100',
    '614/555\u20130100',
    '\u0661\u0662\u0663\u0664\u0665\u0666\u0667',
    'order 100000123',
    '',
    ' ',
    'x'.repeat(61),
    'a\0b',
  ])
    assert.equal(searchedPhrase(text), null, text)
  for (const text of ['45 lb 25 lb 10 lb', 'ra0123-blk', '3x3 11 gauge rack']) assert.equal(searchedPhrase(text), text)
})

test('popular searches that start with the typed words come before product names, each once', () => {
  const popular = ['rack pulls', 'barbell', 'rack', 'racks']
  assert.deepEqual(mergeSuggestions(popular, ['power rack', 'racks', 'rack clamp'], 'Rack', 4), [
    'rack pulls',
    'racks',
    'power rack',
    'rack clamp',
  ])
  assert.deepEqual(mergeSuggestions(popular, ['power rack'], 'rack', 1), ['rack pulls'])
  assert.deepEqual(mergeSuggestions(popular, ['a'], 'ann@shop.example', 4), ['a'])
})
