import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CartState, CartStore } from './cart-store.ts'

/** The cart of the browser; on the server there is none, and what depends on it waits. */
export const CartContext = createContext<CartStore | null>(null)

const unknown: CartState = { status: 'unknown', cart: null, added: null }
const nothing = () => () => {}

/** What is known of the cart. */
export function useCart(): CartState {
  const store = useContext(CartContext)
  return useSyncExternalStore(store?.subscribe ?? nothing, store?.current ?? (() => unknown), () => unknown)
}

/** The cart to change; in event handlers it is always there. */
export function useCartStore(): CartStore | null {
  return useContext(CartContext)
}
