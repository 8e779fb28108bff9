import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError, type RefusalError } from '#contract/kernel/refusal-error.ts'
import { isBlocked } from '../side-cart/lines/line-flags.ts'

interface Moved {
  count: number
  refusal: RefusalError | null
}

/** Moves all buyable items on a list to the cart, up to the cart's limit. Other items stay on the list [LIST-404]. */
export async function moveAll(call: StoreCall, listId: string): Promise<Moved> {
  const { lines } = await call('GET /svc_list/lists/{id}/view', { params: { id: listId }, query: {} })
  const ids = lines.filter((line) => !isBlocked(line)).map(({ _id }) => _id)
  return ids.length === 0 ? { count: 0, refusal: null } : moveItems(call, listId, ids)
}

/** Moves a batch atomically. Retries a refused batch in halves. */
async function moveItems(call: StoreCall, id: string, items: string[]): Promise<Moved> {
  try {
    const body = { items, to: 'cart' as const }
    const input = { params: { id }, body, version: 'any' as const, key: crypto.randomUUID() }
    await call('POST /svc_list/lists/{id}/items/move', input)
    return { count: items.length, refusal: null }
  } catch (error) {
    if (!isRefusalError(error) || error.status >= 500 || error.status === 429) throw error
    if (items.length === 1) return { count: 0, refusal: error }
    const middle = Math.ceil(items.length / 2)
    const first = await moveItems(call, id, items.slice(0, middle))
    const rest = await moveItems(call, id, items.slice(middle))
    return { count: first.count + rest.count, refusal: first.refusal ?? rest.refusal }
  }
}
