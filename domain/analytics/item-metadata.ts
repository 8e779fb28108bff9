import type { Minor } from '#domain/money.ts'

/** Flags that decide which destinations receive an item. */
export const itemFlags = ['hideReviews', 'excludedFromAffiliates', 'promotion', 'specialPriceGroup'] as const
export type ItemFlag = (typeof itemFlags)[number]

export const stockStatuses = ['inStock', 'backorder', 'outOfStock'] as const
type StockStatus = (typeof stockStatuses)[number]

/** An item of the catalog, a cart, or an order, with amounts in minor units. */
export interface ItemDetails {
  productId: number
  sku: string
  /** SKU of the product whose page shows the item. */
  linkSku: string
  /** SKU of the configurable product, or null for an item without variants. */
  configSku: string | null
  /** SKU without a site prefix. */
  baseSku: string
  name: string
  brand: string
  /** Price per unit that the shopper pays. */
  price: Minor
  basePrice: Minor
  specialPrice: Minor | null
  qty: number
  /** Names from the department to the deepest category. */
  categories: readonly string[]
  stockStatus: StockStatus
  /** Days, or null if unknown or in stock. */
  leadTime: number | null
  /** Path or URL of a picture, or null. */
  thumbnail: string | null
  linkPath: string
  type: string
  flags: readonly ItemFlag[]
}

/** An item in an event, with amounts as decimals [ANALYTICS-442]. */
export interface ItemMetadata extends Omit<ItemDetails, 'productId'> {
  /** Price times quantity. */
  total: number
}

const maxCategoryLevels = 4

/** Converts minor units to the decimals of events: 29500 becomes 295. */
export function decimalAmount(minor: Minor): number {
  return minor / 100
}

/** Returns the first four levels of a category path [ANALYTICS-472]. */
function categoryLevels(path: readonly string[]): string[] {
  return path.slice(0, maxCategoryLevels)
}

/** Returns the base price minus the special price in minor units, at least 0 [ANALYTICS-471]. */
export function itemDiscount({ basePrice, specialPrice }: Pick<ItemDetails, 'basePrice' | 'specialPrice'>): Minor {
  return specialPrice === null ? 0 : Math.max(0, basePrice - specialPrice)
}

/** Returns an event item's discount as a decimal [ANALYTICS-471]. */
export function decimalDiscount({ basePrice, specialPrice }: Pick<ItemMetadata, 'basePrice' | 'specialPrice'>): number {
  const minor = (amount: number) => Math.round(amount * 100)
  return decimalAmount(
    itemDiscount({ basePrice: minor(basePrice), specialPrice: specialPrice === null ? null : minor(specialPrice) }),
  )
}

/** Returns the 18 fields of an item in events [ANALYTICS-442, ANALYTICS-472]. */
export function itemMetadata(facts: ItemDetails): ItemMetadata {
  const { productId: _, ...item } = facts
  return {
    ...item,
    price: decimalAmount(item.price),
    basePrice: decimalAmount(item.basePrice),
    specialPrice: item.specialPrice === null ? null : decimalAmount(item.specialPrice),
    total: decimalAmount(item.price * item.qty),
    categories: categoryLevels(item.categories),
  }
}
