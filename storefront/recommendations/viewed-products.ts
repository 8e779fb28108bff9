import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'

const key = 'viewed'
const maxViewed = 12

/** Returns the handles of products viewed on this device, latest first. */
export function readViewedProducts(memory: BrowserStorage): string[] {
  return (memory.getItem(key) ?? '').split(' ').filter(Boolean)
}

export function addViewedProduct(memory: BrowserStorage, handle: string): void {
  const others = readViewedProducts(memory).filter((each) => each !== handle)
  memory.setItem(key, [handle, ...others].slice(0, maxViewed).join(' '))
}

/** Deletes the history once the shopper no longer allows it. */
export function deleteViewedProducts(memory: BrowserStorage): void {
  memory.removeItem(key)
}
