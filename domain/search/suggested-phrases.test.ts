import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggestedPhrases } from './suggested-phrases.ts'

const names = ['Ironwright Power Bar', 'Vestergrav Meet Bar', 'Power Bar']

test("suggested phrases omit the store's brand, preserve other brands, and are unique", () => {
  assert.deepEqual(suggestedPhrases(names, 'bar', 'Ironwright'), ['power bar', 'vestergrav meet bar'])
})

test("suggested phrases preserve the store's brand if the shopper enters it", () => {
  for (const typed of ['Iron', 'ironwright power'])
    assert.deepEqual(suggestedPhrases(names, typed, 'Ironwright')[0], 'ironwright power bar')
})
