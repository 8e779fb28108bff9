import { siteSettings, type Site } from '#domain/sites.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { texts } from '../../texts/en.ts'
import type { ExchangeOptions } from './use-exchange-options.ts'

const t = texts.createExchange
type Item = ExchangeOptions['items'][number]
type Variant = Item['variants'][number]

/** Returns true if a variant can currently replace the line's units. */
export function canReplaceUnits({ available, difference }: Variant, qty: number): boolean {
  return difference !== null && (available === null || available >= qty)
}

/**
 * Returns the SKU of the only variant, or else of the variant that the customer wants. Returns '' if it is not
 * available.
 */
export function preselectedSku({ wanted, variants, qty }: Item): string {
  const variant = variants.length === 1 ? variants[0] : variants.find(({ sku }) => sku === wanted)
  return variant && canReplaceUnits(variant, qty) ? variant.sku : ''
}

/** Returns a variant's option text: its price difference, and its stock or the reason that it cannot be selected. */
export function variantText(site: Site, { choice, sku, available, difference }: Variant, qty: number): string {
  const name = [choice || t.onlyVariant, sku].join(' · ')
  if (difference === null) return t.otherPrice(name)
  const amount = formatMoney(Math.abs(difference.amount), siteSettings[site].currency)
  const { amount: signed } = difference
  const withPrice = signed === 0 ? name : signed > 0 ? t.dearer(name, amount) : t.cheaper(name, amount)
  if (available === null) return withPrice
  return available >= qty ? t.inStock(withPrice, available) : t.soldOut(withPrice)
}

/** Amounts including tax, in the site's currency. */
export interface ExchangeSums {
  /** To the customer, for cheaper variants. */
  refund: number
  refundTax: number
  /** From the customer, for dearer variants. */
  due: number
  dueTax: number
}

/** Returns the total price differences of the selected variants. Refunds and payments are not offset. */
export function sumDifferences(items: readonly Item[], skus: Readonly<Record<string, string>>): ExchangeSums {
  const sums = { refund: 0, refundTax: 0, due: 0, dueTax: 0 }
  for (const { itemId, variants } of items) {
    const { amount = 0, tax = 0 } = variants.find(({ sku }) => sku === skus[itemId])?.difference ?? {}
    if (amount < 0) {
      sums.refund -= amount
      sums.refundTax -= tax
    } else {
      sums.due += amount
      sums.dueTax += tax
    }
  }
  return {
    refund: roundCents(sums.refund),
    refundTax: roundCents(sums.refundTax),
    due: roundCents(sums.due),
    dueTax: roundCents(sums.dueTax),
  }
}

function roundCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
