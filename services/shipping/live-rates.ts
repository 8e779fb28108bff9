import { createHash } from 'node:crypto'
import { businessDaysBetween } from '#domain/shipping/delivery/delivery-days.ts'
import { maxShippingCodeLength, pickupCode } from '#domain/shipping/rating/rate.ts'
import { packageKey, type LiveRate, type LiveRates } from '#domain/shipping/rating/live-rates.ts'
import { packagesToRate, type RateInput } from '#domain/shipping/rating/rate-cart.ts'
import type { ShippingTables } from '#domain/shipping/rating/tables.ts'
import { zoneOf } from '#domain/shipping/rating/zones.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { RateEngine, VendorRate } from '#platform/rates/engine.ts'
import { createClockSweep } from '#platform/sweep.ts'

const readCached = statement<{ rates: LiveRates }>(
  'shipping-live.read',
  'select rates from shipping_live_rates where site = $1 and signature = $2 and good_until > $3',
)
const keep = statement(
  'shipping-live.keep',
  `insert into shipping_live_rates (site, signature, rates, good_until) values ($1, $2, $3::jsonb, $4)
   on conflict (site, signature) do update set rates = excluded.rates, good_until = excluded.good_until`,
)
const sweep = createClockSweep('shipping_live_rates', 'good_until < $1')

const cacheMs = 5 * 60_000

interface LiveRateContext {
  signature: string
  city: string
  tables: ShippingTables
  now: number
}

/**
 * Returns vendor rates for a cart, cached for five minutes. Returns null if a package has none; our own tables then
 * apply.
 */
export async function liveRatesOf(
  { db, rateEngine }: { db: QueryRunner; rateEngine: RateEngine | null },
  input: RateInput,
  { signature, city, tables, now }: LiveRateContext,
): Promise<LiveRates | null> {
  const { site, shipTo } = input
  if (!rateEngine || !zoneOf(site, shipTo, tables.zones)) return null
  const packages = packagesToRate(input)
  const keys = packages.map(packageKey)
  // An estimate has no city, and its rates must not be used for an address with a city.
  const cacheKey = createHash('sha256').update(`${signature} ${city.trim().toLowerCase()}`).digest('base64url')
  const [cached] = await db.run(readCached, [site, cacheKey, new Date(now)])
  if (cached && coversPackages(cached.rates, input)) return carried(cached.rates)
  const { countryId, region, postcode } = shipTo
  const results = await rateEngine.rate({
    site,
    shipTo: { countryId, region, postcode, city },
    packages: packages.map(({ sender, lines }) => ({
      origin: tables.origins.find((origin) => origin.site === site && origin.vendor === sender)?.name ?? null,
      pieces: lines.map(({ sku, qty, weightGrams, packedSize, shippingGroup, unitPrice }) => ({
        sku,
        qty,
        grams: weightGrams!,
        size: packedSize,
        group: shippingGroup,
        price: unitPrice,
      })),
    })),
  })
  const rates = results?.map((offered) => ownRates(site, offered))
  if (!rates) return null
  const live = Object.fromEntries(keys.map((key, index) => [key, rates[index]!]))
  await db.run(keep, [site, cacheKey, JSON.stringify(live), new Date(now + cacheMs)])
  return carried(live)
}

/**
 * Returns true if the rates cover every package in a cart. Free items or origins may have changed since the rates were
 * requested.
 */
export function coversPackages(rates: LiveRates, input: RateInput): boolean {
  return packagesToRate(input).every((each) => packageKey(each) in rates)
}

/** Returns the rates, or null if the vendor does not ship one of the packages. Missing rates are also cached. */
function carried(rates: LiveRates): LiveRates | null {
  return Object.values(rates).every((each) => each.length > 0) ? rates : null
}

/**
 * Returns the cheapest vendor rate per code, if the code is short enough for an order. Excludes pickup, which always
 * has our own rate.
 */
function ownRates(site: Site, offered: readonly VendorRate[]): LiveRate[] {
  const byCode = new Map<string, LiveRate>()
  for (const { carrier, method, label, rate, travels } of offered) {
    const shippingCode = `${carrier}_${method}`
    const isNone = shippingCode === pickupCode || shippingCode.length > maxShippingCodeLength
    if (isNone || (byCode.get(shippingCode)?.rate ?? Infinity) <= rate) continue
    const days = travels && businessDaysBetween(site, travels.leaves, travels.arrives)
    byCode.set(shippingCode, { shippingCode, carrier, label, rate, days: days === null ? null : [days, days] })
  }
  return [...byCode.values()]
}

/** Deletes vendor rates that expired before a time. */
export async function sweepLiveRates(db: QueryRunner, before: number) {
  await sweep(db, before)
}
