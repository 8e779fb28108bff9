import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeToRate } from './estimate.ts'
import type { ShippingZone } from './tables.ts'

const always = { validFrom: '2000-01-01', validTo: null }
const zones: ShippingZone[] = [
  { site: 'USA', vendor: 'Pellam', code: 'near', country: 'US', regions: ['WA'], postcodes: null, ...always },
  { site: 'USA', vendor: '', code: 'near', country: 'US', regions: ['OH', 'IN'], postcodes: null, ...always },
  { site: 'USA', vendor: '', code: 'far', country: 'US', regions: ['CA'], postcodes: null, ...always },
  { site: 'AUS', vendor: '', code: 'east', country: 'AU', regions: null, postcodes: [['2000', '4999']], ...always },
]

test("a cart is rated for the entered address, or for the country's nearest zone if no address is entered", () => {
  const entered = { countryId: 'US', region: 'CA', postcode: '94105' }
  assert.deepEqual(placeToRate('USA', entered, zones), { ...entered, isEstimate: false })
  assert.deepEqual(placeToRate('USA', { countryId: 'US', region: '', postcode: '' }, zones), {
    countryId: 'US',
    region: 'OH',
    postcode: '',
    isEstimate: true,
  })
  assert.equal(placeToRate('AUS', { countryId: 'AU', region: '', postcode: '' }, zones)?.postcode, '2000')
  assert.equal(placeToRate('USA', { countryId: 'FR', region: '', postcode: '75001' }, zones), null)
})
