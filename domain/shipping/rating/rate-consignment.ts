import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { billableGrams, divisorOf } from '../packages/billable-weight.ts'
import { laterDays } from '../delivery/delivery-days.ts'
import type { CartLineForShipping } from '../line.ts'
import { needsFreight, pack, type Consignment } from '../packages/pack.ts'
import type { Rate } from './rate.ts'
import { surchargesOf } from './surcharges.ts'
import type { ShippingPrice, ShippingTables, ShippingZone } from './tables.ts'

interface RatedConsignment {
  site: Site
  zone: ShippingZone | undefined
  lines: readonly CartLineForShipping[]
  isBusiness: boolean
  packageNumber: number
}

/** Returns rates from the tables. Returns none if no service can carry the package [SHIP-251]. */
export function rateByTables(consignment: RatedConsignment, tables: ShippingTables): Rate[] {
  const { site, zone, lines, isBusiness, packageNumber } = consignment
  if (!zone) return []
  const prices = tables.prices.filter((price) => price.site === site && price.zone === zone.code)
  const { parcels, freightGrams, hasFreight, isFree } = pack(site, lines, tables)
  const parcelServices = servicesOf(prices, 'parcel')
  const freight = freightGrams > 0 ? cheapestFreight(prices, freightGrams) : undefined
  if (freightGrams > 0 && !freight) return []
  // Free freight takes as long as paid freight.
  const freightDays = (freight?.price ?? servicesOf(prices, 'freight')[0])?.days ?? null
  const by = ({ service, carrier, label, days }: ShippingPrice) => ({
    shippingCode: service,
    carrier,
    label,
    packageNumber,
    days: hasFreight ? laterDays(days, freightDays) : days,
  })
  if (isFree) return parcelServices.slice(0, 1).map((service) => ({ ...by(service), rate: 0 }))
  const isFreight = (line: CartLineForShipping) => needsFreight(site, line, tables)
  const freightAndSurcharges =
    (freight?.cost ?? 0) + surchargesOf({ site, lines, isFreight, isBusiness }, tables.surcharges)
  if (parcels.length === 0) return freight ? [{ ...by(freight.price), rate: freightAndSurcharges }] : []
  return parcelServices.flatMap((service) => {
    const cost = costOfParcels(prices, service, parcels, tables)
    if (cost === undefined) return []
    const rate = { ...by(service), rate: cost + freightAndSurcharges }
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
  { site, service }: ShippingPrice,
  parcels: Consignment['parcels'],
  { divisors }: ShippingTables,
): Minor | undefined {
  const bands = prices.filter((price) => price.kind === 'parcel' && price.service === service)
  const divisor = divisorOf(divisors, { site, kind: 'parcel', service })
  let cost = 0
  for (const { count, ...parcel } of parcels) {
    const each = priceOf(bands, billableGrams(parcel, divisor))
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

/** Returns the price for a weight band, if any [SHIP-251]. */
export function priceOf(bands: readonly ShippingPrice[], grams: number): Minor | undefined {
  const band = bands.find(({ fromGrams, toGrams }) => grams > fromGrams && (toGrams === null || grams <= toGrams))
  return band && band.base + band.perStep * Math.ceil((grams - band.fromGrams) / band.stepGrams)
}
