import type { TaxTables } from '#domain/tax/table.ts'
import { australianTax, canadianTax } from './ca-au-tax.ts'
import { usSalesTax } from './us-sales-tax.ts'
import { vatRates, vatTerritories } from './vat.ts'

/** Initial tax tables, for merchants to edit or replace. They assume nexus everywhere. */
export const defaultTaxTables: TaxTables = {
  rates: [...usSalesTax, ...canadianTax, ...australianTax, ...vatRates],
  territories: vatTerritories,
  shippingRules: [],
  withoutNexus: [],
  // Empty, because orders ship domestically or the buyer pays duties. Merchants who pay duties add rows.
  tariffs: [],
}
