import type { StoreCall } from '#contract/call-options.ts'

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
  const id = listId ?? (await call('POST /svc_list/lists', { body: { type: 'cart' }, key: newKey() }))._id
  const children = childId === null ? [] : [{ productId: childId, qty: 1 }]
  await call('POST /svc_list/lists/{id}/items', {
    params: { id },
    body: { items: [{ productId, qty, children }] },
    version: 'any',
    key: newKey(),
  })
  return id
}
