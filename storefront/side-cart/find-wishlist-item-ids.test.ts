import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findWishlistItemIds, wishlistItemOf, type WishlistItem } from './find-wishlist-item-ids.ts'

const formOf = (fields: Record<string, string>) => new URLSearchParams(fields)
const item = (_id: string, productId: number, more: Partial<WishlistItem> = {}): WishlistItem => ({
  _id,
  productId,
  options: {},
  children: [],
  metadata: {},
  ...more,
})
const child = (productId: number, bundleOptionId?: string, qty = 1) => ({
  productId,
  qty,
  metadata: { bundleOptionId },
})
const items = [
  item('plate', 7),
  item('ball', 9, { children: [child(901)] }),
  item('set', 12, { children: [child(7, 'bar', 2), child(8, 'plate'), { productId: 5, qty: 1, metadata: {} }] }),
  item('engraved', 13, { options: { 4: '41,42', 6: 'IRON' } }),
  item('member', 20, { metadata: { groupedProductId: 61 } }),
  item('variant', 21, { children: [child(2101)], metadata: { groupedProductId: 61 } }),
]
const found = (fields: Record<string, string>) => findWishlistItemIds({ items }, formOf(fields))

test('the wishlist button of a product form submits the selected variant and quantity', () => {
  assert.deepEqual(wishlistItemOf(formOf({ product: '9', child: '901', qty: '2' })), {
    productId: 9,
    qty: 2,
    children: [{ productId: 901, qty: 1 }],
  })
  assert.deepEqual(wishlistItemOf(formOf({ product: '7', qty: 'x' })), { productId: 7, qty: 1, children: [] })
  assert.equal(wishlistItemOf(formOf({ product: '12', choice: '1' })), null)
  assert.equal(wishlistItemOf(formOf({ product: '0' })), null)
})

test('a product is on the wishlist if its selected variant is, but not if it is only a member of a grouped product there', () => {
  assert.deepEqual(found({ product: '7' }), ['plate'])
  assert.deepEqual(found({ product: '9', child: '901' }), ['ball'])
  assert.deepEqual(found({ product: '9', child: '902' }), [])
  assert.deepEqual(found({ product: '20' }), [])
})

test('a compound product is on the wishlist only with the same configuration', () => {
  const set = { product: '12', choice: '1', bbar: '7', nbar: '2', bplate: '8', bcollar: '' }
  assert.deepEqual(found(set), ['set'])
  for (const other of [{ nbar: '1' }, { bplate: '9' }, { bplate: '' }, { bcollar: '6' }])
    assert.deepEqual(found({ ...set, ...other }), [], JSON.stringify(other))
  const form = new URLSearchParams('product=13&choice=1&o4=41&o4=42&o5=&o6=IRON')
  assert.deepEqual(findWishlistItemIds({ items }, form), ['engraved'])
  form.set('o6', 'STEEL')
  assert.deepEqual(findWishlistItemIds({ items }, form), [])
})

test('a grouped product is on the wishlist if all its selected members are', () => {
  const group = { product: '61', choice: '1', m20: '0', m2101: '0', m22: '0' }
  assert.deepEqual(found(group), [])
  assert.deepEqual(found({ ...group, m20: '1' }), ['member'])
  assert.deepEqual(found({ ...group, m20: '1', m2101: '3' }), ['member', 'variant'])
  assert.deepEqual(found({ ...group, m20: '1', m22: '1' }), [])
})
