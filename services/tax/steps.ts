import { isShipped } from '#domain/catalog/product-type.ts'
import type { Minor } from '#domain/money.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { Site } from '#domain/sites.ts'
import type { TaxLine, TaxProblem, TaxQuote } from '#domain/tax/quote.ts'
import type { IsoDate, TaxTables } from '#domain/tax/table.ts'
import type { CheckedVatNumber } from '#domain/tax/vat-number.ts'
import type { TaxEngine } from '#platform/tax/engine.ts'
import type { Sellable } from '#services/catalog/steps.ts'
import { quoteByEngine, type TaxAddress } from './quote-by-engine.ts'
import { lookUpVatNumber, type VatDeps } from './vat-numbers.ts'

export { taxTablesOf } from './repository.ts'
export { lookUpVatNumber } from './vat-numbers.ts'

export interface TaxDeps extends VatDeps {
  taxTables: () => Promise<TaxTables>
  /** The engine for US sales tax, or null if our own tables apply. */
  taxEngine: TaxEngine | null
}

/** Returns the tariff code of a product that ships ('' if unknown), or undefined for other product types [TAX-236]. */
export function tariffCodeOf({ type, attributes }: Pick<Sellable, 'type' | 'attributes'>): string | undefined {
  return isShipped(type) ? (attributes.tariffCode ?? '') : undefined
}

/** Returns the UTC date of a time. */
export function isoDateOf(now: number): IsoDate {
  return new Date(now).toISOString().slice(0, 10)
}

interface OrderForTax {
  shipTo: TaxAddress
  lines: readonly TaxLine[]
  discount: Minor
  shipping: Minor
  vatNumber: string
}

/**
 * Returns the tax for an order on the current day in the site's time zone. Called before the order's transaction, and
 * again when placing the order.
 */
export async function quoteTaxForOrder(
  deps: TaxDeps,
  site: Site,
  { vatNumber, ...order }: OrderForTax,
  now: number,
): Promise<{ quote: TaxQuote | TaxProblem; checked: CheckedVatNumber | null; tables: TaxTables }> {
  const [checked, tables] = await Promise.all([lookUpVatNumber(deps, site, vatNumber, now), deps.taxTables()])
  const input = { site, ...order, date: siteDay(site, now), vatNumber: checked, isExempt: false }
  return { quote: await quoteByEngine(deps.taxEngine, input, tables), checked, tables }
}
