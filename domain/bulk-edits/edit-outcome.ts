import type { BulkChange, Prices } from './bulk-change.ts'
import { saleStateOn, type SheetProduct } from './sheet-product.ts'

export const refusalReasons = ['not_found', 'not_offered', 'special_too_high', 'changed_since'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Reasons why a change was not applied. A change with the reason 'failed' may succeed when repeated. */
export const failureReasons = [...refusalReasons, 'failed'] as const
export type FailureReason = (typeof failureReasons)[number]

/** 'unchanged' if the stored value is already the requested one. */
export type EditOutcome = 'change' | 'unchanged' | RefusalReason

/** Returns true if a sale price is not below the regular price. */
export function isSpecialTooHigh({ price, special }: Prices): boolean {
  return special !== null && special >= price
}

/** Returns the effect of a price change on a stored price. An equal stored price is not a conflict. */
export function priceOutcome(
  stored: Prices | undefined,
  { before, after }: { before: Prices; after: Prices },
): 'change' | 'unchanged' | 'not_offered' | 'changed_since' {
  if (!stored) return 'not_offered'
  if (isSamePrice(stored, after)) return 'unchanged'
  return isSamePrice(stored, before) ? 'change' : 'changed_since'
}

function isSamePrice(one: Prices, other: Prices): boolean {
  return one.price === other.price && one.special === other.special
}

/** Returns the effect of a change on a product, both for the dry run and for the change itself. */
export function editOutcome(product: SheetProduct | undefined, change: BulkChange): EditOutcome {
  if (change.field === 'price' && isSpecialTooHigh(change.after)) return 'special_too_high'
  return restoreOutcome(product, change)
}

/**
 * Returns the effect of restoring an earlier value. A sale price from an import can be restored even if staff cannot
 * enter it.
 */
export function restoreOutcome(product: SheetProduct | undefined, change: BulkChange): EditOutcome {
  if (!product) return 'not_found'
  switch (change.field) {
    case 'name':
      return textOutcome(product.name, change)
    case 'state': {
      const stored = saleStateOn(product, change.site)
      return stored === null ? 'not_offered' : textOutcome(stored, change)
    }
    case 'price': {
      const variant = product.variants.find(({ sku }) => sku === change.sku)
      return priceOutcome(
        variant?.prices.find(({ site }) => site === change.site),
        change,
      )
    }
  }
}

function textOutcome(stored: string, { before, after }: { before: string; after: string }) {
  if (stored === after) return 'unchanged'
  return stored === before ? 'change' : 'changed_since'
}
