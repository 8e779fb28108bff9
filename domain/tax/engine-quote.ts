import { isTaxed, type TaxedClass } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'
import { siteSettings } from '#domain/sites.ts'
import { isWithoutNexus, withDiscountShares, type TaxInput, type TaxLine, type TaxQuote } from './quote.ts'
import { taxLabel } from './rates.ts'
import type { TaxTables } from './table.ts'
import { tariffOf } from './tariff.ts'

/** A line after discounts. Untaxed lines are omitted. */
interface RequestLine {
  id: string
  kind: TaxedClass
  qty: number
  unit: Minor
  discount: Minor
}

interface EngineTax {
  tax: Minor
  lines: readonly { id: string; tax: Minor; percent: number }[]
  shipping: { tax: Minor; percent: number }
  /** Reason that the tax is zero. */
  free: 'no_nexus' | 'exempt' | 'untaxed' | null
}

const lineAmount = ({ qty, unit, discount }: Pick<TaxLine, 'qty' | 'unit' | 'discount'>) =>
  Math.max(0, qty * unit - discount)

/**
 * Returns the lines for an external engine, which is used on US sites for addresses with nexus. Null means that our own
 * tables apply [TAX-233].
 */
export function taxEngineLines(input: TaxInput, tables: TaxTables): RequestLine[] | null {
  const { site, shipTo, shipping } = input
  const isThere = siteSettings[site].homeCountry === 'US' && shipTo.countryId === 'US'
  if (!isThere || isWithoutNexus(site, shipTo, tables)) return null
  const lines = withDiscountShares(input).flatMap(({ id, class: kind, qty, unit, discount }): RequestLine[] =>
    isTaxed(kind) ? [{ id, kind, qty, unit, discount: Math.min(discount, qty * unit) }] : [],
  )
  // The order contains no taxed goods, so its shipping is not taxed either.
  if (lines.length === 0 && input.lines.some((line) => line.class === 'untaxed')) return null
  return shipping === 0 && lines.every((line) => lineAmount(line) === 0) ? null : lines
}

/** Returns true if a response's amounts are consistent and zero tax has a reason [TAX-233]. */
export function isConsistentTax(requested: readonly RequestLine[], shipping: Minor, response: EngineTax): boolean {
  const { tax, lines, free } = response
  const byId = new Map(lines.map((line) => [line.id, line.tax]))
  const isWithin = (part: Minor | undefined, net: Minor) =>
    part !== undefined && Number.isInteger(part) && part >= 0 && part <= net
  return (
    byId.size === lines.length &&
    lines.length === requested.length &&
    requested.every((line) => isWithin(byId.get(line.id), lineAmount(line))) &&
    isWithin(response.shipping.tax, shipping) &&
    lines.reduce((sum, line) => sum + line.tax, response.shipping.tax) === tax &&
    (tax === 0) === (free !== null)
  )
}

/** Converts an engine's response to a quote. Duty always comes from our own tables [TAX-212, TAX-236]. */
export function quoteFromEngine(input: TaxInput, response: EngineTax, tables: TaxTables): TaxQuote {
  const { site, shipTo, date, shipping } = input
  const byId = new Map(response.lines.map((line) => [line.id, line]))
  const lines = withDiscountShares(input).map((line) => {
    const { id, qty, unit } = line
    const full = qty * unit
    const net = lineAmount(line)
    const { tax, percent } = byId.get(id) ?? { tax: 0, percent: 0 }
    return { id, net, tax, shown: net, full: { net: full, shown: full }, shownUnit: unit, percent }
  })
  return {
    lines,
    shipping: { net: shipping, tax: response.shipping.tax, shown: shipping },
    tax: response.tax,
    summary: response.tax === 0 ? [] : [{ label: salesTaxLabel(response), tax: response.tax }],
    isReverseCharge: false,
    tariff: tariffOf(
      { site, destination: shipTo.countryId, date },
      lines.map(({ net }, index) => ({ net, tariffCode: input.lines[index]!.tariffCode ?? null })),
      tables.tariffs,
    ),
  }
}

/** Returns the sales tax label, with the percentage if it is the same for all lines. */
function salesTaxLabel({ lines, shipping }: EngineTax): string {
  const percents = new Set([...lines, shipping].flatMap(({ tax, percent }) => (tax > 0 ? [percent] : [])))
  const [percent] = percents
  return percents.size === 1 && percent ? taxLabel({ name: 'Sales tax', percent, compound: false }) : 'Sales tax'
}
