import { itemRef } from '#domain/analytics/item-ref.ts'
import type { CartChange, ItemEvent, ItemRef, WireList } from './signal.ts'

type Line = WireList['items'][number]

/**
 * Returns the events of a cart change: units added and units removed, by line. `before` is null if the cart was
 * unknown. Products that the call added are then assumed new [ANALYTICS-413, ANALYTICS-414].
 */
export function cartEvents(
  before: readonly Line[] | null,
  after: readonly Line[],
  { scope, added, removed }: CartChange,
  prices: Readonly<Record<string, number>>,
): { name: ItemEvent; items: ItemRef[] }[] {
  if (before === null && (scope === 'all' || 'itemId' in scope)) return []
  const isMeant = ({ _id, productId }: Line) =>
    scope === 'all' || ('itemId' in scope ? scope.itemId === _id : scope.productIds.includes(productId))
  const gained = (from: readonly Line[], to: readonly Line[]) =>
    to.filter(isMeant).flatMap((line) => {
      const qty = line.qty - (from.find(({ _id }) => _id === line._id)?.qty ?? 0)
      const price = prices[line._id]
      return qty > 0 ? [{ ...itemRef(line), qty, ...(price !== undefined && { price }) }] : []
    })
  const events = [
    { name: added, items: gained(before ?? [], after) },
    { name: removed, items: gained(after, before ?? []) },
  ]
  return events.filter(({ items }) => items.length > 0)
}
