import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import type { LiveRates } from './live-rates.ts'
import { pickupCode } from './rate.ts'
import { rateCart, type RateInput } from './rate-cart.ts'
import type { ShippingTables, ShippingZone } from './tables.ts'
import { zoneOf, type ShippingPlace } from './zones.ts'

/** Returns the entered address, or the nearest zone of the country; null if the site does not ship there. */
export function placeToRate(
  site: Site,
  entered: ShippingPlace,
  zones: readonly ShippingZone[],
): (ShippingPlace & { isEstimate: boolean }) | null {
  const { countryId, region, postcode } = entered
  if (postcode.trim() !== '' && zoneOf(site, entered, zones)) return { countryId, region, postcode, isEstimate: false }
  const zone = zones.find((each) => each.site === site && each.country === countryId && each.vendor === '')
  if (!zone) return null
  return { countryId, region: zone.regions?.[0] ?? '', postcode: zone.postcodes?.[0]?.[0] ?? '', isEstimate: true }
}

/** Returns the cheapest rate for everything in one shipment, if any. */
export function cheapestShipping(input: RateInput, tables: ShippingTables, live: LiveRates | null): Minor | null {
  const rated = rateCart(input, tables, live)
  if ('problem' in rated) return null
  const rates = rated.rates.filter(({ shippingCode }) => shippingCode !== pickupCode).map(({ rate }) => rate)
  return rates.length > 0 ? Math.min(...rates) : null
}

/** Returns true if "five for five" is the cheapest rate, both merged and split [PROMO-222]. */
export function usesFiveForFive(input: RateInput, tables: ShippingTables, live: LiveRates | null): boolean {
  const rated = rateCart(input, tables, live)
  return !('problem' in rated) && rated.fiveForFive !== undefined && rated.fiveForFive.rates && rated.fiveForFive.split
}
