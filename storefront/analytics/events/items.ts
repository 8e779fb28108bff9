import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { ItemMetadata } from '#domain/analytics/item-metadata.ts'
import type { ItemRef } from '../signals/signal.ts'
import type { ReadItems } from './moment.ts'

/** Maximum number of ids per call [GET /svc_ssr/analytics/items]. */
const maxIds = 60

/** Returns an item with an event's quantity and price. Amounts are decimals. */
export function itemOf(metadata: ItemMetadata, { qty, price = metadata.price }: ItemRef): ItemMetadata {
  return { ...metadata, price, qty, total: Math.round(price * 100 * qty) / 100 }
}

/**
 * Creates a reader that requests each item's metadata once per document. Omits unknown items. If a call fails, logs a
 * warning and omits its items [ERROR-426].
 */
export function createItemReader(call: StoreCall, warn: (message: string, error: unknown) => void): ReadItems {
  const known = new Map<number, Promise<ItemMetadata | undefined>>()
  const load = (ids: readonly number[]) => {
    const reply = call('GET /svc_ssr/analytics/items', { query: { ids: ids.join() } }).then(
      ({ items }) => new Map(items.map(({ id, item }) => [id, item])),
      (error: unknown) => {
        warn('Item metadata unavailable', error)
        return null
      },
    )
    for (const id of ids) {
      const item = reply.then((found) => found?.get(id))
      known.set(id, item)
      // The next event repeats a failed call.
      void reply.then((found) => found === null && known.delete(id))
    }
  }
  return async (refs) => {
    const missing = [...new Set(refs.map(({ id }) => id))].filter((id) => !known.has(id))
    for (let at = 0; at < missing.length; at += maxIds) load(missing.slice(at, at + maxIds))
    const found = await Promise.all(refs.map(async (ref) => ({ ref, item: await known.get(ref.id) })))
    return found.flatMap(({ ref, item }) => (item ? [{ id: ref.id, item: itemOf(item, ref) }] : []))
  }
}
