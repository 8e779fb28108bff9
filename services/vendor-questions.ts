import type { Database } from '#platform/database.ts'
import type { Vendor } from '#platform/press.ts'
import type { RateLimits } from '#platform/settings/rate-limits.ts'
import type { Edge } from './perform.ts'
import { triesAt } from './tries.ts'

/** More than a checkout of anybody takes in a quarter of an hour; what was answered a moment ago is not asked again. */
const mostOfShopper = 60
/** The quarter of an hour that tries are counted in. */
const minutes = 15

/** Counts in the database, so for all processes, what each vendor is asked for a shopper and for a network address. */
export function vendorQuestions(db: Database, { vendor: aMinute }: Pick<RateLimits, 'vendor'>) {
  const most = { address: aMinute * minutes, shopper: mostOfShopper }
  const counts = { rates: triesAt('rates', most), tax: triesAt('tax', most), vat: triesAt('vat', most) }
  const mayAsk: NonNullable<Edge['mayAsk']> = async ({ scope, ip, now }, vendor: Vendor) =>
    (await counts[vendor](db, { scope, ip }, now)) === 0
  return mayAsk
}
