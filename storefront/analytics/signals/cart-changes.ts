import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { CartChange, ItemEvent, ItemRef, WireList } from './signal.ts'

type Requested = CallInput<Store, 'POST /svc_list/wanted'>['body']['items'][number]
type Line = WireList['items'][number]

/** Returns the item of a request: the variant, which is the only child outside a bundle, or else the product. */
export function itemRef({ productId, qty, children = [] }: Requested): ItemRef {
  const [child] = children
  const isVariant = children.length === 1 && child?.metadata?.bundleOptionId === undefined
  return { id: isVariant ? child!.productId : productId, qty }
}

/**
 * Returns the events of a cart change: units added and units removed, by line. `before` is null if the cart was not
 * known, which then counts as empty for the products that the call added [ANALYTICS-413, ANALYTICS-414].
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
