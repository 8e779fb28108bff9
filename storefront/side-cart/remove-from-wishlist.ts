import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { findWishlistItemIds, type WishForm } from './find-wishlist-item-ids.ts'

export type Wishlist = Reply<Store, 'GET /svc_list/lists'>[number]

interface RemovedWishes {
  listId: string
  itemIds: readonly string[]
}

/** Returns the shopper's wishlist, or null for guests and customers without one. */
export async function readWishlist(call: StoreCall): Promise<Wishlist | null> {
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  return lists.find(({ type }) => type === 'wishlist') ?? null
}

/** Removes a product form's items from the wishlist and returns them, or returns null if the session has ended. */
export async function removeFromWishlist(call: StoreCall, form: WishForm): Promise<RemovedWishes | null> {
  const list = await readWishlist(call)
  if (list === null) {
    const session = await call('GET /svc_session/session', {})
    return isLoggedIn(session) ? { listId: '', itemIds: [] } : null
  }
  const itemIds = findWishlistItemIds(list, form)
  for (const itemId of itemIds) {
    const params = { id: list._id, itemId }
    await call('DELETE /svc_list/lists/{id}/items/{itemId}', { params, version: 'any', key: crypto.randomUUID() })
  }
  return { listId: list._id, itemIds }
}

/** Undoes a removal. */
export async function restoreWishes(call: StoreCall, { listId, itemIds }: RemovedWishes): Promise<void> {
  for (const itemId of itemIds) {
    const input = { params: { id: listId, itemId }, version: 'any' as const, key: crypto.randomUUID() }
    await call('POST /svc_list/lists/{id}/items/{itemId}/restore', input)
  }
}
