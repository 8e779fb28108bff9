import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Sent } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type WantedItems = Sent<Store, 'POST /svc_list/lists/{id}/items'>['body']['items']

/** Adds items to the open cart, creating it if needed, and returns the list's id [CART-001]. */
export async function addToCart(
  call: StoreCall,
  items: WantedItems,
  newKey: () => string,
  listId?: string,
): Promise<string> {
  const id = listId ?? (await call('POST /svc_list/lists', { body: { type: 'cart' }, key: newKey() }))._id
  await call('POST /svc_list/lists/{id}/items', { params: { id }, body: { items }, version: 'any', key: newKey() })
  return id
}
