import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { call } from '../call/call.ts'

/** The server takes up to this many deliveries in a call. */
const maxIds = 100

/**
 * Retries or discards deliveries in as many calls as needed, and returns the number that changed. Throws the refusal
 * `delivery_not_found` only if none changed: another session, or an earlier attempt, may have decided on some.
 */
export async function decideDeliveries(
  action: 'retry' | 'discard',
  ids: readonly string[],
  key: string,
): Promise<number> {
  let count = 0
  let missing: unknown
  for (let start = 0; start < ids.length; start += maxIds) {
    const body = { ids: ids.slice(start, start + maxIds) }
    try {
      // A key holds for one body.
      const input = { body, key: start === 0 ? key : crypto.randomUUID() }
      count += (await call(`POST /svc_admin/event-deliveries/${action}`, input)).ids.length
    } catch (error) {
      if (!isRefusalError(error) || error.code !== 'delivery_not_found') throw error
      missing = error
    }
  }
  if (count === 0 && missing !== undefined) throw missing
  return count
}
