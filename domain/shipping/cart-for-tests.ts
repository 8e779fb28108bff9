import type { CartLineForShipping, ChildForShipping } from './line.ts'

/** A line of ten-kilogram plates from our own stock, changed as a test asks. */
export function line(change: Partial<CartLineForShipping> = {}): CartLineForShipping {
  return {
    itemId: 'plates',
    productId: 7,
    sku: 'PL-10',
    qty: 1,
    weightGrams: 10_000,
    shippingGroup: '',
    isVirtual: false,
    unitPrice: 5000,
    shipsFree: false,
    isPickupDisabled: false,
    vendor: null,
    children: [],
    ...change,
  }
}

/** A part of a bundle, changed as a test asks. */
export function child(change: Partial<ChildForShipping> = {}): ChildForShipping {
  return { sku: 'PL-5', qty: 1, weightGrams: 5000, shippingGroup: '', isPickupDisabled: false, ...change }
}
