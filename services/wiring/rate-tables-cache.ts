import type { Queries } from '#platform/database.ts'
import { revisionsOnce, type Revisions } from '#services/rates/revisioned-cache.ts'
import type { CartDeps } from '#services/lists/steps.ts'
import { displayPricesBy } from '#services/tax/display-prices.ts'
import { shippingTablesOf, type ShippingDeps } from '#services/shipping/steps.ts'
import { taxTablesOf, type TaxDeps } from '#services/tax/steps.ts'

/** What shipping and tax come to is worked out by these. */
type RateTables = Pick<ShippingDeps, 'shippingTables'> & Pick<TaxDeps, 'taxTables'> & Pick<CartDeps, 'displayPricesOf'>

export interface RateTablesCache extends RateTables {
  /** All of them as they are when the first is asked for, with one look at the database. */
  atOneMoment: () => RateTables
}

/** The tables of rates of a database, kept in memory and read again when they have changed. */
export function rateTablesCache(db: Queries): RateTablesCache {
  const kept = { tax: taxTablesOf(db), shipping: shippingTablesOf(db) }
  const tables = (revisions?: Revisions): RateTables => {
    const taxTables = () => kept.tax(revisions)
    return { taxTables, shippingTables: () => kept.shipping(revisions), displayPricesOf: displayPricesBy(taxTables) }
  }
  return { ...tables(), atOneMoment: () => tables(revisionsOnce(db)) }
}
