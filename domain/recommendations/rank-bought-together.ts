/** Two products with the number of orders that contain both. */
export interface Pair {
  id: number
  other: number
  orders: number
}

/** A pair that occurs in only one order may be a coincidence. */
export const minOrders = 2

/**
 * Returns the products bought with each product, most related first. The score divides shared orders by the geometric
 * mean of both products' orders, so that bestsellers do not dominate. @param ordersOf number of orders that contain
 * each product
 */
export function rankBoughtTogether(
  pairs: readonly Pair[],
  ordersOf: ReadonlyMap<number, number>,
  max: number,
): Map<number, number[]> {
  const byProduct = Map.groupBy(
    pairs.filter(({ orders }) => orders >= minOrders),
    ({ id }) => id,
  )
  const closeness = ({ id, other, orders }: Pair) =>
    orders / Math.sqrt((ordersOf.get(id) ?? orders) * (ordersOf.get(other) ?? orders))
  return new Map(
    [...byProduct].map(([id, group]) => [
      id,
      group
        .toSorted((a, b) => closeness(b) - closeness(a) || a.other - b.other)
        .slice(0, max)
        .map(({ other }) => other),
    ]),
  )
}
