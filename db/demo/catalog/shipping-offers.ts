import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { sites } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { createFiveForFive } from '#services/shipping/steps.ts'

/**
 * Shipping promotions by SKU: rack attachments, vendor-shipped items, and a product that makes the whole cart ship
 * free.
 */
const offers: Readonly<Record<string, ProductAttributes>> = {
  'IW-ATT-JCUP': { countsForThreeShipFree: true },
  'IW-ATT-JPLAIN': { countsForThreeShipFree: true },
  'IW-ATT-HOLD': { countsForThreeShipFree: true },
  'PL-KB-20': { isBlackFridayDropship: true },
  'PL-BNC-5': { isBlackFridayDropship: true },
  'PL-FIELD-25': { isBlackFridayDropship: true },
  'IW-ROW-S': { makesCartShipFree: true },
}

/** Adds shipping promotions to products by SKU. */
export function withShippingOffers(products: readonly ProductEntry[]): readonly ProductEntry[] {
  return products.map((product) => {
    const found = product.variants.map(({ sku }) => offers[sku]).find((each) => each !== undefined)
    return found ? { ...product, attributes: { ...product.attributes, ...found } } : product
  })
}

const day = 86_400_000

/** Adds each site's sale unless it exists: up to five vendor-shipped units ship together for 5.00. */
export async function addDemoSale(tx: Transaction, now: number): Promise<void> {
  for (const site of sites)
    await createFiveForFive(tx, {
      site,
      from: now - 3 * day,
      to: now + 27 * day,
      maxItems: 5,
      price: 500,
      perEmail: 2,
    })
}
