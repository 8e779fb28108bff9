import type { ProductEntry, PromotionEntry } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { prices } from '../builders/prices.ts'

interface Deal {
  /** In US cents. Lower than the regular price on every site that sells the product. */
  price: Minor
  /** `from` and `to` are days since the demo was loaded. */
  from: number
  to: number
  qty?: number
}

/** Promotions by SKU: some are active, one is nearly sold out, one has ended, and two are upcoming. */
const deals: Readonly<Record<string, Deal>> = {
  'IW-BEN-ADJ': { price: 43500, from: -3, to: 27 },
  'IW-BAR-P29-CH': { price: 31500, from: -3, to: 27 },
  'IW-BMP-KG-25': { price: 20500, from: -3, to: 27 },
  'IW-STO-STAND9': { price: 12900, from: -10, to: 20, qty: 24 },
  'IW-ATT-HOLD': { price: 3600, from: -10, to: 20, qty: 6 },
  'VG-BEN-FLAT': { price: 33500, from: -40, to: -2 },
  'IW-BAR-PLIGHT': { price: 22500, from: 9, to: 23 },
  'IW-STO-FORK5': { price: 7900, from: 9, to: 23 },
}

/** Group prices by SKU. Clubs and gyms (group 2) pay less for bulk items. */
const clubPrices: Readonly<Record<string, Minor>> = {
  'IW-BMP-KG-10': 10500,
  'IW-BMP-KG-15': 13900,
  'IW-BMP-KG-20': 17500,
  'IW-BMP-KG-25': 21500,
}
export const clubGroup = 2

/** Adds promotions and group prices to products by SKU. */
export function withPromotions(products: readonly ProductEntry[]): readonly ProductEntry[] {
  return products.map((product) => {
    const [first, ...rest] = product.variants
    return { ...product, variants: [promoted(first), ...rest.map(promoted)] }
  })
}

function promoted(variant: ProductEntry['variants'][number]): ProductEntry['variants'][number] {
  const deal = deals[variant.sku]
  const club = clubPrices[variant.sku]
  if (!deal && club === undefined) return variant
  const sold = (amount: Minor) =>
    Object.entries(prices(amount)).filter(([site, { price }]) => price < (variant.prices[site as Site]?.price ?? 0))
  return {
    ...variant,
    ...(deal && {
      promotions: Object.fromEntries(sold(deal.price).map(([site, { price }]) => [site, entry(deal, price)])),
    }),
    ...(club !== undefined && {
      groupPrices: Object.fromEntries(sold(club).map(([site, { price }]) => [site, { [clubGroup]: price }])),
    }),
  }
}

function entry({ from, to, qty }: Deal, price: Minor): PromotionEntry {
  return { fromDay: from, toDay: to, price, ...(qty !== undefined && { qty }) }
}
