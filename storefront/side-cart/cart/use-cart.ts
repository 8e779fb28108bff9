import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CartState, CartStore } from './cart-store.ts'

/** The browser's cart; null on the server. */
export const CartContext = createContext<CartStore | null>(null)

const unknown: CartState = { status: 'unknown', cart: null, added: null }
const nothing = () => () => {}

export function useCart(): CartState {
  const store = useContext(CartContext)
  return useSyncExternalStore(store?.subscribe ?? nothing, store?.current ?? (() => unknown), () => unknown)
}

/** Returns the cart store; never null in event handlers. */
export function useCartStore(): CartStore | null {
  return useContext(CartContext)
}
