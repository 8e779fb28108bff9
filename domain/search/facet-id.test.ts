import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { facetId, readFacetId } from './facet-id.ts'

test('a facet value is named by facet_id and its base64, in UTF-8', () => {
  assert.equal(facetId('Red'), 'facet_idUmVk')
  assert.equal(facetId('Größe'), 'facet_idR3LDtsOfZQ==')
})

test('every value reads back as itself', () =>
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => assert.equal(readFacetId(facetId(text)), text))))

test('a text that names no value stands for itself, and what does not decode is none', () => {
  assert.equal(readFacetId('Red'), 'Red')
  assert.equal(readFacetId('facet_id%%%'), undefined)
  assert.equal(readFacetId('facet_id/w=='), undefined)
})
