import { texts } from '../../texts/en.ts'
import type { ExchangeOptions } from './use-exchange-options.ts'

const t = texts.createExchange
type Item = ExchangeOptions['items'][number]
type Variant = Item['variants'][number]

/** Returns true if a variant can currently replace the line's units. */
export function canReplaceUnits({ available, hasSamePrice }: Variant, qty: number): boolean {
  return hasSamePrice && (available === null || available >= qty)
}

/**
 * Returns the SKU of the only variant, or else of the variant that the customer wants. Returns '' if it is not
 * available.
 */
export function preselectedSku({ wanted, variants, qty }: Item): string {
  const variant = variants.length === 1 ? variants[0] : variants.find(({ sku }) => sku === wanted)
  return variant && canReplaceUnits(variant, qty) ? variant.sku : ''
}

/** Returns a variant's option text, with the reason if it cannot be selected. */
export function variantText({ choice, sku, available, hasSamePrice }: Variant, qty: number): string {
  const text = [choice || t.onlyVariant, sku].join(' · ')
  if (!hasSamePrice) return t.otherPrice(text)
  if (available === null) return text
  return available >= qty ? t.inStock(text, available) : t.soldOut(text)
}
