import type { TaxClass } from '#domain/catalog/product-entry.ts'
import { spread, type Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import {
  byName,
  labelOf,
  netOf,
  ratesAt,
  shownPrice,
  taxesOn,
  taxRegionOf,
  type NamedPercent,
  type TaxPlace,
} from './rates.ts'
import type { IsoDate, TaxTables } from './table.ts'
import { tariffOf } from './tariff.ts'
import { isReverseCharge, type CheckedVatNumber } from './vat-number.ts'

/** A line as tax sees it; amounts in the site's own basis: net on EUR and GBR, with GST on AUS, net elsewhere. */
export interface TaxLine {
  id: string
  class: TaxClass
  qty: number
  unit: Minor
  /** Of goods that travel, their code in the Harmonized System, empty where nobody wrote it down; missing travels nowhere. */
  tariffCode?: string | undefined
  /** Taken off this line alone, such as its share of a weight-tier discount. */
  discount: Minor
}

export interface TaxInput {
  site: Site
  shipTo: TaxPlace
  /** The order's day in the store's own time. */
  date: IsoDate
  lines: readonly TaxLine[]
  /** Taken off the order, spread over the lines by value. */
  discount: Minor
  /** In the site's own basis. */
  shipping: Minor
  vatNumber: CheckedVatNumber | null
  /** A customer with an exemption on file, where there is one (USA). */
  isExempt: boolean
}

/** An amount with and without tax; `shown` is what the shopper reads and pays, before taxes that are added later. */
interface TaxedAmount {
  net: Minor
  tax: Minor
  shown: Minor
}
interface QuotedLine extends TaxedAmount {
  id: string
  /** Before discounts. */
  full: { net: Minor; shown: Minor }
  shownUnit: Minor
  percent: number
}
export interface TaxQuote {
  lines: QuotedLine[]
  shipping: TaxedAmount
  tax: Minor
  /** One row for each tax and percentage, such as 'VAT 19%'. */
  summary: { label: string; tax: Minor }[]
  isReverseCharge: boolean
  /** The duty on what crosses a border; no tax is taken on it. */
  tariff: Minor
}
/** A place that no table covers, or a tax that nobody could say in time. */
export type TaxProblem = { problem: 'tax_zone_missing'; class: TaxClass } | { problem: 'tax_unknown' }

/**
 * The tax of an order: line by line, each rounded half away from zero, then added; a place that no table covers is a
 * problem and never a zero [TAX-002, TAX-233].
 */
export function quoteTax(input: TaxInput, tables: TaxTables): TaxQuote | TaxProblem {
  const { site, shipTo, lines, vatNumber } = input
  const reversed = isReverseCharge(site, shipTo.countryId, vatNumber)
  const taxesByClass = new Map<TaxClass, ClassTaxes>()
  for (const taxClass of new Set(lines.map((line) => line.class))) {
    const taxes = taxesOf(input, taxClass, reversed, tables)
    if (!taxes) return { problem: 'tax_zone_missing', class: taxClass }
    taxesByClass.set(taxClass, taxes)
  }
  const worked = withShares(input).map((line) => workLine(site, line, taxesByClass.get(line.class)!))
  const shipping = workShipping(site, input.shipping, [...taxesByClass.values()])
  const parts = [...worked.flatMap(({ parts }) => parts), ...shipping.parts]
  return {
    lines: worked.map(({ line }) => line),
    shipping: shipping.amount,
    tax: parts.reduce((sum, { tax }) => sum + tax, 0),
    summary: summarise(parts),
    isReverseCharge: reversed,
    tariff: tariffOf(
      { site, destination: shipTo.countryId, date: input.date },
      worked.map(({ line }, index) => ({ net: line.net, tariffCode: lines[index]!.tariffCode ?? null })),
      tables.tariffs,
    ),
  }
}

/** The lines with their shares of what is taken off the order, by their value. */
export function withShares({ lines, discount: offOrder }: Pick<TaxInput, 'lines' | 'discount'>): TaxLine[] {
  const shares = spread(
    offOrder,
    lines.map(({ unit, qty, discount }) => Math.max(0, unit * qty - discount)),
  )
  return lines.map((line, index) => ({ ...line, discount: line.discount + shares[index]! }))
}

/** Whether no tax is to be taken for a site in the region of a place, by the merchant's own word [TAX-233]. */
export function isWithoutNexus(site: Site, shipTo: TaxPlace, tables: TaxTables): boolean {
  const region = taxRegionOf(shipTo, tables)
  return tables.withoutNexus.some((no) => no.site === site && no.country === shipTo.countryId && no.region === region)
}

interface ClassTaxes {
  percent: number
  named: NamedPercent[]
  onShipping: NamedPercent[]
}
type Part = { label: string; tax: Minor }

function taxesOf(
  { site, shipTo, date, isExempt }: TaxInput,
  taxClass: TaxClass,
  reversed: boolean,
  tables: TaxTables,
): ClassTaxes | undefined {
  const rates = ratesAt(shipTo, taxClass, date, tables)
  if (!rates) return undefined
  if (reversed || isExempt || isWithoutNexus(site, shipTo, tables)) return { percent: 0, named: [], onShipping: [] }
  const named = byName(rates)
  const onShipping = byName(rates.filter(({ onShipping }) => onShipping))
  return { percent: named.reduce((sum, { percent }) => sum + percent, 0), named, onShipping }
}

function workLine(site: Site, { id, qty, unit, discount }: TaxLine, { percent, named }: ClassTaxes) {
  const { taxDisplay } = siteSettings[site]
  if (taxDisplay === 'net') {
    const full = unit * qty
    const net = Math.max(0, full - discount)
    const parts = taxesOn(net, named)
    const tax = parts.reduce((sum, part) => sum + part.tax, 0)
    const line: QuotedLine = { id, net, tax, shown: net, full: { net: full, shown: full }, shownUnit: unit, percent }
    return { line, parts }
  }
  // Here the shelf already shows the tax: what is shown is paid, and the tax is taken out of it.
  const raise = (amount: Minor) => (taxDisplay === 'vat' ? shownPrice(amount, percent) : amount)
  const shownUnit = raise(unit)
  const full = shownUnit * qty
  const shown = Math.max(0, full - raise(discount))
  const net = netOf(shown, percent)
  const line: QuotedLine = {
    id,
    net,
    tax: shown - net,
    shown,
    full: { net: netOf(full, percent), shown: full },
    shownUnit,
    percent,
  }
  return { line, parts: partsOf(shown - net, named) }
}

function workShipping(site: Site, shipping: Minor, classes: readonly ClassTaxes[]) {
  const { taxDisplay } = siteSettings[site]
  const highest = classes.reduce<ClassTaxes | undefined>(
    (best, taxes) => (!best || taxes.percent > best.percent ? taxes : best),
    undefined,
  )
  if (!highest) return { amount: { net: shipping, tax: 0, shown: shipping }, parts: [] }
  if (taxDisplay === 'net') {
    const parts = taxesOn(shipping, highest.onShipping)
    const tax = parts.reduce((sum, part) => sum + part.tax, 0)
    return { amount: { net: shipping, tax, shown: shipping }, parts }
  }
  const shown = taxDisplay === 'vat' ? shownPrice(shipping, highest.percent) : shipping
  const net = taxDisplay === 'vat' ? shipping : netOf(shown, highest.percent)
  return { amount: { net, tax: shown - net, shown }, parts: partsOf(shown - net, highest.named) }
}

// A tax that is contained has one name in every table we know; were there two, the first bears the whole.
function partsOf(tax: Minor, named: readonly NamedPercent[]): Part[] {
  const [first] = named
  return first ? [{ label: labelOf(first), tax }] : []
}

/** One row for each tax of the order, in the order they first appear [TAX-212]. */
function summarise(parts: readonly Part[]): TaxQuote['summary'] {
  const sums = new Map<string, Minor>()
  for (const { label, tax } of parts) sums.set(label, (sums.get(label) ?? 0) + tax)
  return [...sums].map(([label, tax]) => ({ label, tax })).filter(({ tax }) => tax !== 0)
}
