import type { TaxTables } from '#domain/tax/table.ts'
import { australianTax, canadianTax } from './ca-au-tax.ts'
import { usSalesTax } from './us-sales-tax.ts'
import { vatRates, vatTerritories } from './vat.ts'

/** Initial tax tables, which merchants edit or replace. They assume nexus everywhere. */
export const shippedTaxTables: TaxTables = {
  rates: [...usSalesTax, ...canadianTax, ...australianTax, ...vatRates],
  territories: vatTerritories,
  shippingRules: [],
  withoutNexus: [],
  // Empty, because goods ship domestically or the buyer pays duties. Merchants who pay duties themselves add rows.
  tariffs: [],
}
