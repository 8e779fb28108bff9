import { isTaxed, type TaxClass } from '#domain/catalog/product-entry.ts'
import { allocateAmount, type Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import {
  sumByName,
  taxLabel,
  netAmount,
  ratesAt,
  taxesOn,
  taxRegionOf,
  type NamedPercent,
  type TaxPlace,
} from './rates.ts'
import { shippingTaxMethod, splitShipping, type ShippingShare } from './shipping-tax.ts'
import { displayedPrice } from './displayed-price.ts'
import type { IsoDate, TaxTables } from './table.ts'
import { tariffOf } from './tariff.ts'
import { isReverseCharge, type CheckedVatNumber } from './vat-number.ts'

/** Amounts are net on EUR and GBR, and include GST on AUS. */
export interface TaxLine {
  id: string
  class: TaxClass
  qty: number
  unit: Minor
  /** Tariff code. Empty if unknown, and missing for digital goods. */
  tariffCode?: string | undefined
  /** Discount for this line only. */
  discount: Minor
}

export interface TaxInput {
  site: Site
  shipTo: TaxPlace
  /** Date in the store's time zone. */
  date: IsoDate
  lines: readonly TaxLine[]
  /** Order discount, split across the lines by value. */
  discount: Minor
  /** Net or gross, depending on how the site stores prices. */
  shipping: Minor
  vatNumber: CheckedVatNumber | null
  /** True if the buyer has a tax exemption on file (USA). */
  isExempt: boolean
}

/** `shown` is the displayed amount, before added taxes. */
interface TaxedAmount {
  net: Minor
  tax: Minor
  shown: Minor
}
interface QuotedLine extends TaxedAmount {
  id: string
  /** Amounts before discounts. */
  full: { net: Minor; shown: Minor }
  shownUnit: Minor
  percent: number
}
export interface TaxQuote {
  lines: QuotedLine[]
  shipping: TaxedAmount
  /** The taxed classes that share shipping, if the country taxes it in proportion and the site displays VAT. */
  shippingShares?: ShippingShare[]
  tax: Minor
  /** One row per tax, such as 'VAT 19%'. */
  summary: { label: string; tax: Minor }[]
  isReverseCharge: boolean
  /** Customs duty, which is not taxed. */
  tariff: Minor
}
/** The place has no tax table, or the engine did not respond in time. */
export type TaxProblem = { problem: 'tax_zone_missing'; class: TaxClass } | { problem: 'tax_unknown' }

/**
 * Calculates each line's tax, rounded half away from zero. A missing table is a problem and never means zero tax
 * [TAX-002, TAX-233].
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
  const worked = withDiscountShares(input).map((line) => workLine(site, line, taxesByClass.get(line.class)!))
  const classes = [...taxesByClass].flatMap(([taxClass, taxes]): TaxedClass[] => {
    if (!isTaxed(taxClass)) return []
    const own = worked.filter((_, index) => lines[index]!.class === taxClass)
    return [{ taxes, percent: taxes.percent, value: own.reduce((sum, { line }) => sum + line.net, 0) }]
  })
  const shipping = workShipping(input, classes, tables)
  const parts = [...worked.flatMap(({ parts }) => parts), ...shipping.parts]
  return {
    lines: worked.map(({ line }) => line),
    shipping: shipping.amount,
    ...(shipping.shares && { shippingShares: shipping.shares }),
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

/** Adds each line's share of the order discount, split by value. */
export function withDiscountShares({ lines, discount: offOrder }: Pick<TaxInput, 'lines' | 'discount'>): TaxLine[] {
  const shares = allocateAmount(
    offOrder,
    lines.map(({ unit, qty, discount }) => Math.max(0, unit * qty - discount)),
  )
  return lines.map((line, index) => ({ ...line, discount: line.discount + shares[index]! }))
}

/** Returns true for regions without nexus [TAX-233]. */
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
  const named = sumByName(rates)
  const onShipping = sumByName(rates.filter(({ onShipping }) => onShipping))
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
  // The displayed price already includes the tax.
  const raise = (amount: Minor) => (taxDisplay === 'vat' ? displayedPrice(amount, percent) : amount)
  const shownUnit = raise(unit)
  const full = shownUnit * qty
  const shown = Math.max(0, full - raise(discount))
  const net = netAmount(shown, percent)
  const line: QuotedLine = {
    id,
    net,
    tax: shown - net,
    shown,
    full: { net: netAmount(full, percent), shown: full },
    shownUnit,
    percent,
  }
  return { line, parts: partsOf(shown - net, named) }
}

interface TaxedClass extends ShippingShare {
  taxes: ClassTaxes
}

function workShipping(
  { site, shipTo, date, shipping }: TaxInput,
  classes: readonly TaxedClass[],
  { shippingRules }: TaxTables,
) {
  const method = shippingTaxMethod(shipTo.countryId, date, shippingRules)
  const split = splitShipping(shipping, classes, method)
  if (split.length === 0) return { amount: { net: shipping, tax: 0, shown: shipping }, parts: [] }
  const worked = split.map(({ share: { taxes }, amount }) => workShare(site, amount, taxes))
  const sum = (field: keyof TaxedAmount) => worked.reduce((total, { amount }) => total + amount[field], 0)
  return {
    amount: { net: sum('net'), tax: sum('tax'), shown: sum('shown') },
    parts: worked.flatMap(({ parts }) => parts),
    ...(method === 'proportional' &&
      siteSettings[site].taxDisplay === 'vat' && {
        shares: classes.map(({ percent, value }): ShippingShare => ({ percent, value })),
      }),
  }
}

function workShare(site: Site, shipping: Minor, { percent, named, onShipping }: ClassTaxes) {
  const { taxDisplay } = siteSettings[site]
  if (taxDisplay === 'net') {
    const parts = taxesOn(shipping, onShipping)
    const tax = parts.reduce((sum, part) => sum + part.tax, 0)
    return { amount: { net: shipping, tax, shown: shipping }, parts }
  }
  const shown = taxDisplay === 'vat' ? displayedPrice(shipping, percent) : shipping
  const net = taxDisplay === 'vat' ? shipping : netAmount(shown, percent)
  return { amount: { net, tax: shown - net, shown }, parts: partsOf(shown - net, named) }
}

// Included taxes have a single name in all known tables.
function partsOf(tax: Minor, named: readonly NamedPercent[]): Part[] {
  const [first] = named
  return first ? [{ label: taxLabel(first), tax }] : []
}

/** [TAX-212] */
function summarise(parts: readonly Part[]): TaxQuote['summary'] {
  const sums = new Map<string, Minor>()
  for (const { label, tax } of parts) sums.set(label, (sums.get(label) ?? 0) + tax)
  return [...sums].map(([label, tax]) => ({ label, tax })).filter(({ tax }) => tax !== 0)
}
