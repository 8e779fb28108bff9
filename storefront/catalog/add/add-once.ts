import type { StoreCall } from '#contract/kernel/call-options.ts'
import { submissionKey } from '#storefront/browser/submission-key.ts'
import type { WantedItems } from '../../side-cart/cart/add-to-cart.ts'

/**
 * Adds a form's items to the open cart. Without JavaScript a key from the content deduplicates repeated submissions,
 * even if the first response was lost.
 */
export async function addOnce(call: StoreCall, items: WantedItems): Promise<void> {
  const { _id: id } = await call('POST /svc_list/lists', { body: { type: 'cart' }, key: crypto.randomUUID() })
  const isPlain = typeof document === 'undefined'
  const key = isPlain ? await submissionKey([id, items]) : crypto.randomUUID()
  await call('POST /svc_list/lists/{id}/items', { params: { id }, body: { items }, version: 'any', key })
}
