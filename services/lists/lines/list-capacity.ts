import { maxLines, type BuyRequest } from '#domain/lists/list.ts'

/**
 * Returns a function that checks if a line still fits within `maxLines`. Raising the quantity of an existing line does
 * not count toward the limit.
 */
export function createCapacityCheck(items: readonly BuyRequest[]) {
  const nameOf = ({ productId, options, children, metadata }: BuyRequest) =>
    JSON.stringify([productId, options, children, metadata])
  const names = new Set(items.map(nameOf))
  return (item: BuyRequest) => {
    if (names.size < maxLines) names.add(nameOf(item))
    return names.has(nameOf(item))
  }
}
