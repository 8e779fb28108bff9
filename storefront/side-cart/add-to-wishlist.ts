import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { submissionKey } from '#storefront/browser/submission-key.ts'

type WishedItems = CallInput<Store, 'POST /svc_list/wanted'>['body']['items']

/** Login path that returns to the wishlist [LIST-206, LIST-207]. */
export const wishlistLoginPath = '/login?redirect=%2Faccount%2Fwishlist'

/**
 * Adds items to the wishlist and returns the page to go back to; for guests, stores them until login and returns the
 * login page. Retries with the same key add the items once. Without a key, identical requests within a few seconds
 * count as retries [LIST-206, LIST-209].
 */
export async function addItemsToWishlist(
  call: StoreCall,
  items: WishedItems,
  back: string,
  key?: string,
): Promise<string> {
  try {
    const { _id: id } = await call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: crypto.randomUUID() })
    const addKey = key ?? (await submissionKey([id, items]))
    const input = { params: { id }, body: { items }, version: 'any' as const, key: addKey }
    await call('POST /svc_list/lists/{id}/items', input)
    return back
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'login_required') throw error
    await call('POST /svc_list/wanted', { body: { items }, key: key ?? (await submissionKey(['wanted', items])) })
    return wishlistLoginPath
  }
}

/** Stores a guest's line for the wishlist until login; the line stays in its current list. */
export async function storeForLogin(call: StoreCall, listId: string, itemId: string): Promise<void> {
  const { items } = await call('GET /svc_list/lists/{id}', { params: { id: listId } })
  const wanted = items.flatMap(({ _id, ...item }) => (_id === itemId ? [item] : []))
  if (wanted.length > 0) await call('POST /svc_list/wanted', { body: { items: wanted }, key: crypto.randomUUID() })
}
