import type { StockEntry } from '#domain/catalog/product-entry.ts'

const counted: StockEntry = { onHand: 0, managed: true, backorder: 0, leadTimeDays: null, max: 50, notify: true }

export const ampleStock = (onHand = 140): StockEntry => ({ ...counted, onHand })

/** Returns fewer than ten units, so that the page shows the quantity. */
export const limitedStock = (onHand: number): StockEntry => ({ ...counted, onHand, max: onHand })

/** Returns sold-out stock available on backorder. */
export const backorderStock = (leadTimeDays: number, units = 60): StockEntry => ({
  ...counted,
  backorder: units,
  leadTimeDays,
})

/** Sold-out stock with back-in-stock alerts. */
export const soldOut: StockEntry = counted

export const madeToOrder = (leadTimeDays: number): StockEntry => ({
  ...counted,
  managed: false,
  leadTimeDays,
  max: 10,
  notify: false,
})

/** Returns stock for event seats, limited to one per buyer. */
export const seats = (onHand: number): StockEntry => ({ ...counted, onHand, max: 1 })

/** Unmanaged stock, for small items that never run out. */
export const unmanagedStock: StockEntry = { ...counted, managed: false, max: 200, notify: false }
