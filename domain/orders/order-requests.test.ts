import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyAddress } from '../address/address.ts'
import { allowedRequests, isSameRegion, withTaxNumbers } from './order-requests.ts'

const paid = { status: 'published', isCancelled: false, parcels: 0, canCancel: false, hasOwnAddress: true } as const

test('a customer can request a cancellation or an address change for a paid order until an item is packed', () => {
  assert.deepEqual(allowedRequests(paid), ['cancel', 'address'])
  assert.deepEqual(allowedRequests({ ...paid, status: 'payment_complete' }), ['cancel', 'address'])
  assert.deepEqual(allowedRequests({ ...paid, parcels: 1 }), [])
  for (const status of ['new', 'payment_pending', 'payment_error'] as const)
    assert.deepEqual(allowedRequests({ ...paid, status }), [])
  assert.deepEqual(allowedRequests({ ...paid, isCancelled: true }), [])
})

test('customers cannot request a cancellation that they can make directly, or an address change for a gift or pickup order', () => {
  assert.deepEqual(allowedRequests({ ...paid, canCancel: true }), ['address'])
  assert.deepEqual(allowedRequests({ ...paid, hasOwnAddress: false }), ['cancel'])
})

test('an address change requires new rates and taxes if the country or region differs', () => {
  const ohio = { countryId: 'US', region: 'OH' }
  assert.equal(isSameRegion(ohio, { countryId: 'US', region: ' oh' }), true)
  assert.equal(isSameRegion(ohio, { countryId: 'US', region: 'NY' }), false)
  assert.equal(isSameRegion({ countryId: 'DE', region: '' }, { countryId: 'FR', region: '' }), false)
})

test("a new address preserves the order's tax numbers, which invoices need", () => {
  const current = { ...emptyAddress('DE'), vatNumber: 'DE123456789', eoriNumber: 'DE1' }
  const moved = withTaxNumbers({ ...emptyAddress('DE'), city: 'Berlin', eoriNumber: 'DE2' }, current)
  assert.deepEqual([moved.city, moved.vatNumber, moved.eoriNumber], ['Berlin', 'DE123456789', 'DE2'])
})
