import type { BuyRequest } from '#domain/lists/list.ts'
import type { Offer } from './offer.ts'

/**
 * Returns a bundle's default selection: default values, the first value of required options, and all free products
 * [CATALOG-216].
 */
export function defaultRequest({ productId, bundleOptions }: Pick<Offer, 'productId' | 'bundleOptions'>): BuyRequest {
  const child = (id: number, qty: number, metadata: BuyRequest['metadata']): BuyRequest => ({
    productId: id,
    qty,
    options: {},
    children: [],
    metadata,
  })
  const children = bundleOptions.flatMap(({ id, isRequired, includedProductId, values }) => {
    const chosen = values.find(({ isDefault }) => isDefault) ?? (isRequired ? values[0] : undefined)
    return [
      ...(chosen ? [child(chosen.productId, chosen.defaultQty, { bundleOptionId: id })] : []),
      ...(includedProductId === null ? [] : [child(includedProductId, 1, { freeBundleOptionId: id })]),
    ]
  })
  return { productId, qty: 1, options: {}, children, metadata: {} }
}
