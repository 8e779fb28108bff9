import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { sites } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { putFiveForFive } from '#services/shipping/steps.ts'

/** What takes part in promotions of shipping, by sku: what hangs on a rack, what its makers send, one that frees a cart. */
const offers: Readonly<Record<string, ProductAttributes>> = {
  'IW-ATT-JCUP': { countsForThreeShipFree: true },
  'IW-ATT-JPLAIN': { countsForThreeShipFree: true },
  'IW-ATT-HOLD': { countsForThreeShipFree: true },
  'PL-KB-20': { isBlackFridayDropship: true },
  'PL-BNC-5': { isBlackFridayDropship: true },
  'PL-FIELD-25': { isBlackFridayDropship: true },
  'IW-ROW-S': { makesCartShipFree: true },
}

/** Products with the promotions of shipping that their skus take part in. */
export function withShippingOffers(products: readonly ProductEntry[]): readonly ProductEntry[] {
  return products.map((product) => {
    const found = product.variants.map(({ sku }) => offers[sku]).find((each) => each !== undefined)
    return found ? { ...product, attributes: { ...product.attributes, ...found } } : product
  })
}

const day = 86_400_000

/** Puts the sale of each site in which up to five pieces from their makers ship together for five, once. */
export async function putDemoSale(tx: Transaction, now: number): Promise<void> {
  for (const site of sites)
    await putFiveForFive(tx, {
      site,
      from: now - 3 * day,
      to: now + 27 * day,
      maxItems: 5,
      price: 500,
      perEmail: 2,
    })
}
