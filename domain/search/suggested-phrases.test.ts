import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggestedPhrases } from './suggested-phrases.ts'

const names = ['Ironwright Power Bar', 'Vestergrav Meet Bar', 'Power Bar']

test('phrases omit the own brand, keep other brands and are distinct', () => {
  assert.deepEqual(suggestedPhrases(names, 'bar', 'Ironwright'), ['power bar', 'vestergrav meet bar'])
})

test('phrases keep the own brand if the shopper types it', () => {
  for (const typed of ['Iron', 'ironwright power'])
    assert.deepEqual(suggestedPhrases(names, typed, 'Ironwright')[0], 'ironwright power bar')
})
