import type { StoreCall } from '#contract/kernel/call-options.ts'
import { submissionKey } from '#storefront/browser/submission-key.ts'
import { throwIfReduced } from '../../side-cart/cart/throw-if-reduced.ts'
import type { WantedItems } from '../../side-cart/cart/cart-store.ts'

/**
 * Adds a form's items to the open cart. Without JavaScript, a key derived from the cart and the items deduplicates
 * repeated submissions, even if the first response was lost. After an order, the next cart accepts the same items.
 */
export async function addOnce(call: StoreCall, items: WantedItems): Promise<void> {
  const isPlain = typeof document === 'undefined'
  const key = isPlain ? await submissionKey([await openCart(call), items]) : crypto.randomUUID()
  throwIfReduced(await call('POST /svc_list/cart/items', { query: {}, body: { items }, key }))
}

async function openCart(call: StoreCall): Promise<string> {
  const { _id: id } = await call('POST /svc_list/lists', { body: { type: 'cart' }, key: crypto.randomUUID() })
  return id
}
