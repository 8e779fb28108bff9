import type { Stock } from '#domain/catalog/stock.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { noOfferLimits, type Assortment, type ParentProduct, type Offer } from './offer.ts'

export const ampleStock: Stock = {
  onHand: 50,
  reserved: 0,
  managed: true,
  backorder: 0,
  leadTimeDays: null,
  most: 20,
  notify: false,
}

/** Creates an in-stock simple product for 100.00; `overrides` replaces fields. */
export function offerForTests(id: number, overrides: Partial<Offer> = {}): Offer {
  return {
    id,
    productId: id,
    sku: `IW-${id}`,
    type: 'simple',
    base: 10_000,
    special: null,
    promotion: null,
    group: null,
    stock: ampleStock,
    weightGrams: 20_000,
    customOptions: [],
    bundleOptions: [],
    giftCard: null,
    weightTiers: [],
    limits: noOfferLimits,
    ...overrides,
  }
}

export function assortmentForTests(offers: readonly Offer[], heads: readonly ParentProduct[] = []): Assortment {
  return {
    offers: new Map(offers.map((offer) => [offer.id, offer])),
    parents: new Map(heads.map((head) => [head.id, head])),
  }
}

export function requestForTests(productId: number, overrides: Partial<BuyRequest> = {}): BuyRequest {
  return { productId, qty: 1, options: {}, children: [], metadata: {}, ...overrides }
}
