import { createContext, useContext, useSyncExternalStore } from 'react'
import { type CartState, type CartStore, unknownCart } from './cart-store.ts'

/** The browser's cart, or null on the server. */
export const CartContext = createContext<CartStore | null>(null)

const nothing = () => () => {}

export function useCart(): CartState {
  const store = useContext(CartContext)
  return useSyncExternalStore(store?.subscribe ?? nothing, store?.current ?? (() => unknownCart), () => unknownCart)
}

/** Returns the cart store; never null in event handlers. */
export function useCartStore(): CartStore | null {
  return useContext(CartContext)
}
