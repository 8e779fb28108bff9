import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { shippingPlan, type ShippingMode } from '../mode.ts'
import { packagesOf } from './choose-rates.ts'
import type { LiveRates } from './live-rates.ts'
import { pickupCode, type Rate } from './rate.ts'
import { rateCart, type RateInput, type ShippingProblem } from './rate-cart.ts'
import type { ShippingTables, ShippingZone } from './tables.ts'
import { zoneOf, type ShippingPlace } from './zones.ts'

/**
 * Returns the entered place, or else a place in the country's first zone as an estimate. Returns null if the site does
 * not ship there.
 */
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

interface Packages {
  /** Rates for each package, without pickup. */
  packages: Rate[][]
  redeemsFiveForFive: boolean
}

/** Returns a cart's packages for the shopper's shipping mode, or the reason that there are none [SHIP-219..225]. */
export function packagesToShip(
  input: RateInput,
  tables: ShippingTables,
  live: LiveRates | null,
  choice?: ShippingMode,
): Packages | ShippingProblem {
  const rated = rateCart({ ...input, allowSplit: true }, tables, live)
  if ('problem' in rated) return rated
  const { reply } = shippingPlan(input.site, input.shipTo.countryId, input.lines, choice)
  const half = reply === 'split' && rated.split.length > 0 ? 'split' : 'rates'
  const rates = rated[half].filter(({ shippingCode }) => shippingCode !== pickupCode)
  return { packages: packagesOf(rates), redeemsFiveForFive: rated.fiveForFive?.[half] ?? false }
}

/** Returns the sum of the cheapest rates for a cart's packages, if any. */
export function cheapestShipping(
  input: RateInput,
  tables: ShippingTables,
  live: LiveRates | null,
  choice?: ShippingMode,
): Minor | null {
  const rated = packagesToShip(input, tables, live, choice)
  if ('problem' in rated || rated.packages.length === 0) return null
  return rated.packages.reduce((sum, rates) => sum + Math.min(...rates.map(({ rate }) => rate)), 0)
}

/** Returns true if "five for five" is the cheapest rate, both merged and split [PROMO-222]. */
export function isFiveForFiveCheapest(input: RateInput, tables: ShippingTables, live: LiveRates | null): boolean {
  const rated = rateCart(input, tables, live)
  return !('problem' in rated) && rated.fiveForFive !== undefined && rated.fiveForFive.rates && rated.fiveForFive.split
}
