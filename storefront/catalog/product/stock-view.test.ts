import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WireInventory } from '#contract/catalog.ts'
import { type Inventory, isBuyable, toLeadTime, stockView } from './stock-view.ts'

const inventory: Inventory = { max: 5, bin: false, qoh: 20, backorder: false, leadTime: null, ms: true }

test('unmanaged stock is always available, or made to order if it has a lead time [CATALOG-238]', () => {
  assert.deepEqual(stockView({ ...inventory, ms: false, qoh: 0 }), { kind: 'in' })
  assert.deepEqual(stockView({ ...inventory, ms: false, qoh: 0, leadTime: 21 }), { kind: 'wait', days: 21 })
})

test('a product with fewer than ten units in stock shows the units left', () => {
  assert.deepEqual(stockView({ ...inventory, qoh: 10 }), { kind: 'in' })
  assert.deepEqual(stockView({ ...inventory, qoh: 9 }), { kind: 'low', left: 9 })
})

test('an out-of-stock product shows a lead time, an alert, or that it is sold out [CATALOG-239]', () => {
  assert.deepEqual(stockView({ ...inventory, qoh: 0, backorder: true, leadTime: 8 }), { kind: 'wait', days: 8 })
  assert.deepEqual(stockView({ ...inventory, qoh: 0, bin: true }), { kind: 'notify' })
  assert.deepEqual(stockView({ ...inventory, qoh: 0 }), { kind: 'out' })
})

test('a restock status has one of five values [CATALOG-239]', () =>
  assert.deepEqual(WireInventory.shape.restockStatus.options, [
    'in_stock',
    'backorder',
    'preorder',
    'restocking',
    'discontinued',
  ]))

test('a delayed product can be bought, but a sold-out product cannot', () => {
  const kinds = ['in', 'low', 'wait', 'notify', 'out'] as const
  const buyable = kinds.filter((kind) => isBuyable({ kind, left: 1, days: null } as Parameters<typeof isBuyable>[0]))
  assert.deepEqual(buyable, ['in', 'low', 'wait'])
})

test('lead times are in days up to two weeks, then in whole weeks rounded up', () => {
  assert.deepEqual(toLeadTime(13), { unit: 'day', count: 13 })
  assert.deepEqual(toLeadTime(14), { unit: 'week', count: 2 })
  assert.deepEqual(toLeadTime(15), { unit: 'week', count: 3 })
})
