import type { ListType } from '#domain/lists/list.ts'

/** What an order can contain: the cart, a buy-now purchase, registry gifts or an accepted quote. */
export const orderedKinds = ['cart', 'buyNow', 'gift', 'quote'] as const
type OrderedKind = (typeof orderedKinds)[number]

const kinds: Partial<Record<ListType, OrderedKind>> = {
  cart: 'cart',
  buyNow: 'buyNow',
  registryPurchase: 'gift',
  quote: 'quote',
}

/** Returns the order kind of a list type; null if such lists cannot be ordered. */
export function orderedKind(type: ListType): OrderedKind | null {
  return kinds[type] ?? null
}

/** An open, non-empty list. */
export interface Orderable {
  id: string
  type: ListType
  /** When the shopper selected it for checkout, in epoch milliseconds; null if never. */
  chosenAt: number | null
}

interface ChosenList {
  listId: string
  kind: OrderedKind
}

/**
 * Returns the list to check out: buy-now, else the last selected gift list or valid quote (ids in `held`), else the
 * cart; null if none [CHECKOUT-210, CHECKOUT-211, LIST-237].
 */
export function chosenList(lists: readonly Orderable[], held: ReadonlySet<string>): ChosenList | null {
  const [first] = lists.filter((list) => rank(list, held) > 0).toSorted((a, b) => rank(b, held) - rank(a, held))
  return first ? { listId: first.id, kind: orderedKind(first.type)! } : null
}

/** Returns the precedence of a list; 0 if it cannot be ordered. */
function rank({ id, type, chosenAt }: Orderable, held: ReadonlySet<string>): number {
  const kind = orderedKind(type)
  if (kind === 'buyNow') return Infinity
  if (kind === 'cart') return 1
  return kind === null || chosenAt === null || (kind === 'quote' && !held.has(id)) ? 0 : chosenAt
}
