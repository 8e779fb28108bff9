import assert from 'node:assert/strict'
import { test } from 'node:test'
import { taxAddress } from './tax-address.ts'
import { taxStates } from './tax-state.ts'

const addresses = { billing: 'billing', pickup: 'pickup', shipping: 'shipping' }

test('what is collected is taxed where it is collected [TAX-205]', () => {
  assert.equal(taxAddress({ isVirtual: false, isPickup: true }, addresses), 'pickup')
})

test('where nothing travels tax goes by who pays, else by where it is sent [TAX-206, TAX-207]', () => {
  assert.equal(taxAddress({ isVirtual: true, isPickup: false }, addresses), 'billing')
  assert.equal(taxAddress({ isVirtual: false, isPickup: false }, addresses), 'shipping')
})

test('tax is not ready, loading, valid or in error [TAX-202]', () => {
  assert.deepEqual(taxStates, ['notReady', 'loading', 'valid', 'error'])
})
