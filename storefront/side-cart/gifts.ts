import type { StoreCall } from '#contract/call-options.ts'

/** Checkout of what is bought for a registry; without the query checkout begins with the cart. */
export const giftsStart = (listId: string) => `/checkout?registry=${listId}`

/** The shopper's lists of what they are about to buy for registries. */
export async function readGifts(call: StoreCall) {
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  return lists.filter(({ type, items }) => type === 'registryPurchase' && items.length > 0)
}
