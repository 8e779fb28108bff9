import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftBody, newDraft, unreadableFields, withDiscountOnAll, withPrice, withQty, withUnit } from './draft.ts'

const line = { sku: 'BAR', name: 'Bar', qty: '2', price: '90.00', isDiscounted: false }

test("changing a line's quantity clears its catalog price but keeps its discount", () => {
  assert.equal(withQty(line, '3').price, '')
  assert.equal(withQty(withPrice(line, '80'), '3').price, '80')
})

test('adding a SKU again raises the quantity of its line', () => {
  assert.deepEqual(
    withUnit(withUnit([], 'BAR', 'Bar'), 'bar', 'Bar').map(({ sku, qty }) => [sku, qty]),
    [['BAR', '2']],
  )
})

test('a discount on all items lowers catalog prices except fixed ones, and clearing the discount restores them', () => {
  const gift = { ...line, sku: 'GIFT', price: '' }
  const shown = { name: '', choice: '', qty: 1, price: 100, listPrice: 100, isDiscounted: false, isAvailable: true }
  const computed = [
    { ...shown, sku: 'BAR', isPriceFixed: false },
    { ...shown, sku: 'GIFT', isPriceFixed: true },
  ]
  const lowered = withDiscountOnAll([line, gift], computed, '10%')
  assert.deepEqual(
    lowered.map(({ price }) => price),
    ['90.00', ''],
  )
  assert.equal(withDiscountOnAll(lowered, computed, '')[0]!.price, '')
})

test('unreadable quantities and amounts are listed as problems, and an empty price means the catalog price', () => {
  const draft = { ...newDraft('US', { email: ' ann@example.com ' }), lines: [{ ...line, price: '' }] }
  assert.deepEqual(unreadableFields(draft), [])
  assert.deepEqual(unreadableFields({ lines: [{ ...line, qty: '0', price: 'x' }], shippingPrice: 'y' }), [
    'qty BAR',
    'price BAR',
    'shippingPrice',
  ])
  const entry = draftBody(draft)
  assert.deepEqual([entry.email, entry.shippingPrice, entry.address.street], ['ann@example.com', null, []])
  assert.deepEqual(entry.lines, [{ sku: 'BAR', qty: 2, price: null }])
})
