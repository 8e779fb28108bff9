import { maxLines, type BuyRequest } from '#domain/lists/list.ts'

/**
 * Whether a cart of these lines takes one more, asked line by line: above `maxLines` no order could be written for it.
 * Pieces of a line that is there take no room.
 */
export function roomOf(items: readonly BuyRequest[]) {
  const nameOf = ({ productId, options, children, metadata }: BuyRequest) =>
    JSON.stringify([productId, options, children, metadata])
  const names = new Set(items.map(nameOf))
  return (item: BuyRequest) => {
    if (names.size < maxLines) names.add(nameOf(item))
    return names.has(nameOf(item))
  }
}
