import { compactPostcode, isWithinPostcodes } from '#domain/countries/country.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Minor } from '#domain/money.ts'
import { laterDays } from './delivery-days.ts'
import type { CartLineForShipping } from './line.ts'
import { isDirectShip } from './mode.ts'
import { pack, weightProblem, type Consignment, type WeightProblem } from './packages.ts'
import { canPickup, pickupRate } from './pickup.ts'
import { type FiveForFive, takeFive, withFreeShipping } from './promotions.ts'
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
  /** The sale that the buyer may redeem, where one runs. */
  fiveForFive?: FiveForFive | null
}

/** Everything as one shipment, and package by package [SHIP-235, SHIP-252]. */
export interface RatedCart {
  rates: Rate[]
  split: Rate[]
  /** Which of the two have five pieces at the flat price of the sale; missing when neither has. */
  fiveForFive?: { rates: boolean; split: boolean }
}
export type ShippingProblem = { problem: 'no_rates' } | WeightProblem

/**
 * Rates a cart: all of it as one shipment, and in parts, one for our own stock, one for each vendor and one for each
 * heavy-direct line; a package that no service of its zone carries leaves the whole without rates [SHIP-237, SHIP-251..253].
 * Of promotions that fit the cheapest holds; they do not add up [PROMO-221, PROMO-222].
 */
export function rateCart(input: RateInput, tables: ShippingTables): RatedCart | ShippingProblem {
  const { site, shipTo, allowSplit, pickup } = input
  if (input.lines.length === 0) return { rates: [], split: [] }
  const unknown = weightProblem(input.lines)
  if (unknown) return unknown
  const lines = withFreeShipping(site, shipTo.countryId, input.lines)
  const usual = rateWays(input, lines, tables)
  const flat = flatWays(input, lines, tables)
  const isFlat = { rates: isCheaper(flat && [flat.merged], [usual.merged]), split: isCheaper(flat?.split, usual.split) }
  const merged = isFlat.rates ? flat!.merged : usual.merged
  const split = isFlat.split ? flat!.split : usual.split
  const isDeliverable = merged.length > 0 && split.every((rates) => rates.length > 0)
  if (!isDeliverable) return { problem: 'no_rates' }
  // Who collects asks for rates to the place of collection, so that the rate below is always one of several.
  const collected = pickup && canPickup(site, lines) ? [pickupRate(pickup)] : []
  return {
    rates: [...collected, ...merged].toSorted(byPrice),
    split: allowSplit && split.length > 1 ? split.flatMap((rates) => rates.toSorted(byPrice)) : [],
    ...((isFlat.rates || isFlat.split) && { fiveForFive: isFlat }),
  }
}

/** The rates of a cart as one shipment, and of each of its packages. */
interface Ways {
  merged: Rate[]
  split: Rate[][]
}

function rateWays(input: RateInput, lines: readonly CartLineForShipping[], tables: ShippingTables): Ways {
  const limit = tables.parcelLimitGrams[input.site]
  return {
    merged: rateConsignment(input, pack(lines, limit), 1, tables),
    split: consignmentsOf(input.site, lines).map((part, index) =>
      rateConsignment(input, pack(part, limit), index + 1, tables),
    ),
  }
}

/** The same with the first pieces of the sale at its flat price: a package of their own, or part of the one shipment. */
function flatWays(input: RateInput, lines: readonly CartLineForShipping[], tables: ShippingTables): Ways | null {
  const { site, fiveForFive } = input
  if (!fiveForFive || fiveForFive.remaining <= 0) return null
  const { five, rest } = takeFive(site, lines, fiveForFive.maxItems)
  if (five.length === 0) return null
  const { merged, split } = rateWays(input, rest, tables)
  const own: Rate = {
    shippingCode: 'five_for_five',
    carrier: 'table',
    label: 'Five for five',
    rate: fiveForFive.price,
    packageNumber: split.length + 1,
    // Each of the pieces comes from its own maker.
    days: null,
  }
  const whole = merged.map((rate) => ({
    ...rate,
    rate: rate.rate + fiveForFive.price,
    days: laterDays(rate.days, own.days),
  }))
  return { merged: whole, split: [...split, [own]] }
}

/** Whether the cheapest rates of some packages come to less than those of others; what cannot be sent never does. */
function isCheaper(flat: readonly Rate[][] | undefined | null, usual: readonly Rate[][]): boolean {
  const least = (packages: readonly Rate[][]) =>
    packages.reduce((sum, rates) => sum + Math.min(...rates.map(({ rate }) => rate)), 0)
  return Boolean(flat) && least(flat!) < least(usual)
}

const byPrice = (a: Rate, b: Rate) => a.rate - b.rate

/** Our own stock first, then each vendor, then each heavy-direct line by itself [SHIP-252]. */
export function consignmentsOf(site: Site, lines: readonly CartLineForShipping[]): CartLineForShipping[][] {
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
  const { parcels, freightGrams, hasFreight, isFree } = consignment
  const parcelServices = servicesOf(prices, 'parcel')
  const freight = freightGrams > 0 ? cheapestFreight(prices, freightGrams) : undefined
  if (freightGrams > 0 && !freight) return []
  // What goes by freight for nothing takes as long as what is paid for.
  const freightDays = (freight?.price ?? servicesOf(prices, 'freight')[0])?.days ?? null
  const by = ({ service, carrier, label, days }: ShippingPrice) => ({
    shippingCode: service,
    carrier,
    label,
    packageNumber,
    days: hasFreight ? laterDays(days, freightDays) : days,
  })
  if (isFree) return parcelServices.slice(0, 1).map((service) => ({ ...by(service), rate: 0 }))
  if (parcels.length === 0) return freight ? [{ ...by(freight.price), rate: freight.cost }] : []
  return parcelServices.flatMap((service) => {
    const cost = costOfParcels(prices, service.service, parcels)
    if (cost === undefined) return []
    const rate = { ...by(service), rate: cost + (freight?.cost ?? 0) }
    return freight ? [{ ...rate, label: `${rate.label} and ${freight.price.label.toLowerCase()}` }] : [rate]
  })
}

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
