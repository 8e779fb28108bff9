import type { CartLineForShipping } from './line.ts'

/** Creates a line of 10 kg plates from our own stock, overridden by `change`. */
export function line(change: Partial<CartLineForShipping> = {}): CartLineForShipping {
  return {
    itemId: 'plates',
    productId: 7,
    sku: 'PL-10',
    qty: 1,
    weightGrams: 10_000,
    packedSize: null,
    shippingGroup: '',
    groupsTogether: [change.shippingGroup ?? ''],
    unitPrice: 5000,
    shipsFree: false,
    isPickupDisabled: false,
    vendor: 'Ironwright',
    offers: {},
    ...change,
  }
}
