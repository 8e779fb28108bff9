import type { StockEntry } from '#domain/catalog/product-entry.ts'

const counted: StockEntry = { onHand: 0, managed: true, backorder: 0, leadTimeDays: null, max: 50, notify: true }

/** Enough for everybody. */
export const plenty = (onHand = 140): StockEntry => ({ ...counted, onHand })

/** Fewer than ten, so that the page says how many. */
export const few = (onHand: number): StockEntry => ({ ...counted, onHand, max: onHand })

/** None on the shelf, sold ahead of the next delivery. */
export const onBackorder = (leadTimeDays: number, pieces = 60): StockEntry => ({
  ...counted,
  backorder: pieces,
  leadTimeDays,
})

/** None, and a shopper may ask for a notification. */
export const soldOut: StockEntry = counted

/** Cut, welded and coated after the order. */
export const madeToOrder = (leadTimeDays: number): StockEntry => ({
  ...counted,
  managed: false,
  leadTimeDays,
  max: 10,
  notify: false,
})

/** Places at an event, one for each buyer. */
export const seats = (onHand: number): StockEntry => ({ ...counted, onHand, max: 1 })

/** Not counted: small things that never run out. */
export const uncounted: StockEntry = { ...counted, managed: false, max: 200, notify: false }
