import type { QueryRunner } from '#platform/database.ts'
import { readRevisionsOnce, type Revisions } from '#services/rates/revisioned-cache.ts'
import type { CartDeps } from '#services/lists/pricing-steps.ts'
import { createDisplayPrices } from '#services/tax/display-prices.ts'
import { shippingTablesOf, type ShippingDeps } from '#services/shipping/steps.ts'
import { taxTablesOf, type TaxDeps } from '#services/tax/steps.ts'

type RateTables = Pick<ShippingDeps, 'shippingTables'> & Pick<TaxDeps, 'taxTables'> & Pick<CartDeps, 'displayPricesOf'>

export interface RateTablesCache extends RateTables {
  /** Returns all tables as of the first read, with a single revision check. */
  atOneMoment: () => RateTables
}

/** Caches a database's rate tables and reloads them after changes. */
export function rateTablesCache(db: QueryRunner): RateTablesCache {
  const cached = { tax: taxTablesOf(db), shipping: shippingTablesOf(db) }
  const tables = (revisions?: Revisions): RateTables => {
    const taxTables = () => cached.tax(revisions)
    return {
      taxTables,
      shippingTables: () => cached.shipping(revisions),
      displayPricesOf: createDisplayPrices(taxTables),
    }
  }
  return { ...tables(), atOneMoment: () => tables(readRevisionsOnce(db)) }
}
