import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply, Sent } from '#contract/kernel/call.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import type { Store } from '#contract/store.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'

type Items = Sent<Store, 'POST /svc_list/lists/{id}/items'>['body']['items']
type BuyNowList = Reply<Store, 'POST /svc_list/lists'>

/** Checkout of what is bought now; without the query checkout begins with the cart. */
export const buyNowStart = '/checkout?now=1'

/**
 * Puts items alone on the list of what is bought now and answers where they are paid; the cart stays as it is. Each write
 * names the version that it was made for, so that of two presses at the same moment the second takes the place of the
 * first [LIST-237].
 */
export async function buyNow(call: StoreCall, items: Items): Promise<string> {
  let list = await call('POST /svc_list/lists', { body: { type: 'buyNow' }, key: crypto.randomUUID() })
  for (let tries = 1; ; tries += 1) {
    try {
      await putAlone(call, list, items)
      return buyNowStart
    } catch (error) {
      const current = currentList(error)
      if (current === null || tries === maxPresses) throw error
      list = current
    }
  }
}

/** So many presses may meet before one of them is told that it failed. */
const maxPresses = 5

async function putAlone(call: StoreCall, seen: Pick<BuyNowList, '_id' | 'version' | 'items'>, items: Items) {
  const sent = (version: number) => ({ params: { id: seen._id }, version, key: crypto.randomUUID() })
  const { version } = seen.items.length > 0 ? await call('DELETE /svc_list/lists/{id}/items', sent(seen.version)) : seen
  await call('POST /svc_list/lists/{id}/items', { ...sent(version), body: { items } })
}

/** The list as it is, when a write was refused because another one was faster; else null. */
function currentList(error: unknown): BuyNowList | null {
  if (!isRefused(error) || error.code !== 'list_version_conflict') return null
  return (error.details as { current: BuyNowList }).current
}

/** Removes what was to be bought now; somebody may have been faster. */
export async function dropBuyNow(call: StoreCall): Promise<void> {
  const chosen = await call('GET /svc_checkout/chosen', {})
  if (chosen?.kind !== 'buyNow') return
  try {
    const params = { id: chosen.listId }
    await call('DELETE /svc_list/lists/{id}', { params, version: 'any', key: crypto.randomUUID() })
  } catch (error) {
    if (!isRefused(error) || error.status >= 500) throw error
  }
}

/** Removes what a customer was to buy now; a guest's list is the server's to sweep [LIST-220, LIST-221]. */
export async function endBuyNow(call: StoreCall): Promise<void> {
  if (isLoggedIn(await call('GET /svc_session/session', {}))) await dropBuyNow(call)
}
