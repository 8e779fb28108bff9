import { compactPostcode, isWithinPostcodes } from '#domain/countries/country.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Minor } from '#domain/money.ts'
import type { CartLineForShipping } from './line.ts'
import { isDirectShip } from './mode.ts'
import { pack, weightProblem, type Consignment, type WeightProblem } from './packages.ts'
import { canPickup, pickupRate } from './pickup.ts'
import type { Rate } from './rate.ts'
import type { ShippingPrice, ShippingTables, ShippingZone } from './table.ts'

export interface RateInput {
  site: Site
  shipTo: { countryId: string; region: string; postcode: string }
  lines: readonly CartLineForShipping[]
  /** Whether the caller can show more than one package. */
  allowSplit: boolean
  /** Where orders can be collected, if anywhere. */
  pickup: { city: string } | undefined
}

/** Everything as one shipment, and package by package [SHIP-235, SHIP-252]. */
export interface RatedCart {
  rates: Rate[]
  split: Rate[]
}
export type ShippingProblem = { problem: 'no_rates' } | WeightProblem

/**
 * Rates a cart: all of it as one shipment, and in parts, one for our own stock, one for each vendor and one for each
 * heavy-direct line; a package that no service of its zone carries leaves the whole without rates [SHIP-237, SHIP-251..253].
 */
export function rateCart(input: RateInput, tables: ShippingTables): RatedCart | ShippingProblem {
  const { site, lines, allowSplit, pickup } = input
  if (lines.length === 0) return { rates: [], split: [] }
  const unknown = weightProblem(lines)
  if (unknown) return unknown
  const merged = rateConsignment(input, pack(lines, tables.parcelLimitGrams[site]), 1, tables)
  const parts = consignmentsOf(site, lines)
  const split = parts.map((part, index) =>
    rateConsignment(input, pack(part, tables.parcelLimitGrams[site]), index + 1, tables),
  )
  const isDeliverable = merged.length > 0 && split.every((rates) => rates.length > 0)
  if (!isDeliverable) return { problem: 'no_rates' }
  // Who collects asks for rates to the place of collection, so that the rate below is always one of several.
  const collected = pickup && canPickup(site, lines) ? [pickupRate(pickup)] : []
  return {
    rates: [...collected, ...merged].toSorted(byPrice),
    split: allowSplit && parts.length > 1 ? split.flatMap((rates) => rates.toSorted(byPrice)) : [],
  }
}

const byPrice = (a: Rate, b: Rate) => a.rate - b.rate

/** Our own stock first, then each vendor, then each heavy-direct line by itself [SHIP-252]. */
function consignmentsOf(site: Site, lines: readonly CartLineForShipping[]): CartLineForShipping[][] {
  const parts = new Map<string, CartLineForShipping[]>()
  for (const line of lines) {
    const key = consignmentKey(site, line)
    parts.set(key, [...(parts.get(key) ?? []), line])
  }
  return [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)
}

function consignmentKey(site: Site, line: CartLineForShipping): string {
  if (line.shippingGroup === 'HEAVY_DIRECT') return `2 ${line.itemId}`
  return isDirectShip(site, line) ? `1 ${line.vendor}` : '0'
}

function rateConsignment(
  { site, shipTo }: RateInput,
  consignment: Consignment,
  packageNumber: number,
  tables: ShippingTables,
): Rate[] {
  const zone = zoneOf(site, shipTo, tables.zones)
  if (!zone) return []
  const prices = tables.prices.filter((price) => price.site === site && price.zone === zone.code)
  const { parcels, freightGrams, isFree } = consignment
  const parcelServices = servicesOf(prices, 'parcel')
  const freight = freightGrams > 0 ? cheapestFreight(prices, freightGrams) : undefined
  if (freightGrams > 0 && !freight) return []
  if (isFree) return parcelServices.slice(0, 1).map((service) => ({ ...named(service, packageNumber), rate: 0 }))
  if (parcels.length === 0) return freight ? [{ ...named(freight.price, packageNumber), rate: freight.cost }] : []
  return parcelServices.flatMap((service) => {
    const cost = costOfParcels(prices, service.service, parcels)
    if (cost === undefined) return []
    const rate = { ...named(service, packageNumber), rate: cost + (freight?.cost ?? 0) }
    return freight ? [{ ...rate, label: `${rate.label} and ${freight.price.label.toLowerCase()}` }] : [rate]
  })
}

const named = ({ service, carrier, label }: ShippingPrice, packageNumber: number) => ({
  shippingCode: service,
  carrier,
  label,
  packageNumber,
})

function servicesOf(prices: readonly ShippingPrice[], kind: ShippingPrice['kind']): ShippingPrice[] {
  const first = new Map<string, ShippingPrice>()
  for (const price of prices) if (price.kind === kind && !first.has(price.service)) first.set(price.service, price)
  return [...first.values()]
}

function costOfParcels(
  prices: readonly ShippingPrice[],
  service: string,
  parcels: Consignment['parcels'],
): Minor | undefined {
  const bands = prices.filter((price) => price.kind === 'parcel' && price.service === service)
  let cost = 0
  for (const { grams, count } of parcels) {
    const each = priceOf(bands, grams)
    if (each === undefined) return undefined
    cost += each * count
  }
  return cost
}

function cheapestFreight(prices: readonly ShippingPrice[], grams: number) {
  return servicesOf(prices, 'freight')
    .flatMap((price) => {
      const cost = priceOf(
        prices.filter((band) => band.kind === 'freight' && band.service === price.service),
        grams,
      )
      return cost === undefined ? [] : [{ price, cost }]
    })
    .toSorted((a, b) => a.cost - b.cost)[0]
}

/** The price of one package by its weight band, undefined when no band reaches it [SHIP-251]. */
export function priceOf(bands: readonly ShippingPrice[], grams: number): Minor | undefined {
  const band = bands.find(({ fromGrams, toGrams }) => grams > fromGrams && (toGrams === null || grams <= toGrams))
  return band && band.base + band.perStep * Math.ceil((grams - band.fromGrams) / band.stepGrams)
}

/** The zone of a place on a site: the one that names its postcode, else its region, else its country. */
export function zoneOf(
  site: Site,
  { countryId, region, postcode }: RateInput['shipTo'],
  zones: readonly ShippingZone[],
): ShippingZone | undefined {
  if (!siteSettings[site].countries.includes(countryId)) return undefined
  const code = compactPostcode(countryId, postcode)
  const own = zones.filter((zone) => zone.site === site && zone.country === countryId)
  return (
    own.find(({ postcodes }) => postcodes?.some((range) => isWithinPostcodes(code, range))) ??
    own.find(({ regions, postcodes }) => !postcodes && regions?.includes(region)) ??
    own.find(({ regions, postcodes }) => !postcodes && regions === null)
  )
}
