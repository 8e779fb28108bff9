/** The inventory of a product as the wire tells it [CATALOG-218]. */
export interface Inventory {
  max: number
  bin: boolean
  qoh: number
  backorder: boolean
  leadTime: number | null
  ms: boolean
}

/** What the shelf says of a product's stock. */
export type StockView =
  | { kind: 'in' }
  | { kind: 'low'; left: number }
  | { kind: 'wait'; days: number | null }
  | { kind: 'notify' }
  | { kind: 'out' }

/** Below so many pieces the shelf tells the number. */
const lowStock = 10

/**
 * What the shelf says: in stock, only so many left, ships after a lead time, sold out; stock that is not counted is made
 * to order when it has a lead time and always there when not [CATALOG-238, CATALOG-239].
 */
export function stockView({ ms, qoh, backorder, leadTime, bin }: Inventory): StockView {
  if (!ms) return leadTime ? { kind: 'wait', days: leadTime } : { kind: 'in' }
  if (qoh >= lowStock) return { kind: 'in' }
  if (qoh > 0) return { kind: 'low', left: qoh }
  if (backorder) return { kind: 'wait', days: leadTime }
  return { kind: bin ? 'notify' : 'out' }
}

/** Whether a product can be put into the cart. */
export function isBuyable({ kind }: StockView): boolean {
  return kind === 'in' || kind === 'low' || kind === 'wait'
}

/** A lead time in the unit people count in: days up to two weeks, then whole weeks, rounded up. */
export function leadTimeIn(days: number): { unit: 'day' | 'week'; count: number } {
  return days < 14 ? { unit: 'day', count: days } : { unit: 'week', count: Math.ceil(days / 7) }
}
