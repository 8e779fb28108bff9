import type { TaxClass } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'
import { siteSettings } from '#domain/sites.ts'
import { isWithoutNexus, withShares, type TaxInput, type TaxLine, type TaxQuote } from './quote.ts'
import { labelOf } from './rates.ts'
import type { TaxTables } from './table.ts'
import { tariffOf } from './tariff.ts'

/** Goods of an order as somebody else is asked for their tax: all discounts taken off, vouchers left out. */
interface AskedLine {
  id: string
  kind: Exclude<TaxClass, 'voucher'>
  qty: number
  unit: Minor
  discount: Minor
}

/** A tax as somebody else worked it out, line by line. */
interface Answered {
  tax: Minor
  lines: readonly { id: string; tax: Minor; percent: number }[]
  shipping: { tax: Minor; percent: number }
  /** Why nothing is taken, where that is so. */
  free: 'no_nexus' | 'exempt' | 'untaxed' | null
}

/** What a line comes to after its discount, before tax. */
const lineAmount = ({ qty, unit, discount }: Pick<TaxLine, 'qty' | 'unit' | 'discount'>) =>
  Math.max(0, qty * unit - discount)

/**
 * What of an order somebody else is asked for, where one is asked at all: on the sites of the United States for addresses
 * there, but for regions in which the merchant said that nothing is collected, and where something is paid; null leaves it to our own tables [TAX-233].
 */
export function linesToAsk(input: TaxInput, tables: TaxTables): AskedLine[] | null {
  const { site, shipTo, shipping } = input
  const isThere = siteSettings[site].homeCountry === 'US' && shipTo.countryId === 'US'
  if (!isThere || isWithoutNexus(site, shipTo, tables)) return null
  const lines = withShares(input).flatMap(({ id, class: kind, qty, unit, discount }): AskedLine[] =>
    kind === 'voucher' ? [] : [{ id, kind, qty, unit, discount: Math.min(discount, qty * unit) }],
  )
  return shipping === 0 && lines.every((line) => lineAmount(line) === 0) ? null : lines
}

/**
 * Whether an answer can be believed: a tax for each line that was asked about and for no other, none of them negative or
 * more than what it is taken of, their sum with that of shipping what is collected in all, and nothing at all only where
 * it says why [TAX-233].
 */
export function isSound(asked: readonly AskedLine[], shipping: Minor, answered: Answered): boolean {
  const { tax, lines, free } = answered
  const byId = new Map(lines.map((line) => [line.id, line.tax]))
  const isWithin = (part: Minor | undefined, net: Minor) =>
    part !== undefined && Number.isInteger(part) && part >= 0 && part <= net
  return (
    byId.size === lines.length &&
    lines.length === asked.length &&
    asked.every((line) => isWithin(byId.get(line.id), lineAmount(line))) &&
    isWithin(answered.shipping.tax, shipping) &&
    lines.reduce((sum, line) => sum + line.tax, answered.shipping.tax) === tax &&
    (tax === 0) === (free !== null)
  )
}

/** An order's tax as it was answered, in the words of our own tables; duty is always by these [TAX-212, TAX-236]. */
export function quoteOfAnswer(input: TaxInput, answered: Answered, tables: TaxTables): TaxQuote {
  const { site, shipTo, date, shipping } = input
  const byId = new Map(answered.lines.map((line) => [line.id, line]))
  const lines = withShares(input).map((line) => {
    const { id, qty, unit } = line
    const full = qty * unit
    const net = lineAmount(line)
    const { tax, percent } = byId.get(id) ?? { tax: 0, percent: 0 }
    return { id, net, tax, shown: net, full: { net: full, shown: full }, shownUnit: unit, percent }
  })
  return {
    lines,
    shipping: { net: shipping, tax: answered.shipping.tax, shown: shipping },
    tax: answered.tax,
    summary: answered.tax === 0 ? [] : [{ label: salesTaxLabel(answered), tax: answered.tax }],
    isReverseCharge: false,
    tariff: tariffOf(
      { site, destination: shipTo.countryId, date },
      lines.map(({ net }, index) => ({ net, tariffCode: input.lines[index]!.tariffCode ?? null })),
      tables.tariffs,
    ),
  }
}

/** Named with its percentage where all that is taxed has one. */
function salesTaxLabel({ lines, shipping }: Answered): string {
  const percents = new Set([...lines, shipping].flatMap(({ tax, percent }) => (tax > 0 ? [percent] : [])))
  const [percent] = percents
  return percents.size === 1 && percent ? labelOf({ name: 'Sales tax', percent, compound: false }) : 'Sales tax'
}
