import type { Database } from '#platform/database.ts'
import type { Vendor } from '#platform/press.ts'
import type { RateLimits } from '#platform/settings/rate-limits.ts'
import type { Edge } from './perform.ts'
import { triesAt } from './tries.ts'

/** The quarter of an hour that tries are counted in. */
const minutes = 15
/** Of what a network address may ask one shopper may ask so much: by default 60, and what was answered is not asked again. */
const shareOfShopper = 1 / 5

/** Counts in the database, so for all processes, what each vendor is asked for a shopper and for a network address. */
export function vendorQuestions(db: Database, { vendor: aMinute }: Pick<RateLimits, 'vendor'>) {
  const address = aMinute * minutes
  const most = { address, shopper: Math.ceil(address * shareOfShopper) }
  const counts = {
    rates: triesAt('rates', most),
    tax: triesAt('tax', most),
    vat: triesAt('vat', most),
    address: triesAt('suggestion', most),
  }
  const mayAsk: NonNullable<Edge['mayAsk']> = async ({ scope, ip, now }, vendor: Vendor) =>
    (await counts[vendor](db, { scope, ip }, now)) === 0
  return mayAsk
}
