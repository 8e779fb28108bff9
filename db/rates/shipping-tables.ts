import type { ShippingTables } from '#domain/shipping/rating/tables.ts'
import { wholeGramsPerPound } from './price-rows.ts'
import { americanPrices, americanZones } from './shipping-americas.ts'
import { otherPrices, otherZones } from './shipping-elsewhere.ts'
import { origins, vendorZones } from './shipping-origins.ts'
import { divisors, freightClasses, surcharges } from './shipping-volume.ts'

/** Initial shipping tables for parcels up to 150 lb (68 kg), or up to 70 lb in military mail. */
export const defaultShippingTables: ShippingTables = {
  origins,
  zones: [...americanZones, ...otherZones, ...vendorZones],
  prices: [...americanPrices, ...otherPrices],
  parcelLimitGrams: {
    USA: 150 * wholeGramsPerPound,
    CAN: 150 * wholeGramsPerPound,
    AUS: 68_000,
    EUR: 68_000,
    GBR: 68_000,
    APO: 70 * wholeGramsPerPound,
  },
  divisors,
  freightClasses,
  surcharges,
}
