import type { StoreCall } from '#contract/kernel/call-options.ts'
import { submissionKey } from '#storefront/browser/submission-key.ts'
import type { WantedItems } from '../side-cart/add-to-cart.ts'

/**
 * Adds what a plain form asks for to the open cart: pressed twice it is added once, also where the first press was answered
 * to nobody. A page with a script sends each press by itself, and again when an answer is lost.
 */
export async function addPressed(call: StoreCall, items: WantedItems): Promise<void> {
  const { _id: id } = await call('POST /svc_list/lists', { body: { type: 'cart' }, key: crypto.randomUUID() })
  const isPlain = typeof document === 'undefined'
  const key = isPlain ? await submissionKey([id, items]) : crypto.randomUUID()
  await call('POST /svc_list/lists/{id}/items', { params: { id }, body: { items }, version: 'any', key })
}
