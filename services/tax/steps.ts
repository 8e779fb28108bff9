import { isShipped } from '#domain/catalog/product-type.ts'
import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { quoteTax, type TaxLine, type TaxProblem, type TaxQuote } from '#domain/tax/quote.ts'
import type { TaxPlace } from '#domain/tax/rates.ts'
import type { IsoDate, TaxTables } from '#domain/tax/table.ts'
import type { CheckedVatNumber } from '#domain/tax/vat-number.ts'
import type { Sellable } from '#services/catalog/steps.ts'
import { askVatNumber, type VatDeps } from './vat-numbers.ts'

export { taxTablesOf } from './repository.ts'
export { askVatNumber } from './vat-numbers.ts'

// What other areas may ask of tax.

export interface TaxDeps extends VatDeps {
  taxTables: () => Promise<TaxTables>
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
  shipTo: TaxPlace
  lines: readonly TaxLine[]
  discount: Minor
  shipping: Minor
  vatNumber: string
}

/** The tax of an order now, with what is known of its VAT number; asked before the order's transaction begins. */
export async function quoteTaxForOrder(
  deps: TaxDeps,
  site: Site,
  { vatNumber, ...order }: OrderForTax,
  now: number,
): Promise<{ quote: TaxQuote | TaxProblem; checked: CheckedVatNumber | null }> {
  const checked = await askVatNumber(deps, vatNumber, now)
  const input = { site, ...order, date: isoDateOf(now), vatNumber: checked, isExempt: false }
  return { quote: quoteTax(input, await deps.taxTables()), checked }
}
