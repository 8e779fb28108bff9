import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply, Sent } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { reportCapped } from './report-capped.ts'

export type Cart = NonNullable<Reply<Store, 'GET /svc_list/cart'>>
export type CartLine = Cart['lines'][number]
export type WantedItems = Sent<Store, 'POST /svc_list/cart/items'>['body']['items']

export interface CartState {
  /** 'unknown' before the first response; 'failed' keeps the previous cart. */
  status: 'unknown' | 'loading' | 'ready' | 'failed'
  cart: Cart | null
  /** The last added product, shown at the top of the side cart. */
  added: { name: string } | null
}

type Listener = () => void
type Change = { qty: number } | 'remove'

/** Creates the browser's copy of the cart, which is never calculated locally. */
export function createCartStore(
  call: StoreCall,
  country: string | undefined,
  newKey: () => string = () => crypto.randomUUID(),
) {
  let state: CartState = { status: 'unknown', cart: null, added: null }
  let latest = 0
  let displayed = 0
  const listeners = new Set<Listener>()
  const set = (change: Partial<CartState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const query = country === undefined ? {} : { country }
  /** Shows the cart that a call returns, in the order of the calls; throws its refusal, or the max of a capped line. */
  const show = async (pending: Promise<Cart | null>, change?: Pick<CartState, 'added'>) => {
    const turn = (latest += 1)
    const cart = await pending
    const isNewer = (versionsBetween(state.cart, cart) || turn - displayed) > 0
    if (isNewer) displayed = turn
    set({ status: 'ready', ...(isNewer && { cart }), ...change })
    reportCapped(cart)
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
    /** Adds items in one round trip; throws the refusal. */
    async add(items: WantedItems, name: string) {
      await show(call('POST /svc_list/cart/items', { query, body: { items }, key: newKey() }), { added: { name } })
    },
    /** Changes or removes a line; throws the refusal. */
    async change({ _id: itemId }: CartLine, change: Change) {
      const sent = { params: { itemId }, query, key: newKey() }
      const pending =
        change === 'remove'
          ? call('DELETE /svc_list/cart/items/{itemId}', sent)
          : call('PUT /svc_list/cart/items/{itemId}', { ...sent, body: change })
      await show(pending, { added: null })
    },
    async restore({ _id: itemId }: CartLine) {
      await show(call('POST /svc_list/cart/items/{itemId}/restore', { params: { itemId }, query, key: newKey() }))
    },
    forgetAdded() {
      if (state.added) set({ added: null })
    },
  }
}

/** Returns by how many versions a state of a list is later than another; 0 for another list. */
function versionsBetween(before: Cart | null, after: Cart | null): number {
  return before && after?.list._id === before.list._id ? after.list.version - before.list.version : 0
}

export type CartStore = ReturnType<typeof createCartStore>
