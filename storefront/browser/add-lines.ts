import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { WireRequest } from '#contract/codec/buy-request.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { submissionKey } from './submission-key.ts'

/** Adds lines to the cart one at a time and returns the indexes of refused or capped lines. */
export async function addLines(call: StoreCall, requests: readonly WireRequest[]): Promise<number[]> {
  const { _id: id } = await call('POST /svc_list/lists', { body: { type: 'cart' }, key: crypto.randomUUID() })
  const remaining: number[] = []
  for (const [index, request] of requests.entries()) {
    const key = await submissionKey([id, index, request])
    const input = { params: { id }, body: { items: [request] }, version: 'any' as const, key }
    try {
      const { capped } = await call('POST /svc_list/lists/{id}/items', input)
      if (capped) remaining.push(index)
    } catch (error) {
      if (!isRefusalError(error) || error.status >= 500) throw error
      remaining.push(index)
    }
  }
  return remaining
}
