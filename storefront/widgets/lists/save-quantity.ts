import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { problemOfWrite } from '../../side-cart/cart/problem-of-write.ts'

export interface SavedQuantity {
  /** The list's quantity after saving, or null if nothing was saved. */
  saved: number | null
  problem: ReturnType<typeof problemOfWrite> | 'quantity' | null
}

/** Saves a list item's quantity and returns any problem. Never throws. */
export async function saveQuantity(
  call: StoreCall,
  listId: string,
  itemId: string,
  qty: number,
): Promise<SavedQuantity> {
  try {
    const input = { params: { id: listId, itemId }, body: { qty }, version: 'any' as const, key: crypto.randomUUID() }
    const { items, capped } = await call('PUT /svc_list/lists/{id}/items/{itemId}', input)
    const saved = items.find(({ _id }) => _id === itemId)?.qty ?? qty
    return { saved, problem: capped === undefined || capped.length === 0 ? null : 'most' }
  } catch (error) {
    return { saved: null, problem: isRefusalError(error) ? problemOfWrite(error.code) : 'failed' }
  }
}
