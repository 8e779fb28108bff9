import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, siteSettings } from '#domain/sites.ts'
import { line } from './cart-for-tests.ts'
import { pickupLocations } from './pickup-locations.ts'
import { canPickup, isPickupGroup, pickupRate } from './pickup.ts'
import { pickupCode } from './rate.ts'

test('pickup is allowed only on a site that offers it [SHIP-230]', () => {
  for (const site of sites) assert.equal(canPickup(site, [line()]), siteSettings[site].features.pickup, site)
  assert.equal(canPickup('USA', [line()]), true)
  assert.equal(canPickup('CAN', [line()]), false)
})

test('pickup needs something to collect and no product that excludes it [SHIP-202]', () => {
  assert.equal(canPickup('USA', []), false)
  assert.equal(canPickup('USA', [line({ isPickupDisabled: true })]), false)
  assert.equal(canPickup('USA', [line(), line({ isPickupDisabled: true })]), false)
})

test('a DROPSHIP product cannot be collected [SHIP-244]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'DROPSHIP'), false)
  assert.equal(canPickup('USA', [line(), line({ shippingGroup: 'DROPSHIP' })]), false)
})

test('a PER_ORDER_DROPSHIP product cannot be collected [SHIP-245]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'PER_ORDER_DROPSHIP'), false)
  assert.equal(canPickup('USA', [line({ shippingGroup: 'PER_ORDER_DROPSHIP' })]), false)
})

test('a DROPSHIP_FREIGHT product cannot be collected [SHIP-246]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'DROPSHIP_FREIGHT'), false)
})

test('a NO_PICKUP product cannot be collected [SHIP-247]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'NO_PICKUP'), false)
  assert.equal(isPickupGroup('USA', 'FREIGHT'), true)
})

test('a HEAVY_DIRECT product cannot be collected on EUR and GBR, elsewhere it can [SHIP-248]', () => {
  for (const site of sites) assert.equal(isPickupGroup(site, 'HEAVY_DIRECT'), site !== 'EUR' && site !== 'GBR', site)
  assert.equal(canPickup('USA', [line({ shippingGroup: 'HEAVY_DIRECT' })]), true)
})

test('the code of pickup is shqshared_fixed, and it costs nothing [SHIP-249]', () => {
  assert.equal(pickupCode, 'shqshared_fixed')
  assert.equal(pickupRate({ city: 'Columbus' }).shippingCode, 'shqshared_fixed')
  assert.equal(pickupRate({ city: 'Columbus' }).rate, 0)
})

test('every site with pickup has a place for it, named in its label [SHIP-250]', () => {
  for (const site of sites.filter((site) => siteSettings[site].features.pickup)) {
    const place = pickupLocations[site]!
    assert.ok(place.city && place.postcode && place.street[0] && place.hours.length > 0 && place.instructions, site)
    assert.ok(siteSettings[site].countries.includes(place.countryId))
    assert.equal(pickupRate(place).label, `Pick-up in ${place.city}`)
  }
})
