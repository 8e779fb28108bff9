import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Vendor } from '#platform/request-context.ts'
import type { RateLimits } from '#platform/settings/rate-limits.ts'
import type { Edge } from '../dispatch.ts'
import { attemptLimit } from './attempt-limiter.ts'

const minutes = 15
/** A shopper's share of the address limit, which is 60 by default. Cached responses do not count. */
const shareOfShopper = 1 / 5

/**
 * Creates a vendor quota per shopper and address, which all processes share through the database. Reports exhaustion
 * once per window.
 */
export function vendorQuota(
  db: Database,
  { vendor: aMinute }: Pick<RateLimits, 'vendor'>,
  warn: (vendor: Vendor, site: Site) => void,
) {
  const address = aMinute * minutes
  const max = { address, shopper: Math.ceil(address * shareOfShopper) }
  const counts = {
    rates: attemptLimit('rates', max),
    estimates: attemptLimit('estimates', max),
    tax: attemptLimit('tax', max),
    vat: attemptLimit('vat', max),
    address: attemptLimit('suggestion', max),
  }
  const reportedAt = new Map<Vendor, number>()
  const takeQuota: NonNullable<Edge['takeQuota']> = async ({ scope, ip, now }, vendor: Vendor) => {
    if ((await counts[vendor](db, { scope, ip }, now)) === 0) return true
    if (now - (reportedAt.get(vendor) ?? -Infinity) >= minutes * 60_000) {
      reportedAt.set(vendor, now)
      warn(vendor, scope.site)
    }
    return false
  }
  return takeQuota
}
