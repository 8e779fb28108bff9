import type { TaxTables } from '#domain/tax/table.ts'
import { australianTax, canadianTax } from './ca-au-tax.ts'
import { usSalesTax } from './us-sales-tax.ts'
import { vatRates, vatTerritories } from './vat.ts'

/** The tax tables the store starts with; a merchant edits or imports others. A shop of this size has nexus everywhere. */
export const shippedTaxTables: TaxTables = {
  rates: [...usSalesTax, ...canadianTax, ...australianTax, ...vatRates],
  territories: vatTerritories,
  withoutNexus: [],
  // Goods are sold to where they are stored, or duties are the buyer's: a merchant who pays them writes them here.
  tariffs: [],
}
