import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestForTests } from '#domain/pricing/offer-for-tests.ts'
import { productLink } from './product-link.ts'

const simple = { handle: 'bar', type: 'simple', choices: {} } as const
const bundle = { handle: 'set', type: 'bundle', choices: {} } as const

test('a cart line links to the product page with its options selected', () => {
  assert.equal(productLink(simple, requestForTests(1)), '/bar')
  const red = { handle: 'shirt', type: 'configurable', choices: { color: 'Red', size: 'L' } } as const
  assert.equal(productLink(red, requestForTests(1)), '/shirt?color=Red&size=L')
})

test('a bundle line links to the product page with its children selected, and a recipe line links to its recipe [CATALOG-204]', () => {
  const child = (productId: number) => requestForTests(productId, { metadata: { bundleOptionId: 'a' } })
  const free = requestForTests(33, { metadata: { freeBundleOptionId: 'a' } })
  assert.equal(productLink(bundle, requestForTests(9, { children: [child(11), child(22), free] })), '/set?b=11-22')
  assert.equal(productLink(simple, requestForTests(1, { metadata: { recipeId: 'r-1' } })), '/bar?rid=r-1')
})
