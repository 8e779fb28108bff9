import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'

/** Browser storage key for a guest's interests [SESSION-440]. */
export const segmentsKey = 'cust_dat'

const maxSegments = 68

/** Returns the segments that a guest chose on this device [SESSION-417]. */
export function readGuestSegments(storage: BrowserStorage): number[] {
  try {
    const { segments } = JSON.parse(storage.getItem(segmentsKey) ?? '{}') as { segments?: unknown }
    if (!Array.isArray(segments)) return []
    return [...new Set(segments.filter((id) => Number.isInteger(id)))].slice(0, maxSegments)
  } catch {
    return []
  }
}

/** Replaces the stored segments. If there are none, deletes the key. */
export function storeGuestSegments(storage: BrowserStorage, segments: readonly number[]): void {
  if (segments.length === 0) storage.removeItem(segmentsKey)
  else storage.setItem(segmentsKey, JSON.stringify({ segments: segments.slice(0, maxSegments) }))
}
