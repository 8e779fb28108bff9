import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply, CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import { throwIfReduced } from './throw-if-reduced.ts'

export type Cart = NonNullable<Reply<Store, 'GET /svc_list/cart'>>
export type CartLine = Cart['lines'][number]
export type WantedItems = CallInput<Store, 'POST /svc_list/cart/items'>['body']['items']

/** A product being added to the cart, as shown on its page. */
export interface AddedProduct {
  productId: number
  /** The id of the chosen variant or of the product itself. Null for a product with several parts. */
  childId: number | null
  name: string
  choice: string
  qty: number
  picture: PictureSource | null
}

export interface CartState {
  /** 'unknown' before the first response; 'failed' keeps the previous cart. */
  status: 'unknown' | 'loading' | 'ready' | 'failed'
  cart: Cart | null
  /** The product being added, shown before the response. */
  pending: AddedProduct | null
  /** The last added product, shown at the top of the side cart. */
  added: AddedProduct | null
  /** The last addition that failed or was capped. */
  refused: { product: AddedProduct; error: unknown } | null
}

export const unknownCart: CartState = { status: 'unknown', cart: null, pending: null, added: null, refused: null }

type Listener = () => void
type Change = { qty: number } | 'remove'

/** Creates the browser's copy of the cart; nothing is calculated locally. */
export function createCartStore(
  call: StoreCall,
  country: string | undefined,
  newKey: () => string = () => crypto.randomUUID(),
) {
  let state = unknownCart
  let latest = 0
  let displayed = 0
  /** An addition with a side cart that the shopper closed before the response. */
  let dismissed: AddedProduct | null = null
  const listeners = new Set<Listener>()
  const set = (change: Partial<CartState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const query = country === undefined ? {} : { country }
  /**
   * Shows the cart that a call returns, unless it is older than the displayed one. Throws the call's refusal, or a
   * refusal with a capped line's maximum.
   */
  const show = async (response: Promise<Cart | null>, change?: () => Partial<CartState>) => {
    const turn = (latest += 1)
    const cart = await response
    const isNewer = (versionsBetween(state.cart, cart) || turn - displayed) > 0
    if (isNewer) displayed = turn
    set({ status: 'ready', ...(isNewer && { cart }), ...change?.() })
    throwIfReduced(cart)
  }
  const refresh = async () => {
    set({ status: 'loading' })
    const pending = show(call('GET /svc_list/cart', { query }))
    const turn = latest
    await pending.catch(() => turn === latest && set({ status: 'failed' }))
  }
  return {
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
    refresh,
    /** Adds items in one round trip and shows the product until the response arrives. Throws the refusal. */
    async add(items: WantedItems, product: AddedProduct) {
      const withoutPending = () => (state.pending === product ? { pending: null } : {})
      set({ pending: product, added: null, refused: null })
      try {
        const response = call('POST /svc_list/cart/items', { query, body: { items }, key: newKey() })
        await show(response, () => ({ ...withoutPending(), ...(dismissed !== product && { added: product }) }))
      } catch (error) {
        set({ ...withoutPending(), ...(dismissed !== product && { refused: { product, error } }) })
        throw error
      }
    },
    /** Changes or removes a line; throws the refusal. */
    async change({ _id: itemId }: CartLine, change: Change) {
      const input = { params: { itemId }, query, key: newKey() }
      const pending =
        change === 'remove'
          ? call('DELETE /svc_list/cart/items/{itemId}', input)
          : call('PUT /svc_list/cart/items/{itemId}', { ...input, body: change })
      await show(pending, () => ({ added: null, refused: null }))
    },
    async restore({ _id: itemId }: CartLine) {
      await show(call('POST /svc_list/cart/items/{itemId}/restore', { params: { itemId }, query, key: newKey() }))
    },
    /** Discards the last addition's result, even while it is pending. */
    forgetAdded() {
      dismissed = state.pending
      if (state.added || state.refused) set({ added: null, refused: null })
    },
  }
}

/** Returns how many versions the second cart is ahead of the first, or 0 for different lists. */
function versionsBetween(before: Cart | null, after: Cart | null): number {
  return before && after?.list._id === before.list._id ? after.list.version - before.list.version : 0
}

export type CartStore = ReturnType<typeof createCartStore>
