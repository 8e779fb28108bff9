import type { Site } from '#domain/sites.ts'
import { parseAmount } from '#backoffice/kit/format/money.ts'
import type { PriceChange, Variant } from '../product-types.ts'

/** Prices entered for a SKU. A missing field is unchanged. */
export interface PriceEdit {
  price?: string
  special?: string
}
export type PriceEdits = Readonly<Record<string, PriceEdit>>

interface Checked {
  changes: PriceChange[]
  /** The invalid field for each SKU with an error. */
  errors: Record<string, 'price' | 'special'>
}

/** Formats an amount for an input field: 295 or 295.50. */
export function amountText(amount: number | null): string {
  if (amount === null) return ''
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}

/** Returns a variant's price on a site. */
export function priceOn({ prices }: Pick<Variant, 'prices'>, site: Site) {
  return prices.find((each) => each.site === site)
}

/** Validates the entered prices and returns the changed ones. An empty sale price ends the sale. */
export function checkPriceEdits(variants: readonly Variant[], site: Site, edits: PriceEdits): Checked {
  const changes: PriceChange[] = []
  const errors: Checked['errors'] = {}
  for (const variant of variants) {
    const { sku } = variant
    const stored = priceOn(variant, site)
    const edit = edits[sku]
    if (!stored || !edit) continue
    const price = edit.price === undefined ? stored.price : parseAmount(edit.price)
    const special =
      edit.special === undefined ? stored.special : edit.special.trim() === '' ? null : parseAmount(edit.special)
    const hasBadSpecial = edit.special !== undefined && edit.special.trim() !== '' && special === null
    if (price === null) errors[sku] = 'price'
    else if (hasBadSpecial || (special !== null && special >= price)) errors[sku] = 'special'
    else if (price !== stored.price || special !== stored.special)
      changes.push({ sku, site, price, special, expected: { price: stored.price, special: stored.special } })
  }
  return { changes, errors }
}
