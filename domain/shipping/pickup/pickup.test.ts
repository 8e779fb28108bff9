import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, siteSettings } from '#domain/sites.ts'
import { line } from '../cart-for-tests.ts'
import { demoPickupLocations } from '../../../db/rates/pickup-locations.ts'
import { emptyAddress } from '#domain/address/address.ts'
import {
  canPickup,
  selectPickupLocation,
  pickupAddressOf,
  isPickupGroup,
  pickupRate,
  ratesForMethod,
  switchPickup,
} from './pickup.ts'
import { pickupCode } from '../rating/rate.ts'

test('pickup is available only on sites that offer it [SHIP-230]', () => {
  for (const site of sites) assert.equal(canPickup(site, [line()]), siteSettings[site].features.pickup, site)
  assert.equal(canPickup('USA', [line()]), true)
  assert.equal(canPickup('CAN', [line()]), false)
})

test('pickup needs at least one line and is unavailable if a product excludes it [SHIP-202]', () => {
  assert.equal(canPickup('USA', []), false)
  assert.equal(canPickup('USA', [line({ isPickupDisabled: true })]), false)
  assert.equal(canPickup('USA', [line(), line({ isPickupDisabled: true })]), false)
})

test('a DROPSHIP product cannot be picked up [SHIP-244]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'DROPSHIP'), false)
  assert.equal(canPickup('USA', [line(), line({ shippingGroup: 'DROPSHIP' })]), false)
})

test('a PER_ORDER_DROPSHIP product cannot be picked up [SHIP-245]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'PER_ORDER_DROPSHIP'), false)
  assert.equal(canPickup('USA', [line({ shippingGroup: 'PER_ORDER_DROPSHIP' })]), false)
})

test('a DROPSHIP_FREIGHT product cannot be picked up [SHIP-246]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'DROPSHIP_FREIGHT'), false)
})

test('a NO_PICKUP product cannot be picked up [SHIP-247]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'NO_PICKUP'), false)
  assert.equal(isPickupGroup('USA', 'FREIGHT'), true)
})

test('a HEAVY_DIRECT product can be picked up, except on EUR and GBR [SHIP-248]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'HEAVY_DIRECT'), site !== 'EUR' && site !== 'GBR', site)
  assert.equal(canPickup('USA', [line({ shippingGroup: 'HEAVY_DIRECT' })]), true)
})

test('the pickup rate has the code shqshared_fixed and is free [SHIP-249]', () => {
  assert.equal(pickupCode, 'shqshared_fixed')
  assert.equal(pickupRate({ city: 'Columbus' }).shippingCode, 'shqshared_fixed')
  assert.equal(pickupRate({ city: 'Columbus' }).rate, 0)
})

test('every site with pickup has a location, which the rate label includes [SHIP-250]', () => {
  for (const site of sites.filter((site) => siteSettings[site].features.pickup)) {
    const places = demoPickupLocations[site]!
    assert.equal(new Set(places.map(({ id }) => id)).size, places.length)
    for (const place of places) {
      assert.ok(place.city && place.postcode && place.street[0] && place.hours.length > 0 && place.instructions, site)
      assert.ok(place.id !== '' && siteSettings[site].countries.includes(place.countryId))
      assert.equal(pickupRate(place).label, `Pick-up in ${place.city}`)
    }
  }
})

test('the selected pickup location applies, or the default one if none is selected or it no longer exists [SHIP-250]', () => {
  const places = demoPickupLocations.USA!
  const cities = ['reno', '', 'closed'].map((id) => selectPickupLocation(places, id)?.city)
  assert.deepEqual(cities, ['Reno', 'Columbus', 'Columbus'])
  assert.equal(selectPickupLocation([], 'reno'), null)
})

const shipped = { isPickup: false, billingSameAsShipping: true }
const ground = { shippingCode: 'table_ground', carrier: 'table', label: 'Ground', rate: 1295, packageNumber: 1 }
const offered = [pickupRate({ city: 'Columbus' }), ground]

test('pickup cannot be selected if it is unavailable [SHIP-226]', () => {
  assert.equal(switchPickup(shipped, true, false), 'pickup_disabled')
  assert.deepEqual(switchPickup(shipped, true, true), { isPickup: true, billingSameAsShipping: false })
  // Pickup can always be deselected, because an item added later may require shipping.
  assert.deepEqual(switchPickup({ ...shipped, isPickup: true }, false, false), shipped)
})

test('with pickup, only the pickup rate is offered and selected [SHIP-227]', () => {
  assert.deepEqual(
    ratesForMethod(true, offered).map(({ shippingCode }) => shippingCode),
    ['shqshared_fixed'],
  )
})

test('selecting pickup clears "billing same as shipping" [SHIP-228]', () => {
  assert.deepEqual(switchPickup(shipped, true, true), { isPickup: true, billingSameAsShipping: false })
})

test('deselecting pickup removes its rate but not the billing address [SHIP-229]', () => {
  assert.deepEqual(ratesForMethod(false, offered), [ground])
  assert.deepEqual(switchPickup({ isPickup: true, billingSameAsShipping: false }, false, true), {
    isPickup: false,
    billingSameAsShipping: false,
  })
})

test("a pickup order has the location's address and the name of the person who collects it", () => {
  const place = demoPickupLocations.USA![0]!
  const typed = {
    ...emptyAddress('CA'),
    firstname: 'Jo',
    email: 'jo@example.com',
    street: ['1 King St'],
    apartment: '4',
  }
  const { firstname, email, street, apartment, city, region, countryId } = pickupAddressOf(place, typed)
  assert.deepEqual([firstname, email, apartment], ['Jo', 'jo@example.com', ''])
  assert.deepEqual([street, city, region, countryId], [['1 Foundry Row'], 'Columbus', 'OH', 'US'])
})
