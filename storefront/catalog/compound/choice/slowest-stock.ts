import type { StockView } from '../../product/stock-view.ts'

const speeds: readonly StockView['kind'][] = ['out', 'notify', 'wait', 'low', 'in']

/** Returns the stock that determines when all parts can ship, or null if there are no parts. */
export function slowestStock(parts: readonly StockView[]): StockView | null {
  return parts.toSorted((a, b) => speeds.indexOf(a.kind) - speeds.indexOf(b.kind) || compareWithin(a, b))[0] ?? null
}

function compareWithin(a: StockView, b: StockView): number {
  if (a.kind === 'low' && b.kind === 'low') return a.left - b.left
  return a.kind === 'wait' && b.kind === 'wait' ? (b.days ?? Infinity) - (a.days ?? Infinity) || 0 : 0
}
