import type { StoreCall } from '#contract/call-options.ts'
import type { Sent } from '#contract/call.ts'
import { isRefused } from '#contract/refused.ts'
import type { Store } from '#contract/store.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'

type Items = Sent<Store, 'POST /svc_list/lists/{id}/items'>['body']['items']

/** Checkout of what is bought now; without the query checkout begins with the cart. */
export const buyNowStart = '/checkout?now=1'

/** Puts items alone on the list of what is bought now and answers where they are paid; the cart stays as it is [LIST-237]. */
export async function buyNow(call: StoreCall, items: Items): Promise<string> {
  const newKey = () => crypto.randomUUID()
  const { _id: id, items: left } = await call('POST /svc_list/lists', { body: { type: 'buyNow' }, key: newKey() })
  const sent = { params: { id }, version: 'any' as const }
  if (left.length > 0) await call('DELETE /svc_list/lists/{id}/items', { ...sent, key: newKey() })
  await call('POST /svc_list/lists/{id}/items', { ...sent, body: { items }, key: newKey() })
  return buyNowStart
}

/** The list of what is bought now, when something is on it. */
export async function readBuyNow(call: StoreCall) {
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  return lists.find(({ type, items }) => type === 'buyNow' && items.length > 0)
}

/** Removes what was to be bought now; somebody may have been faster. */
export async function dropBuyNow(call: StoreCall): Promise<void> {
  const list = await readBuyNow(call)
  if (!list) return
  try {
    await call('DELETE /svc_list/lists/{id}', { params: { id: list._id }, version: 'any', key: crypto.randomUUID() })
  } catch (error) {
    if (!isRefused(error) || error.status >= 500) throw error
  }
}

/** Removes what a customer was to buy now; a guest's list is the server's to sweep [LIST-220, LIST-221]. */
export async function endBuyNow(call: StoreCall): Promise<void> {
  if (isLoggedIn(await call('GET /svc_session/session', {}))) await dropBuyNow(call)
}
