import type { StoreCall } from '#contract/call-options.ts'
import type { Sent } from '#contract/call.ts'
import type { Store } from '#contract/store.ts'

type Items = Sent<Store, 'POST /svc_list/lists/{id}/items'>['body']['items']

/** A product as the shopper asks for it: the page's product, and of one with choices the chosen child. */
export interface WantedItem {
  productId: number
  qty: number
  childId: number | null
}

/** Adds an item to the open cart, which is opened when there is none; answers the list's id [CART-001]. */
export async function addToCart(
  call: StoreCall,
  { productId, qty, childId }: WantedItem,
  newKey: () => string,
  listId?: string,
): Promise<string> {
  const children = childId === null ? [] : [{ productId: childId, qty: 1 }]
  return addItems(call, [{ productId, qty, children }], newKey, listId)
}

/** The same for items of any kind. */
export async function addItems(call: StoreCall, items: Items, newKey: () => string, listId?: string): Promise<string> {
  const id = listId ?? (await call('POST /svc_list/lists', { body: { type: 'cart' }, key: newKey() }))._id
  await call('POST /svc_list/lists/{id}/items', { params: { id }, body: { items }, version: 'any', key: newKey() })
  return id
}
