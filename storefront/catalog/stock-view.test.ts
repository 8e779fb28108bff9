import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WireInventory } from '#contract/catalog.ts'
import { type Inventory, isBuyable, leadTimeIn, stockView } from './stock-view.ts'

const inventory: Inventory = { max: 5, bin: false, qoh: 20, backorder: false, leadTime: null, ms: true }

test('stock that is not counted is always there, or made to order when it has a lead time [CATALOG-238]', () => {
  assert.deepEqual(stockView({ ...inventory, ms: false, qoh: 0 }), { kind: 'in' })
  assert.deepEqual(stockView({ ...inventory, ms: false, qoh: 0, leadTime: 21 }), { kind: 'wait', days: 21 })
})

test('below ten pieces the shelf tells the number', () => {
  assert.deepEqual(stockView({ ...inventory, qoh: 10 }), { kind: 'in' })
  assert.deepEqual(stockView({ ...inventory, qoh: 9 }), { kind: 'low', left: 9 })
})

test('without pieces it ships after its lead time, can be asked for by mail, or is sold out [CATALOG-239]', () => {
  assert.deepEqual(stockView({ ...inventory, qoh: 0, backorder: true, leadTime: 8 }), { kind: 'wait', days: 8 })
  assert.deepEqual(stockView({ ...inventory, qoh: 0, bin: true }), { kind: 'notify' })
  assert.deepEqual(stockView({ ...inventory, qoh: 0 }), { kind: 'out' })
})

test('a restock status is one of five [CATALOG-239]', () =>
  assert.deepEqual(WireInventory.shape.restockStatus.options, [
    'in_stock',
    'backorder',
    'preorder',
    'restocking',
    'discontinued',
  ]))

test('what waits can be bought, what is sold out cannot', () => {
  const kinds = ['in', 'low', 'wait', 'notify', 'out'] as const
  const buyable = kinds.filter((kind) => isBuyable({ kind, left: 1, days: null } as Parameters<typeof isBuyable>[0]))
  assert.deepEqual(buyable, ['in', 'low', 'wait'])
})

test('lead times are days up to two weeks, then whole weeks rounded up', () => {
  assert.deepEqual(leadTimeIn(13), { unit: 'day', count: 13 })
  assert.deepEqual(leadTimeIn(14), { unit: 'week', count: 2 })
  assert.deepEqual(leadTimeIn(15), { unit: 'week', count: 3 })
})
