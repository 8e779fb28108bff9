import type { ListType } from '#domain/lists/list.ts'

export const orderableKinds = ['cart', 'buyNow', 'gift', 'quote'] as const
type OrderedKind = (typeof orderableKinds)[number]

const kinds: Partial<Record<ListType, OrderedKind>> = {
  cart: 'cart',
  buyNow: 'buyNow',
  registryPurchase: 'gift',
  quote: 'quote',
}

/** Returns the order kind, or null if the list cannot be ordered. */
export function orderableKindOf(type: ListType): OrderedKind | null {
  return kinds[type] ?? null
}

/** An open, nonempty list. */
export interface OrderableList {
  id: string
  type: ListType
  /** Epoch milliseconds, or null if not selected. */
  chosenAt: number | null
}

interface ChosenList {
  listId: string
  kind: OrderedKind
}

/**
 * Returns the list to check out: buy now, or the last selected gifts or valid quote, or else the cart [CHECKOUT-210,
 * CHECKOUT-211, LIST-237].
 */
export function selectCheckoutList(
  lists: readonly OrderableList[],
  heldListIds: ReadonlySet<string>,
): ChosenList | null {
  const [first] = lists
    .filter((list) => rank(list, heldListIds) > 0)
    .toSorted((a, b) => rank(b, heldListIds) - rank(a, heldListIds))
  return first ? { listId: first.id, kind: orderableKindOf(first.type)! } : null
}

/** Returns the list's precedence; 0 means that it cannot be ordered. */
function rank({ id, type, chosenAt }: OrderableList, heldListIds: ReadonlySet<string>): number {
  const kind = orderableKindOf(type)
  if (kind === 'buyNow') return Infinity
  if (kind === 'cart') return 1
  return kind === null || chosenAt === null || (kind === 'quote' && !heldListIds.has(id)) ? 0 : chosenAt
}
