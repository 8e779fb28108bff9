import type { StoreCall } from '#contract/call-options.ts'
import { isRefused } from '#contract/refused.ts'

/** Checkout of what is bought for a registry; without the query checkout begins with the cart. */
export const giftsStart = (listId: string) => `/checkout?registry=${listId}`

/** The shopper's lists of what they are about to buy for registries. */
export async function readGifts(call: StoreCall) {
  const lists = await call('GET /svc_list/lists', { query: { active: 'true' } })
  return lists.filter(({ type, items }) => type === 'registryPurchase' && items.length > 0)
}

/** The list for a registry that checkout orders, if it is one. */
export async function readChosenGifts(call: StoreCall) {
  return (await readGifts(call)).find(({ metadata }) => metadata.registry?.isChosen === true)
}

/** Makes one list for a registry the one that checkout orders, or, with null, none of them [REGISTRY-203]. */
export async function chooseGifts(call: StoreCall, listId: string | null): Promise<void> {
  for (const { _id: id, metadata } of await readGifts(call)) {
    const isChosen = id === listId
    if ((metadata.registry?.isChosen ?? false) === isChosen) continue
    const body = { registry: { ...metadata.registry, isChosen } }
    try {
      await call('PUT /svc_list/lists/{id}/metadata', {
        params: { id },
        body,
        version: 'any',
        key: crypto.randomUUID(),
      })
    } catch (error) {
      // It was ordered meanwhile.
      if (!isRefused(error) || error.status >= 500) throw error
    }
  }
}
