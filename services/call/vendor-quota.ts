import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Vendor } from '#platform/request-context.ts'
import type { RateLimits } from '#platform/settings/rate-limits.ts'
import type { Edge } from './dispatch.ts'
import { attemptLimit } from './attempt-limiter.ts'

/** The quarter of an hour that tries are counted in. */
const minutes = 15
/** Of what a network address may ask one shopper may ask so much: by default 60, and what was answered is not asked again. */
const shareOfShopper = 1 / 5

/**
 * Counts in the database, so for all processes, what each vendor is asked for a shopper and for a network address. That
 * one of them is asked no more, and our own tables answer in its place, is told once in the time that is counted.
 */
export function vendorQuota(
  db: Database,
  { vendor: aMinute }: Pick<RateLimits, 'vendor'>,
  warn: (vendor: Vendor, site: Site) => void,
) {
  const address = aMinute * minutes
  const most = { address, shopper: Math.ceil(address * shareOfShopper) }
  const counts = {
    rates: attemptLimit('rates', most),
    tax: attemptLimit('tax', most),
    vat: attemptLimit('vat', most),
    address: attemptLimit('suggestion', most),
  }
  const told = new Map<Vendor, number>()
  const mayAsk: NonNullable<Edge['mayAsk']> = async ({ scope, ip, now }, vendor: Vendor) => {
    if ((await counts[vendor](db, { scope, ip }, now)) === 0) return true
    if (now - (told.get(vendor) ?? -Infinity) >= minutes * 60_000) {
      told.set(vendor, now)
      warn(vendor, scope.site)
    }
    return false
  }
  return mayAsk
}
