import { siteSettings, type Site } from '#domain/sites.ts'

/** What the store knows of the pieces of one sellable at one location. */
export interface Stock {
  onHand: number
  reserved: number
  managed: boolean
  backorder: number
  leadTimeDays: number | null
  most: number
  notify: boolean
}

type StockState = 'in_stock' | 'low' | 'backorder' | 'made_to_order' | 'notify_only' | 'sold_out'

/** Below so many pieces the shelf tells the number. */
export const lowStock = 10

/** Pieces that can be promised now, backorders not counted; unlimited when not managed [CATALOG-238]. */
export function availableNow({ onHand, reserved, managed }: Stock): number {
  return managed ? Math.max(0, onHand - reserved) : Infinity
}

/** Pieces that can be promised in all [design-commerce D7]. */
export function available(stock: Stock): number {
  return stock.managed ? Math.max(0, stock.onHand - stock.reserved + stock.backorder) : Infinity
}

/** What the shelf says of a stock [CATALOG-238, CATALOG-239]. */
export function stockState(stock: Stock): StockState {
  const now = availableNow(stock)
  if (!stock.managed && stock.leadTimeDays) return 'made_to_order'
  if (now >= lowStock) return 'in_stock'
  if (now > 0) return 'low'
  if (available(stock) > 0) return 'backorder'
  return stock.notify ? 'notify_only' : 'sold_out'
}

/** Whether a product's page tells of a stock something else than before: its state, or one of the last pieces. */
export function isShownOtherwise(before: Stock, after: Stock): boolean {
  const shelf = (stock: Stock) => Math.min(lowStock, availableNow(stock))
  return isTold(before, after, (one, other) => shelf(one) !== shelf(other) || stockState(one) !== stockState(other))
}

/** Whether a list tells of a stock something else than before: also how many can be ordered, where that is fewer than allowed. */
export function isListedOtherwise(before: Stock, after: Stock): boolean {
  const most = (stock: Stock) => Math.min(stock.most, available(stock))
  return isShownOtherwise(before, after) || isTold(before, after, (one, other) => most(one) !== most(other))
}

/**
 * Whether two stocks differ beside what is promised, or would if nothing were: what others are promised hides that the
 * shelf has become emptier, and when their orders end without a sale nobody else tells it.
 */
function isTold(before: Stock, after: Stock, differ: (before: Stock, after: Stock) => boolean): boolean {
  return differ(before, after) || differ({ ...before, reserved: 0 }, { ...after, reserved: 0 })
}

const locations: Record<Site, string> = { USA: 'US', APO: 'US', CAN: 'CA', AUS: 'AU', EUR: 'EU', GBR: 'GB' }

/** The warehouse that a site sells from. */
export function locationOf(site: Site): string {
  return locations[site]
}

/** Every warehouse, once. */
export const stockLocations = [...new Set(Object.values(siteSettings).map(({ code }) => locations[code]))]
