import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply, CallInput } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { throwIfReduced } from './cart/throw-if-reduced.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'

type Items = CallInput<Store, 'POST /svc_list/lists/{id}/items'>['body']['items']
type BuyNowList = Reply<Store, 'POST /svc_list/lists'>

/** Checkout path for buy now; without the query, checkout starts with the cart. */
export const buyNowCheckoutPath = '/checkout?now=1'

/**
 * Replaces the buy-now list with the items and returns the checkout URL; the cart is unchanged. Because writes are
 * versioned, the second of two simultaneous requests wins [LIST-237].
 */
export async function buyNow(call: StoreCall, items: Items): Promise<string> {
  let list = await call('POST /svc_list/lists', { body: { type: 'buyNow' }, key: crypto.randomUUID() })
  for (let attempts = 1; ; attempts += 1) {
    try {
      await putAlone(call, list, items)
      return buyNowCheckoutPath
    } catch (error) {
      const current = currentList(error)
      if (current === null || attempts === maxAttempts) throw error
      list = current
    }
  }
}

/** Limits retries after write conflicts. */
const maxAttempts = 5

async function putAlone(call: StoreCall, list: Pick<BuyNowList, '_id' | 'version' | 'items'>, items: Items) {
  const inputAt = (version: number) => ({ params: { id: list._id }, version, key: crypto.randomUUID() })
  const { version } =
    list.items.length > 0 ? await call('DELETE /svc_list/lists/{id}/items', inputAt(list.version)) : list
  throwIfReduced(await call('POST /svc_list/lists/{id}/items', { ...inputAt(version), body: { items } }))
}

function currentList(error: unknown): BuyNowList | null {
  if (!isRefusalError(error) || error.code !== 'list_version_conflict') return null
  return (error.details as { current: BuyNowList }).current
}

/** Deletes the buy-now list if it still exists. */
export async function deleteBuyNow(call: StoreCall): Promise<void> {
  const chosen = await call('GET /svc_checkout/chosen', {})
  if (chosen?.kind !== 'buyNow') return
  try {
    const params = { id: chosen.listId }
    await call('DELETE /svc_list/lists/{id}', { params, version: 'any', key: crypto.randomUUID() })
  } catch (error) {
    if (!isRefusalError(error) || error.status >= 500) throw error
  }
}

/** Deletes a customer's buy-now list; the server deletes guests' lists [LIST-220, LIST-221]. */
export async function endBuyNow(call: StoreCall): Promise<void> {
  if (isLoggedIn(await call('GET /svc_session/session', {}))) await deleteBuyNow(call)
}
