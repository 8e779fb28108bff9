import assert from 'node:assert/strict'
import { test } from 'node:test'
import { line } from '#domain/shipping/cart-for-tests.ts'
import type { CartLineForShipping } from '#domain/shipping/line.ts'
import { rateCart, type RateInput } from '#domain/shipping/rating/rate-cart.ts'
import type { Site } from '#domain/sites.ts'
import { defaultShippingTables } from './shipping-tables.ts'

const ohio = { countryId: 'US', region: 'OH', postcode: '43215' }
const germany = { countryId: 'DE', region: '', postcode: '45127' }
const sheffield = { countryId: 'GB', region: '', postcode: 'S1 2HE' }

function cheapest(site: Site, shipTo: RateInput['shipTo'], change: Partial<CartLineForShipping>) {
  const rated = rateCart(
    { site, shipTo, lines: [line(change)], allowSplit: true, pickup: undefined },
    defaultShippingTables,
  )
  assert.ok(!('problem' in rated))
  return rated.rates[0]!.rate
}

test('in the initial tables, a parcel is billed by volumetric weight if that exceeds its actual weight [SHIP-251]', () => {
  const foamBox = { weightGrams: 17_400, packedSize: [800, 640, 530] as const }
  // 271,360 cm³ / 5,022 = 54,035 g, which rounds up to 115 pounds above five: 895 + 115 x 45. By weight, 34 pounds
  // would cost 24.25.
  assert.equal(cheapest('USA', ohio, foamBox), 6070)
  assert.equal(cheapest('USA', ohio, { weightGrams: 17_400 }), 2425)
  // Military mail: 145,856 cm³ / 5,997 = 24,322 g: 1495 + 49 x 95. Below a cubic foot, only the weight counts.
  const apo = { countryId: 'US', region: 'AE', postcode: '09012' }
  assert.equal(cheapest('APO', apo, { weightGrams: 9300, packedSize: [640, 530, 430] }), 6150)
  assert.equal(cheapest('APO', apo, { weightGrams: 1000, packedSize: [300, 300, 300] }), 1495)
  // Six boxes exceed one parcel, because 341,998 cm³ equals 150 lb, so each box ships separately.
  assert.equal(cheapest('USA', ohio, { ...foamBox, qty: 6 }), 6 * 6070)
})

test('in the initial tables, freight is priced by density class in the USA and by volumetric weight on EUR [SHIP-251]', () => {
  const foamStack = { weightGrams: 46_000, packedSize: [940, 780, 920] as const, shippingGroup: 'FREIGHT' as const }
  // 101.41 lb in 23.82 cubic feet is 4.26 lb per cubic foot: class 175 at 220%. 101,200 g rounds up to 223 pounds: 9900
  // + 223 x 22.
  assert.equal(cheapest('USA', ohio, foamStack), 14_806)
  assert.equal(cheapest('USA', ohio, { ...foamStack, packedSize: null }), 9900 + 102 * 22)
  // 674,544 cm³ / 3,000 = 224,848 g: 8900 + 225 x 35.
  assert.equal(cheapest('EUR', germany, foamStack), 16_775)
  // 46 kg of plates in 0.05 m³ is 57 lb per cubic foot: class 50 at 80%. 36,800 g rounds up to 82 pounds.
  assert.equal(cheapest('USA', ohio, { ...foamStack, packedSize: [500, 500, 200] }), 9900 + 82 * 22)
})

test('in the initial tables, the amounts of all applicable surcharges are added to the rate [SHIP-251]', () => {
  // A rolled mat: 52,000 cm³ / 5,022 = 10,355 g, so 895 + 18 x 45, plus 19.00 because it is longer than four feet.
  assert.equal(cheapest('USA', ohio, { weightGrams: 6000, packedSize: [1300, 200, 200] }), 1705 + 1900)
  const rack = { weightGrams: 90_718, shippingGroup: 'DROPSHIP_FREIGHT' as const }
  // 9900 + 200 x 22 plus the lift-gate.
  assert.equal(cheapest('USA', ohio, rack), 14_300 + 7500)
  // 6900 + 91 x 30 plus the lift-gate, which does not apply to a business with a VAT number.
  assert.equal(cheapest('GBR', sheffield, rack), 9630 + 3500)
  assert.equal(cheapest('GBR', { ...sheffield, vatNumber: 'no number' }, rack), 9630 + 3500)
  assert.equal(cheapest('GBR', { ...sheffield, vatNumber: 'DE136695976' }, rack), 9630)
})

test('in the initial tables, parcels from a vendor in Reno cost the near price to California and the far price to Ohio [SHIP-251]', () => {
  const bar = {
    weightGrams: 21_700,
    packedSize: [1180, 170, 110] as const,
    shippingGroup: 'DROPSHIP' as const,
    vendor: 'Quillon',
  }
  const california = { countryId: 'US', region: 'CA', postcode: '94105' }
  // 43 pounds above five, rounded up.
  assert.equal(cheapest('USA', california, bar), 895 + 43 * 45)
  assert.equal(cheapest('USA', ohio, bar), 1195 + 43 * 85)
  assert.equal(cheapest('USA', california, { ...bar, vendor: 'Pellam' }), 1195 + 43 * 85)
})
