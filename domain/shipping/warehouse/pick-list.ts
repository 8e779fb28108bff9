interface OpenOrder {
  orderId: string
  /** Units that still need to ship. */
  units: readonly { sku: string; qty: number; name: string }[]
}

/** A pick list line: one SKU's total units, and the orders that need them. */
interface PickLine {
  sku: string
  name: string
  qty: number
  orders: { orderId: string; qty: number }[]
}

// Numbers in SKUs are compared by value, so that 5 precedes 20.
const collator = new Intl.Collator('en', { numeric: true })

/** Sums the units of several orders by SKU, sorted by SKU. The orders within a line stay in sequence. */
export function pickLines(orders: readonly OpenOrder[]): PickLine[] {
  const lines = new Map<string, PickLine>()
  for (const { orderId, units } of orders)
    for (const { sku, name, qty } of units) {
      const line = lines.get(sku) ?? { sku, name, qty: 0, orders: [] }
      lines.set(sku, line)
      line.qty += qty
      const known = line.orders.find((each) => each.orderId === orderId)
      if (known) known.qty += qty
      else line.orders.push({ orderId, qty })
    }
  return [...lines.values()].toSorted((a, b) => collator.compare(a.sku, b.sku) || (a.sku < b.sku ? -1 : 1))
}
