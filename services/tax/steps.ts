import { isShipped } from '#domain/catalog/product-type.ts'
import type { Minor } from '#domain/money.ts'
import { siteDay } from '#domain/shipping/delivery-days.ts'
import type { Site } from '#domain/sites.ts'
import type { TaxLine, TaxProblem, TaxQuote } from '#domain/tax/quote.ts'
import type { IsoDate, TaxTables } from '#domain/tax/table.ts'
import type { CheckedVatNumber } from '#domain/tax/vat-number.ts'
import type { TaxEngine } from '#platform/tax/engine.ts'
import type { Sellable } from '#services/catalog/steps.ts'
import { quoteByEngine, type AskedPlace } from './ask-engine.ts'
import { askVatNumber, type VatDeps } from './vat-numbers.ts'

export { taxTablesOf } from './repository.ts'
export { askVatNumber } from './vat-numbers.ts'

// What other areas may ask of tax.

export interface TaxDeps extends VatDeps {
  taxTables: () => Promise<TaxTables>
  /** Asked for sales tax of the United States; null: our own tables say that too. */
  taxEngine: TaxEngine | null
}

/** What of the catalogue crosses a border: goods that travel, by their code where it is written down [TAX-236]. */
export function tariffCodeOf({ type, attributes }: Pick<Sellable, 'type' | 'attributes'>): string | undefined {
  return isShipped(type) ? (attributes.tariffCode ?? '') : undefined
}

/** The day of a moment. */
export function isoDateOf(now: number): IsoDate {
  return new Date(now).toISOString().slice(0, 10)
}

interface OrderForTax {
  shipTo: AskedPlace
  lines: readonly TaxLine[]
  discount: Minor
  shipping: Minor
  vatNumber: string
}

/**
 * The tax of an order on the day that its site has, with what is known of its VAT number and the tables that it went by; asked before the order's
 * transaction begins, and again when it is placed.
 */
export async function quoteTaxForOrder(
  deps: TaxDeps,
  site: Site,
  { vatNumber, ...order }: OrderForTax,
  now: number,
): Promise<{ quote: TaxQuote | TaxProblem; checked: CheckedVatNumber | null; tables: TaxTables }> {
  const [checked, tables] = await Promise.all([askVatNumber(deps, site, vatNumber, now), deps.taxTables()])
  const input = { site, ...order, date: siteDay(site, now), vatNumber: checked, isExempt: false }
  return { quote: await quoteByEngine(deps.taxEngine, input, tables), checked, tables }
}
