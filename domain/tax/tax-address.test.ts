import assert from 'node:assert/strict'
import { test } from 'node:test'
import { taxAddress } from './tax-address.ts'
import { taxStates } from './tax-state.ts'

const addresses = { billing: 'billing', pickup: 'pickup', shipping: 'shipping' }

test('a pickup order is taxed at the pickup location [TAX-205]', () => {
  assert.equal(taxAddress({ isVirtual: false, isPickup: true }, addresses), 'pickup')
})

test('a virtual order is taxed at the billing address, and any other order at the shipping address [TAX-206, TAX-207]', () => {
  assert.equal(taxAddress({ isVirtual: true, isPickup: false }, addresses), 'billing')
  assert.equal(taxAddress({ isVirtual: false, isPickup: false }, addresses), 'shipping')
})

test('a tax state is notReady, loading, valid, or error [TAX-202]', () => {
  assert.deepEqual(taxStates, ['notReady', 'loading', 'valid', 'error'])
})
