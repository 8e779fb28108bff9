import type { Minor } from '#domain/money.ts'

interface Line {
  id: string
  name: string
  qty: number
  most: number
}

/** How one more unit changes the shipping cost. */
export type NextUnitShipping =
  | { kind: 'saves'; name: string; price: Minor }
  | { kind: 'free' }
  | { kind: 'adds'; from: Minor; to: Minor }

/**
 * Summarizes the shipping cost of one more unit across all lines: the best saving, or else the range. Returns null if
 * no line can increase or the costs are unknown.
 */
export function nextUnitShippingOf(
  lines: readonly Line[],
  costs: Readonly<Record<string, Minor>>,
): NextUnitShipping | null {
  const growing = lines.flatMap(({ id, name, qty, most }) => {
    const price = qty < most ? costs[id] : undefined
    return price === undefined ? [] : [{ name, price }]
  })
  const [least] = growing.toSorted((a, b) => a.price - b.price)
  if (least === undefined) return null
  if (least.price < 0) return { kind: 'saves', name: least.name, price: -least.price }
  const to = Math.max(...growing.map(({ price }) => price))
  return to === 0 ? { kind: 'free' } : { kind: 'adds', from: least.price, to }
}
