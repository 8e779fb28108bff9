import type { TaxTables } from '#domain/tax/table.ts'
import { australianTax, canadianTax } from './ca-au-tax.ts'
import { usSalesTax } from './us-sales-tax.ts'
import { vatRates, vatTerritories } from './vat.ts'

/** Initial tax tables; merchants edit or replace them. They assume nexus everywhere. */
export const shippedTaxTables: TaxTables = {
  rates: [...usSalesTax, ...canadianTax, ...australianTax, ...vatRates],
  territories: vatTerritories,
  withoutNexus: [],
  // Empty, because goods ship domestically or the buyer pays duties; merchants who pay duties add rows.
  tariffs: [],
}
