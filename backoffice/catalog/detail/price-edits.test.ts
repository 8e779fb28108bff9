import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Variant } from '../product-types.ts'
import { amountText, checkPriceEdits, type PriceEdits } from './price-edits.ts'

const price = { site: 'USA', currency: 'USD', price: 295, special: null, state: 'active', isOff: false } as const
const bar: Variant = { id: 1, sku: 'BAR', choice: '', gtin: null, prices: [price], stock: [] }
const check = (edits: PriceEdits) => checkPriceEdits([bar], 'USA', edits)

test('only changed prices are sent, together with the prices that they replace', () => {
  assert.deepEqual(check({ BAR: { price: '295.00' }, OTHER: { price: '1' } }), { changes: [], errors: {} })
  assert.deepEqual(check({ BAR: { price: '1,299.5', special: '1,000' } }).changes, [
    { sku: 'BAR', site: 'USA', price: 1299.5, special: 1000, expected: { price: 295, special: null } },
  ])
  assert.deepEqual(checkPriceEdits([bar], 'CAN', { BAR: { price: '5' } }).changes, [])
})

test('an unreadable amount is an error, and so is a sale price that is not below the regular price', () => {
  assert.deepEqual(check({ BAR: { price: 'abc' } }).errors, { BAR: 'price' })
  assert.deepEqual(check({ BAR: { price: '' } }).errors, { BAR: 'price' })
  assert.deepEqual(check({ BAR: { special: '295' } }).errors, { BAR: 'special' })
  assert.deepEqual(check({ BAR: { special: 'half' } }).errors, { BAR: 'special' })
})

test('clearing the sale price ends the sale', () => {
  const onSale = { ...bar, prices: [{ ...price, special: 250 }] }
  assert.equal(checkPriceEdits([onSale], 'USA', { BAR: { special: ' ' } }).changes[0]?.special, null)
})

test('amounts are formatted for input fields', () => {
  assert.deepEqual([amountText(295), amountText(295.5), amountText(null)], ['295', '295.50', ''])
})
