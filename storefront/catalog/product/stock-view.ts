/** A product's inventory on the wire [CATALOG-218]. */
export interface Inventory {
  max: number
  bin: boolean
  qoh: number
  backorder: boolean
  leadTime: number | null
  ms: boolean
}

export type StockView =
  | { kind: 'in' }
  | { kind: 'low'; left: number }
  | { kind: 'wait'; days: number | null }
  | { kind: 'notify' }
  | { kind: 'out' }

/** Below this quantity, the page shows the units left. */
const lowStock = 10

/**
 * Returns the displayed stock: in stock, units left, lead time, alert, or sold out. Unmanaged stock is made to order if
 * it has a lead time; otherwise, it is available [CATALOG-238, CATALOG-239].
 */
export function stockView({ ms, qoh, backorder, leadTime, bin }: Inventory): StockView {
  if (!ms) return leadTime ? { kind: 'wait', days: leadTime } : { kind: 'in' }
  if (qoh >= lowStock) return { kind: 'in' }
  if (qoh > 0) return { kind: 'low', left: qoh }
  if (backorder) return { kind: 'wait', days: leadTime }
  return { kind: bin ? 'notify' : 'out' }
}

export function isBuyable({ kind }: StockView): boolean {
  return kind === 'in' || kind === 'low' || kind === 'wait'
}

/** Returns a lead time in days up to two weeks, then in whole weeks, rounded up. */
export function toLeadTime(days: number): { unit: 'day' | 'week'; count: number } {
  return days < 14 ? { unit: 'day', count: days } : { unit: 'week', count: Math.ceil(days / 7) }
}
