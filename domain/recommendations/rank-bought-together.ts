/** Two products with the number of orders that contain both. */
export interface Pair {
  id: number
  other: number
  orders: number
}

/** A pair that occurs in only one order may be a coincidence. */
export const minOrders = 2

/**
 * Returns for each product the others bought with it, the closest first: orders with both, divided by the square root of
 * the orders with either, so that what everyone buys does not come first everywhere.
 *
 * @param ordersOf orders that contain a product
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
