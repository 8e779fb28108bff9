export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns a browser storage that never throws. If storage is blocked or full, nothing is stored. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
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

export const orderKey = 'order'

/** Deletes the locally stored order after it is placed or the shopper logs out [ORDER-411]. */
export function deleteLocalOrder(memory: BrowserStorage) {
  memory.removeItem(orderKey)
}
