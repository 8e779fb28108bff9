import { call } from '../call/call.ts'
import { decideRows } from '../kit/list/rows/decide-rows.ts'

/** Retries or discards any number of deliveries, and returns how many changed. */
export async function decideDeliveries(
  action: 'retry' | 'discard',
  ids: readonly string[],
  key: string,
): Promise<number> {
  return decideRows({
    send: (input) => call(`POST /svc_admin/event-deliveries/${action}`, input),
    ids,
    key,
    missingCode: 'delivery_not_found',
  })
}
