import type { EngineName } from '#domain/payment-engines.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readRefundKey } from './refund-key.ts'
import { markRefundReturned } from './repository.ts'

export { toPaidOrder } from './paid-order.ts'
export { readRefunds, readRefundsOf, readUnseenRefunds, type RefundRow } from './repository.ts'
export { recordRefund } from './request-refund.ts'
export { isFullyCanceled, cancellationRefusal } from './wire.ts'

/**
 * Finds a refund by the vendor's key, and records that it failed after the vendor had accepted it, so that staff can
 * retry it.
 */
export async function recordReturnedRefund(db: QueryRunner, engine: EngineName, key: string) {
  const refund = readRefundKey(key)
  if (refund) await markRefundReturned(db, refund, engine)
}
