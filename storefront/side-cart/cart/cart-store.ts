import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { addToCart, type WantedItems } from './add-to-cart.ts'

export type Cart = NonNullable<Reply<Store, 'GET /svc_list/cart'>>
export type CartLine = Cart['lines'][number]

export interface CartState {
  /** 'unknown' before the first response; 'failed' keeps the previous cart. */
  status: 'unknown' | 'loading' | 'ready' | 'failed'
  cart: Cart | null
  /** The last added product, shown at the top of the side cart. */
  added: { name: string } | null
}

type Listener = () => void
type Change = { qty: number } | 'remove'

/** Creates the browser's copy of the cart, never calculated locally. */
export function createCartStore(
  call: StoreCall,
  country: string | undefined,
  newKey: () => string = () => crypto.randomUUID(),
) {
  let state: CartState = { status: 'unknown', cart: null, added: null }
  let latest = 0
  const listeners = new Set<Listener>()
  const set = (change: Partial<CartState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const refresh = async () => {
    const turn = (latest += 1)
    set({ status: 'loading' })
    try {
      const cart = await call('GET /svc_list/cart', { query: country === undefined ? {} : { country } })
      // A response overtaken by a later request is outdated.
      if (turn === latest) set({ status: 'ready', cart })
    } catch {
      if (turn === latest) set({ status: 'failed' })
    }
  }
  return {
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
    refresh,
    /** Adds items and reloads the cart; throws the refusal. */
    async add(items: WantedItems, name: string) {
      await addToCart(call, items, newKey, state.cart?.list._id)
      set({ added: { name } })
      await refresh()
    },
    /** Changes or removes a line and reloads the cart; throws the refusal. */
    async change(line: CartLine, change: Change) {
      const id = state.cart?.list._id
      if (id === undefined) return
      const sent = { params: { id, itemId: line._id }, version: 'any' as const, key: newKey() }
      if (change === 'remove') await call('DELETE /svc_list/lists/{id}/items/{itemId}', sent)
      else await call('PUT /svc_list/lists/{id}/items/{itemId}', { ...sent, body: { qty: change.qty } })
      set({ added: null })
      await refresh()
    },
    async restore({ _id: itemId }: CartLine) {
      const id = state.cart?.list._id
      if (id === undefined) return
      const sent = { params: { id, itemId }, version: 'any' as const, key: newKey() }
      await call('POST /svc_list/lists/{id}/items/{itemId}/restore', sent)
      await refresh()
    },
    forgetAdded() {
      if (state.added) set({ added: null })
    },
  }
}
export type CartStore = ReturnType<typeof createCartStore>
