import { maxBundleUnits, type BundleOption, type BundleValue } from '#domain/catalog/options/bundle-option.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { percentOf, type Minor } from '#domain/money.ts'
import type { Offer } from '../offer.ts'
import type { PricedPart } from './part.ts'
import { pricingError, type PricingError, type PricingErrorCode } from '../pricing-error.ts'

export interface PricedChild<O extends Offer = Offer> {
  part: PricedPart<O>
  options: Minor
}
/** Prices a child. Returns null if it is not sold on the site. */
type PriceChild<O extends Offer> = (child: BuyRequest) => PricedChild<O> | { error: PricingError } | null

/**
 * Prices a bundle's children: validates values and quantities, requires all required options, and adds included
 * products for free [CART-209, CART-213..216, CATALOG-212..217].
 */
export function priceBundle<O extends Offer>(
  { children }: BuyRequest,
  { bundleOptions }: Offer,
  priceChild: PriceChild<O>,
): { parts: PricedPart<O>[] } | { error: PricingError } | null {
  const problem = problemOf(children, bundleOptions)
  if (problem) return { error: pricingError(problem) }
  const parts: PricedPart<O>[] = []
  for (const child of children) {
    const alone = priceChild(child)
    if (alone === null || 'error' in alone) return alone
    const value = selectedValue(child, bundleOptions)
    const unit = value ? priceOf(value, alone) : 0
    const base = value ? Math.max(unit, baseOf(value, alone)) : 0
    // Products with a fixed price and free products do not count toward a promotion's unit limit.
    const isPromotional = alone.part.isPromotional && value !== undefined && value.priceType !== 'fixed'
    parts.push({ offer: alone.part.offer, qty: child.qty, unit, base, isPromotional })
  }
  return { parts }
}

function problemOf(children: readonly BuyRequest[], options: readonly BundleOption[]): PricingErrorCode | undefined {
  const filled = new Set<string>()
  const freeFor = new Map<string, BuyRequest>()
  for (const child of children) {
    const { bundleOptionId, freeBundleOptionId } = child.metadata
    const id = freeBundleOptionId ?? bundleOptionId
    const option = options.find((each) => each.id === id)
    if (!option || id === undefined || (freeBundleOptionId === undefined ? filled.has(id) : freeFor.has(id)))
      return 'invalid_bundle_child'
    if (freeBundleOptionId !== undefined) {
      freeFor.set(id, child)
      continue
    }
    filled.add(id)
    const value = selectedValue(child, options)
    if (!value) return 'unknown_bundle_child'
    if (!isAllowed(child.qty, value)) return 'invalid_bundle_child'
  }
  if (options.some(({ id, isRequired, values }) => isRequired && values.length > 0 && !filled.has(id)))
    return 'bundle_option_missing'
  for (const { id, includedProductId } of options) {
    const free = freeFor.get(id)
    if (includedProductId !== null && !free) return 'free_product_missing'
    if (free && (free.productId !== includedProductId || free.qty !== 1)) return 'incorrect_free_product'
  }
  return undefined
}

function selectedValue({ productId, metadata }: BuyRequest, options: readonly BundleOption[]): BundleValue | undefined {
  if (metadata.freeBundleOptionId !== undefined) return undefined
  const option = options.find(({ id }) => id === metadata.bundleOptionId)
  return option?.values.find((value) => value.productId === productId)
}

function isAllowed(qty: number, { canChangeQty, defaultQty }: BundleValue): boolean {
  return canChangeQty ? qty >= 1 && qty <= maxBundleUnits : qty === defaultQty
}

/** Returns a child's price. Its options cost the same as when it is bought alone [PRICE-202]. */
function priceOf({ priceType, price, percent }: BundleValue, { part, options }: PricedChild): Minor {
  if (priceType === 'fixed') return price + options
  return priceType === 'percent' ? percentOf(part.unit - options, percent) + options : part.unit
}

function baseOf({ priceType, percent }: BundleValue, { part, options }: PricedChild): Minor {
  if (priceType === 'fixed') return 0
  return priceType === 'percent' ? percentOf(part.base - options, percent) + options : part.base
}
