import type { Site } from '#domain/sites.ts'
import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { listsKey } from '#storefront/browser/storage/customer-storage.ts'

/** The shopper's newsletters, as stored in this browser. */
interface StoredLists {
  siteCode: Site
  /** List ids. */
  ids: readonly string[]
  /** Unix milliseconds. */
  at: number
}

const maxIds = 20

/** Returns a site's stored lists, or null if there are none [NEWS-206, NEWS-207]. */
export function readLists(storage: BrowserStorage, site: Site): StoredLists | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(listsKey) ?? 'null')
    return isStored(stored) && stored.siteCode === site ? stored : null
  } catch {
    return null
  }
}

/** Replaces the stored lists after a change or a login [NEWS-207]. */
export function storeLists(storage: BrowserStorage, lists: StoredLists): void {
  storage.setItem(listsKey, JSON.stringify({ ...lists, ids: lists.ids.slice(0, maxIds) }))
}

/** Adds lists to the stored lists after a sign-up. */
export function addLists(storage: BrowserStorage, { siteCode, ids, at }: StoredLists): void {
  const known = readLists(storage, siteCode)?.ids ?? []
  storeLists(storage, { siteCode, ids: [...new Set([...known, ...ids])], at })
}

function isStored(value: unknown): value is StoredLists {
  if (typeof value !== 'object' || value === null) return false
  const { siteCode, ids, at } = value as Partial<Record<keyof StoredLists, unknown>>
  const areIds = Array.isArray(ids) && ids.length <= maxIds && ids.every((id) => typeof id === 'string')
  return typeof siteCode === 'string' && areIds && typeof at === 'number'
}
