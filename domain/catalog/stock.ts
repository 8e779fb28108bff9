import { siteSettings, type Site } from '#domain/sites.ts'

/** Stock at one location. */
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

/** Below this quantity, the shop shows the exact number. */
export const lowStock = 10

/** Returns how many units are in stock, without backorders. Infinity if stock is not managed [CATALOG-238]. */
export function inStockQuantity({ onHand, reserved, managed }: Stock): number {
  return managed ? Math.max(0, onHand - reserved) : Infinity
}

/** Returns the orderable units, including backorders. */
export function availableQuantity(stock: Stock): number {
  return stock.managed ? Math.max(0, stock.onHand - stock.reserved + stock.backorder) : Infinity
}

/** Returns the availability shown to shoppers [CATALOG-238, CATALOG-239]. */
export function stockState(stock: Stock): StockState {
  const now = inStockQuantity(stock)
  if (!stock.managed && stock.leadTimeDays) return 'made_to_order'
  if (now >= lowStock) return 'in_stock'
  if (now > 0) return 'low'
  if (availableQuantity(stock) > 0) return 'backorder'
  return stock.notify ? 'notify_only' : 'sold_out'
}

/** Returns true if a change affects the product page, through its stock state or the last few units. */
export function affectsProductPage(before: Stock, after: Stock): boolean {
  const shownUnits = (stock: Stock) => Math.min(lowStock, inStockQuantity(stock))
  return differs(
    before,
    after,
    (one, other) => shownUnits(one) !== shownUnits(other) || stockState(one) !== stockState(other),
  )
}

/** Returns true if a change affects lists, which also depend on the orderable quantity. */
export function affectsListings(before: Stock, after: Stock): boolean {
  const max = (stock: Stock) => Math.min(stock.most, availableQuantity(stock))
  return affectsProductPage(before, after) || differs(before, after, (one, other) => max(one) !== max(other))
}

/**
 * Returns true if the states differ with or without reservations. A reservation can hide a drop in stock, and releasing
 * it triggers no event.
 */
function differs(before: Stock, after: Stock, differ: (before: Stock, after: Stock) => boolean): boolean {
  return differ(before, after) || differ({ ...before, reserved: 0 }, { ...after, reserved: 0 })
}

const locations: Record<Site, string> = { USA: 'US', APO: 'US', CAN: 'CA', AUS: 'AU', EUR: 'EU', GBR: 'GB' }

/** Returns the warehouse that a site sells from. */
export function locationOf(site: Site): string {
  return locations[site]
}

export const stockLocations = [...new Set(Object.values(siteSettings).map(({ code }) => locations[code]))]
