import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initialCarrier, mayShareNumber, unshippedPackages, parcelQuantities } from './parcel.ts'

const bar = { packageNumber: 2, sku: 'BAR', qty: 1 }
const plate = { packageNumber: 1, sku: 'PLATE', qty: 4 }

test('packages with unshipped contents are sorted by number', () => {
  const numbers = unshippedPackages([bar, plate, { packageNumber: 3, sku: 'X', qty: 0 }]).map(({ number }) => number)
  assert.deepEqual(numbers, [1, 2])
})

test('a parcel request lists no units if it contains the whole package, and otherwise lists the units in the parcel', () => {
  assert.equal(parcelQuantities([plate], {}), undefined)
  assert.deepEqual(parcelQuantities([plate, bar], { PLATE: 3 }), [
    { sku: 'PLATE', qty: 3 },
    { sku: 'BAR', qty: 1 },
  ])
  assert.deepEqual(parcelQuantities([plate], { PLATE: 0 }), [])
})

test('the carrier in the shipping rate is preselected by code or name, and an unknown carrier becomes Other with its name', () => {
  assert.deepEqual([initialCarrier('UPS').code, initialCarrier('Royal Mail').code], ['ups', 'royal_mail'])
  assert.deepEqual(initialCarrier('Estes'), { code: 'other', name: 'Estes' })
  // The store's own rate tables do not specify a carrier.
  assert.deepEqual(initialCarrier('table'), initialCarrier(undefined))
})

test('staff can confirm a tracking number of another package of the order, but not of the same package', () => {
  const shipments = [{ packageNumber: 1, carrier: 'ups', trackingNumber: '1Z-A' }]
  const mayShare = (packageNumber: number, trackingNumber: string) =>
    mayShareNumber(shipments, { packageNumber, carrier: 'ups', trackingNumber })
  assert.deepEqual([mayShare(2, '1z-a'), mayShare(1, '1z-a'), mayShare(1, '1Z-B')], [true, false, true])
})
