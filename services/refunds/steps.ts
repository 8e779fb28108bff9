import type { EngineName } from '#domain/payment-engines.ts'
import type { Queries } from '#platform/database.ts'
import { readRefundKey } from './refund-key.ts'
import { noteComeBack } from './repository.ts'

export { readRefunds, readRefundsToSee, type RefundRow } from './repository.ts'

/** Records that an accepted refund failed at the vendor, by its key; staff can retry it. */
export async function refundReturned(db: Queries, engine: EngineName, key: string) {
  const refund = readRefundKey(key)
  if (refund) await noteComeBack(db, refund, engine)
}
