import type { ShippingGroup, TaxClass } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import type { TaxPlace } from '#domain/tax/rates.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { CheckedVatNumber } from '#domain/tax/vat-number.ts'

/** A line as a golden order writes it. */
interface GoldenLine {
  sku: string
  qty: number
  /** In the site's own basis. */
  unit: Minor
  class: TaxClass
  /** Of one piece; null for goods that are not carried. */
  grams: number | null
  group: ShippingGroup
  /** Marked by a promotion; others have to be shipped. */
  shipsFree?: true
}

/** An order whose amounts were worked out by hand from the cited rates and the shipped tables. */
export interface GoldenOrder {
  name: string
  site: Site
  shipTo: TaxPlace
  date: IsoDate
  lines: readonly GoldenLine[]
  discount: Minor
  vatNumber: CheckedVatNumber | null
  /** The buyer has an exemption on file. */
  isExempt?: true
  /** A region in which the store does not have to collect tax. */
  withoutNexus?: string
  /** The chosen rate of each package; more than one code is a split order, none is nothing to carry. */
  shippingCodes: readonly string[]
  expected: {
    /** The chosen rates, in the site's own basis. */
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
/** A bar or plate of 45 lb. */
export const heavyBar = (unit: Minor): GoldenLine => ({ ...bar(unit), grams: 20_412 })
export const collars = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'COLLARS', grams: 1000 })
/** A rack of 200 lb, which goes by freight. */
export const rack = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'RACK', grams: 90_718, group: 'FREIGHT' })
/** A rope of half a kilogram. */
export const rope = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'ROPE', grams: 500 })
/** A bag of a kilogram of a food supplement. */
export const whey = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'WHEY', class: 'food', grams: 1000 })
export const ebook = (unit: Minor): GoldenLine => ({ ...bar(unit), sku: 'EBOOK', class: 'ebook', grams: null })

/** What most golden orders have in common. */
export const usual = { date: '2026-11-21', discount: 0, vatNumber: null } as const

/** The amounts of an order whose shipping is net as its rate is, and that has no discount, unless it says otherwise. */
export function paid(
  amounts: Omit<GoldenOrder['expected'], 'discount' | 'shipping'> & Partial<GoldenOrder['expected']>,
) {
  return { discount: 0, shipping: amounts.rate, ...amounts }
}
