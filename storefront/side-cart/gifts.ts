import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply, Sent } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

/** Checkout of what is bought for a registry; without the query checkout begins with the cart. */
export const giftsStart = (listId: string) => `/checkout?registry=${listId}`

export type GiftList = Reply<Store, 'POST /svc_list/lists'>
type Registry = NonNullable<NonNullable<Sent<Store, 'POST /svc_list/lists'>['body']['metadata']>['registry']>

/** The shopper's list of what they are about to buy for a registry. */
export async function readGifts(call: StoreCall, registryId: string): Promise<GiftList | undefined> {
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  return lists.find(
    ({ type, items, metadata }) =>
      type === 'registryPurchase' && items.length > 0 && metadata.registry?.registryId === registryId,
  )
}

/** Opens the one list of gifts for a registry, or goes on with it by the address at which the registry is now. */
export async function openGifts(call: StoreCall, registry: Registry): Promise<GiftList> {
  const body = { type: 'registryPurchase' as const, metadata: { registry } }
  return call('POST /svc_list/lists', { body, key: crypto.randomUUID() })
}
