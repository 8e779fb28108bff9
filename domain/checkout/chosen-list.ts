import type { ListType } from '#domain/lists/list.ts'

/** What is ordered: what lies in the cart, what is bought at once, gifts for a registry, or an accepted quote. */
export const orderedKinds = ['cart', 'buyNow', 'gift', 'quote'] as const
type OrderedKind = (typeof orderedKinds)[number]

const kinds: Partial<Record<ListType, OrderedKind>> = {
  cart: 'cart',
  buyNow: 'buyNow',
  registryPurchase: 'gift',
  quote: 'quote',
}

/** What an order of a list of this type is; null: lists of this type are remembered, shared or asked about. */
export function orderedKind(type: ListType): OrderedKind | null {
  return kinds[type] ?? null
}

/** An open list with something in it. */
export interface Orderable {
  id: string
  type: ListType
  /** When its shopper said that checkout orders it, milliseconds since 1970; null: they did not. */
  chosenAt: number | null
}

/** The list that checkout orders. */
interface ChosenList {
  listId: string
  kind: OrderedKind
}

/**
 * The one list that checkout orders, of a shopper's open lists that are not empty: what is bought at once, else what was
 * chosen last of gifts and quotes that their customer accepted and that hold still, else the cart; null when there is
 * nothing to order [CHECKOUT-210, CHECKOUT-211, LIST-237].
 */
export function chosenList(lists: readonly Orderable[], held: ReadonlySet<string>): ChosenList | null {
  const [first] = lists.filter((list) => rank(list, held) > 0).toSorted((a, b) => rank(b, held) - rank(a, held))
  return first ? { listId: first.id, kind: orderedKind(first.type)! } : null
}

/** How far a list goes before others; 0: it is not ordered. */
function rank({ id, type, chosenAt }: Orderable, held: ReadonlySet<string>): number {
  const kind = orderedKind(type)
  if (kind === 'buyNow') return Infinity
  if (kind === 'cart') return 1
  return kind === null || chosenAt === null || (kind === 'quote' && !held.has(id)) ? 0 : chosenAt
}
