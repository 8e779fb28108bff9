import type { EngineName } from '#domain/payment-engines.ts'
import type { Queries } from '#platform/database.ts'
import { readRefundKey } from './refund-key.ts'
import { noteComeBack } from './repository.ts'

// What other areas may ask of refunds.

export { readRefunds, readRefundsToSee, type RefundRow } from './repository.ts'

/** A vendor tells by the key of a refund that it did not come about after all: staff may have it asked for anew. */
export async function refundReturned(db: Queries, engine: EngineName, key: string) {
  const refund = readRefundKey(key)
  if (refund) await noteComeBack(db, refund, engine)
}
