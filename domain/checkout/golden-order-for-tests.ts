import type { ShippingGroup, TaxClass } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import type { TaxPlace } from '#domain/tax/rates.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { CheckedVatNumber } from '#domain/tax/vat-number.ts'

interface GoldenLine {
  sku: string
  qty: number
  /** Net or gross, depending on how the site stores prices. */
  unit: Minor
  class: TaxClass
  /** Null for digital goods. */
  grams: number | null
  group: ShippingGroup
  shipsFree?: true
}

/** Calculated by hand from the cited rates and the tables in this repository. */
export interface GoldenOrder {
  name: string
  site: Site
  shipTo: TaxPlace
  date: IsoDate
  lines: readonly GoldenLine[]
  discount: Minor
  vatNumber: CheckedVatNumber | null
  isExempt?: true
  withoutNexus?: string
  /** One code per package. Empty for digital goods. */
  shippingCodes: readonly string[]
  expected: {
    /** Net or gross, depending on how the site stores prices. */
    rate: Minor
    subtotal: Minor
    discount: Minor
    shipping: Minor
    itemTax: Minor
    shippingTax: Minor
    grandTotal: Minor
  }
}

export const bar = (unit: Minor): GoldenLine => ({ sku: 'BAR', qty: 1, unit, class: 'goods', grams: 20_000, group: '' })
export const heavyBar = (unit: Minor): GoldenLine => ({ ...bar(unit), grams: 20_412 })
export const collars = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'COLLARS', grams: 1000 })
export const rack = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'RACK', grams: 90_718, group: 'FREIGHT' })
export const rope = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'ROPE', grams: 500 })
export const whey = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'WHEY', class: 'food', grams: 1000 })
export const ebook = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'EBOOK', class: 'ebook', grams: null })

export const goldenOrderDefaults = { date: '2026-11-21', discount: 0, vatNumber: null } as const

/** Fills in the defaults: no discount, and shipping equal to its rate. */
export function withAmountDefaults(
  amounts: Omit<GoldenOrder['expected'], 'discount' | 'shipping'> & Partial<GoldenOrder['expected']>,
) {
  return { discount: 0, shipping: amounts.rate, ...amounts }
}
