/** Two products with the number of orders or visits that contain both. */
export interface Pair {
  id: number
  other: number
  shared: number
}

/** A pair that occurs in only one order may be a coincidence. */
export const minOrders = 2

/**
 * Returns the products bought or viewed with each product, most related first. The score divides shared orders by the
 * geometric mean of both products' orders, so that bestsellers do not dominate. @param countOf number of orders or
 * visits that contain each product
 */
export function rankTogether(
  pairs: readonly Pair[],
  countOf: ReadonlyMap<number, number>,
  max: number,
): Map<number, number[]> {
  const byProduct = Map.groupBy(
    pairs.filter(({ shared }) => shared >= minOrders),
    ({ id }) => id,
  )
  const closeness = ({ id, other, shared }: Pair) =>
    shared / Math.sqrt((countOf.get(id) ?? shared) * (countOf.get(other) ?? shared))
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
