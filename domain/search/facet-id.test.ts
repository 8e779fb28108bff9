import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { facetId, readFacetId } from './facet-id.ts'

test('a facet id is facet_id followed by the base64 of the value in UTF-8', () => {
  assert.equal(facetId('Red'), 'facet_idUmVk')
  assert.equal(facetId('Größe'), 'facet_idR3LDtsOfZQ==')
})

test('encoding and decoding a facet value returns the same value', () =>
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => assert.equal(readFacetId(facetId(text)), text))))

test('a facet value without the prefix is unchanged, and an undecodable facet id is rejected', () => {
  assert.equal(readFacetId('Red'), 'Red')
  assert.equal(readFacetId('facet_id%%%'), undefined)
  assert.equal(readFacetId('facet_id/w=='), undefined)
})
