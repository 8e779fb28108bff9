import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply, CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

/** Returns the checkout path for registry gifts; without the query, checkout starts with the cart. */
export const giftsCheckoutPath = (listId: string) => `/checkout?registry=${listId}`

export type GiftList = Reply<Store, 'POST /svc_list/lists'>
type Registry = NonNullable<NonNullable<CallInput<Store, 'POST /svc_list/lists'>['body']['metadata']>['registry']>

export async function readGifts(call: StoreCall, registryId: string): Promise<GiftList | undefined> {
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  return lists.find(
    ({ type, items, metadata }) =>
      type === 'registryPurchase' && items.length > 0 && metadata.registry?.registryId === registryId,
  )
}

/** Creates or reuses the shopper's gift list for a registry, with the registry's current URL key. */
export async function openGifts(call: StoreCall, registry: Registry): Promise<GiftList> {
  const body = { type: 'registryPurchase' as const, metadata: { registry } }
  return call('POST /svc_list/lists', { body, key: crypto.randomUUID() })
}
