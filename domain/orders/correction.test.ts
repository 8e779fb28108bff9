import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyAddress } from '../address/address.ts'
import { correctionProblem } from './correction.ts'

const shippingAddress = { ...emptyAddress('US'), city: 'Columbus', region: 'OH', postcode: '43215-1234' }
const paid = { status: 'published', isCancelled: false, parcels: 0, hasOwnAddress: true, shippingAddress } as const

test('staff can correct an address, but not its country, region, or postal code, because shipping and tax depend on them', () => {
  const street = { ...shippingAddress, street: ['1 Main St'], city: 'Bexley', postcode: '43215 1234', region: 'oh' }
  assert.equal(correctionProblem(paid, street), null)
  for (const other of [{ postcode: '43216' }, { region: 'NY' }, { countryId: 'CA' }])
    assert.equal(correctionProblem(paid, { ...street, ...other }), 'other_place')
})

test('a paid order can be corrected until an item is packed', () => {
  assert.equal(correctionProblem({ ...paid, status: 'payment_complete' }, null), null)
  assert.equal(correctionProblem({ ...paid, parcels: 1 }, null), 'already_packed')
  assert.equal(correctionProblem({ ...paid, isCancelled: true }, null), 'not_correctable')
  for (const status of ['new', 'payment_pending', 'payment_error'] as const)
    assert.equal(correctionProblem({ ...paid, status }, null), 'not_correctable')
})

test('gift, pickup, and digital orders have no shipping address to correct, but their email can be corrected', () => {
  assert.equal(correctionProblem({ ...paid, hasOwnAddress: false }, shippingAddress), 'no_shipping_address')
  assert.equal(correctionProblem({ ...paid, hasOwnAddress: false }, null), null)
})
