import type { StoreCall } from '#contract/kernel/call-options.ts'
import { submissionKey } from '#storefront/browser/submission-key.ts'
import type { WantedItems } from '../../side-cart/cart/cart-store.ts'

/**
 * Adds a form's items to the open cart. Without JavaScript a key from the content deduplicates repeated submissions,
 * even if the first response was lost.
 */
export async function addOnce(call: StoreCall, items: WantedItems): Promise<void> {
  const isPlain = typeof document === 'undefined'
  const key = isPlain ? await submissionKey(['cart', items]) : crypto.randomUUID()
  await call('POST /svc_list/cart/items', { query: {}, body: { items }, key })
}
