import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wishedItems, wishOf } from './wished-items.ts'

const formOf = (fields: Record<string, string>) => new URLSearchParams(fields)
const items = [
  { _id: 'plate', productId: 7, children: [] },
  { _id: 'ball', productId: 9, children: [{ productId: 901 }] },
  { _id: 'set', productId: 12, children: [{ productId: 7 }, { productId: 8 }] },
]

test('the wishlist button of a product form names its variant and quantity', () => {
  assert.deepEqual(wishOf(formOf({ product: '9', child: '901', qty: '2' })), {
    productId: 9,
    qty: 2,
    children: [{ productId: 901, qty: 1 }],
  })
  assert.deepEqual(wishOf(formOf({ product: '7', qty: 'x' })), { productId: 7, qty: 1, children: [] })
  assert.equal(wishOf(formOf({ product: '12', choice: '1' })), null)
  assert.equal(wishOf(formOf({ product: '0' })), null)
})

test('a product is on the wishlist if its selected variant is', () => {
  assert.deepEqual(wishedItems({ items }, formOf({ product: '7' })), ['plate'])
  assert.deepEqual(wishedItems({ items }, formOf({ product: '9', child: '901' })), ['ball'])
  assert.deepEqual(wishedItems({ items }, formOf({ product: '9', child: '902' })), [])
})

test('a compound product is on the wishlist with any choice', () => {
  assert.deepEqual(wishedItems({ items }, formOf({ product: '12', choice: '1' })), ['set'])
})
