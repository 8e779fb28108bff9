import type { PickupLocation, PickupLocations } from '#domain/shipping/pickup/pickup-locations.ts'
import type { VolumeDivisor } from '#domain/shipping/packages/billable-weight.ts'
import type { FreightClass } from '#domain/shipping/packages/freight-class.ts'
import type { LiveRates } from '#domain/shipping/rating/live-rates.ts'
import type { RatedCart } from '#domain/shipping/rating/rate-cart.ts'
import type { Surcharge } from '#domain/shipping/rating/surcharges.ts'
import type { ShippingOrigin, ShippingPrice, ShippingTables, ShippingZone } from '#domain/shipping/rating/tables.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'
import { cacheTables, type Revisions } from '#services/rates/revisioned-cache.ts'
import { sweepLiveRates } from './live-rates.ts'

const selectZones = statement<ShippingZone>(
  'shipping.zones',
  `select site, vendor, code, country, regions, postcodes, valid_from::text as "validFrom", valid_to::text as "validTo"
   from shipping_zone order by position, valid_from desc`,
)
const selectPrices = statement<ShippingPrice>(
  'shipping.prices',
  `select site, zone, service, carrier, label, kind, from_grams as "fromGrams", to_grams as "toGrams", base,
     per_step as "perStep", step_grams as "stepGrams",
     case when days_from is not null then jsonb_build_array(days_from, days_to) end as days,
     valid_from::text as "validFrom", valid_to::text as "validTo"
   from shipping_price order by position, valid_from desc`,
)
const selectLimits = statement<{ site: Site; grams: number }>(
  'shipping.limits',
  'select site, parcel_grams as grams from shipping_limit',
)
const selectOrigins = statement<ShippingOrigin>(
  'shipping.origins',
  'select site, vendor, name, city, region, postcode, country as "countryId" from shipping_origin order by site, vendor',
)
const selectDivisors = statement<VolumeDivisor>(
  'shipping.divisors',
  'select site, kind, service, cm3_per_kg as "cm3PerKg", from_cm3 as "fromCm3" from shipping_divisor',
)
const selectFreightClasses = statement<FreightClass>(
  'shipping.freight-classes',
  'select site, code, from_density::float8 as "fromDensity", percent from shipping_freight_class',
)
const selectSurcharges = statement<Surcharge>(
  'shipping.surcharges',
  'select site, kind, shipping_group as "group", above, amount from shipping_surcharge order by id',
)
const selectPickup = statement<{ site: Site; place: PickupLocation }>(
  'shipping.pickup',
  `select site, jsonb_build_object('id', id) || place as place from pickup_location order by site, position`,
)
// Equal rates for equal requests within the window share one quote.
const keep = statement<{ transactionId: string }>(
  'shipping-quote.keep',
  `with found as (
     select transaction_id from shipping_quote
     where site = $1 and signature = $2 and rated = $3::jsonb and live is not distinct from $7::jsonb
       and created_at > $4
     order by created_at desc limit 1),
   made as (
     insert into shipping_quote (site, signature, rated, live, created_at, expires_at)
     select $1, $2, $3::jsonb, $7::jsonb, $5, $6 where not exists (select from found) returning transaction_id)
   select transaction_id as "transactionId" from found union all select transaction_id from made`,
)
const readOne = statement<StoredQuote>(
  'shipping-quote.read',
  `select site, signature, rated, live, expires_at as "expiresAt" from shipping_quote where transaction_id = $1`,
)
const sweep = createClockSweep('shipping_quote', 'expires_at < $1')

interface StoredQuote {
  site: Site
  signature: string
  rated: RatedCart
  /** Vendor rates, or null if our own tables apply. */
  live: LiveRates | null
  expiresAt: Date
}

/** The shipping tables with the pickup locations, default location first. */
export interface StoredShippingTables extends ShippingTables {
  pickupLocations: PickupLocations
}

async function readShippingTables(db: QueryRunner): Promise<StoredShippingTables> {
  const zones = await db.run(selectZones, [])
  const prices = await db.run(selectPrices, [])
  const limits = await db.run(selectLimits, [])
  // Without a limit, a site accepts no parcels, so that a missing row is noticed immediately and loses no money.
  const none = { USA: 0, CAN: 0, AUS: 0, EUR: 0, GBR: 0, APO: 0 }
  const parcelLimitGrams = { ...none, ...Object.fromEntries(limits.map(({ site, grams }) => [site, grams])) }
  return {
    origins: await db.run(selectOrigins, []),
    zones,
    prices,
    parcelLimitGrams,
    divisors: await db.run(selectDivisors, []),
    freightClasses: await db.run(selectFreightClasses, []),
    surcharges: await db.run(selectSurcharges, []),
    pickupLocations: bySite(await db.run(selectPickup, [])),
  }
}

function bySite(rows: readonly { site: Site; place: PickupLocation }[]): PickupLocations {
  const found: Partial<Record<Site, PickupLocation[]>> = {}
  for (const { site, place } of rows) (found[site] ??= []).push(place)
  return found
}

/** Returns a cache for the shipping tables that reloads when their revision changes. */
export function shippingTablesOf(db: QueryRunner): (revisions?: Revisions) => Promise<StoredShippingTables> {
  return cacheTables(db, 'shipping', readShippingTables)
}

const reuseMs = 5 * 60_000
const lifeMs = 30 * 60_000

/** Stores a quote for 30 minutes and returns its id; reuses an equal quote from the last five minutes. */
export async function storeQuote(
  db: QueryRunner,
  { site, signature, rated, live }: Omit<StoredQuote, 'expiresAt'>,
  now: number,
) {
  const values = [
    site,
    signature,
    JSON.stringify(rated),
    new Date(now - reuseMs),
    new Date(now),
    new Date(now + lifeMs),
    live && JSON.stringify(live),
  ]
  const [quote] = await db.run(keep, values)
  return quote!.transactionId
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function readQuote(db: QueryRunner, transactionId: string): Promise<StoredQuote | undefined> {
  if (!uuid.test(transactionId)) return undefined
  const [quote] = await db.run(readOne, [transactionId])
  return quote
}

/** Deletes quotes and vendor rates that expired before a time. */
export async function sweepQuotes(db: QueryRunner, before: number) {
  await Promise.all([sweep(db, before), sweepLiveRates(db, before)])
}
