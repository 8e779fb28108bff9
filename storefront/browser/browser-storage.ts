/** What a browser remembers for the shop. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's memory of a kind; one that keeps nothing, or has no room, says so by throwing, and nothing is kept. */
export function memoryOf(kind: 'localStorage' | 'sessionStorage'): Memory {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(globalThis[kind])
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  }
}

/** Under which a browser keeps the order that its shopper is at. */
export const orderKey = 'order'

/** Forgets the order that this browser keeps: it was placed, or its shopper logged out [ORDER-411]. */
export function forgetLocalOrder(memory: Memory) {
  memory.removeItem(orderKey)
}
