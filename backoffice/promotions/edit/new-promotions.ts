import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { Product } from '#backoffice/catalog/product-types.ts'
import { checkDraft, type DraftErrors, type VariantDraft } from './draft.ts'

/** A variant that the site sells. Amounts are in major units. */
export interface VariantForSale {
  sku: string
  choice: string
  currency: string
  normalPrice: number
}

/** Returns the variants with a price on the site that are for sale. */
export function variantsForSale({ variants }: Pick<Product, 'variants'>, site: Site): VariantForSale[] {
  return variants.flatMap(({ sku, choice, prices }) => {
    const found = prices.find((each) => each.site === site)
    if (!found || found.state !== 'active' || found.isOff) return []
    const { price, special, currency } = found
    return [{ sku, choice, currency, normalPrice: Math.min(price, special ?? price) }]
  })
}

interface NewDraft {
  from: string
  to: string
  variants: Readonly<Record<string, VariantDraft>>
}
interface CheckedVariants {
  variants: { sku: string; price: number; qty: number | null }[]
  errors: Record<string, DraftErrors>
}

/** Returns the variants with an entered price, and the errors by SKU. */
export function checkNewPromotions(
  { from, to, variants: drafts }: NewDraft,
  sold: readonly VariantForSale[],
  today: IsoDate,
): CheckedVariants {
  const checked: CheckedVariants = { variants: [], errors: {} }
  for (const { sku, normalPrice } of sold) {
    const draft = drafts[sku]
    if (!draft || draft.price.trim() === '') continue
    const { fields, errors } = checkDraft({ ...draft, from, to }, { normalPrice, today })
    if (Object.keys(errors).length > 0) checked.errors[sku] = errors
    checked.variants.push({ sku, price: fields?.price ?? 0, qty: fields?.qty ?? null })
  }
  return checked
}
