import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyAddress } from '../address/address.ts'
import { correctionProblem } from './correction.ts'

const shippingAddress = { ...emptyAddress('US'), city: 'Columbus', region: 'OH', postcode: '43215-1234' }
const paid = { status: 'published', isCancelled: false, parcels: 0, hasOwnAddress: true, shippingAddress } as const

test('staff can correct an address within its country, region and postal code, for which shipping and tax were charged', () => {
  const street = { ...shippingAddress, street: ['1 Main St'], city: 'Bexley', postcode: '43215 1234', region: 'oh' }
  assert.equal(correctionProblem(paid, street), null)
  for (const other of [{ postcode: '43216' }, { region: 'NY' }, { countryId: 'CA' }])
    assert.equal(correctionProblem(paid, { ...street, ...other }), 'other_place')
})

test('a paid order can be corrected until something is packed', () => {
  assert.equal(correctionProblem({ ...paid, status: 'payment_complete' }, null), null)
  assert.equal(correctionProblem({ ...paid, parcels: 1 }, null), 'already_packed')
  assert.equal(correctionProblem({ ...paid, isCancelled: true }, null), 'not_correctable')
  for (const status of ['new', 'payment_pending', 'payment_error'] as const)
    assert.equal(correctionProblem({ ...paid, status }, null), 'not_correctable')
})

test('gifts, pickups and orders that do not ship have no address to correct, but an email', () => {
  assert.equal(correctionProblem({ ...paid, hasOwnAddress: false }, shippingAddress), 'no_shipping_address')
  assert.equal(correctionProblem({ ...paid, hasOwnAddress: false }, null), null)
})
