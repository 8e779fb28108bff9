import { siteSettings } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { lockOrder } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { queueRefundWebhook } from '#services/webhooks/steps.ts'
import { queueRefundMail } from './mail.ts'
import { refundKey } from './refund-key.ts'
import { hasDueRefund, releaseRefundLease, settleRefund, takeStaleRefunds, leaseRefund } from './repository.ts'

export interface SettleDeps {
  db: Database
  payments: Payments
}

/**
 * After this time, a credit without a response has completed or failed, and a completed one is in the vendor's list.
 * Retrying earlier could refund twice.
 */
const retrySeconds = 10 * 60

/**
 * Requests an order's refunds one by one, outside any transaction. Throws if there is no result, so that the queue
 * retries.
 */
export async function settleRefunds({ db, payments }: SettleDeps, orderId: string, report: (error: unknown) => void) {
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      const refund = order && (await leaseRefund(tx, orderId))
      return refund && { order, refund }
    })
    if (!taken) {
      if (await hasDueRefund(db, orderId)) throw new Error(`A refund of order ${orderId} is already in progress`)
      return
    }
    const { order, refund } = taken
    const outcome = await payments.of(order.engine).refund({
      reference: order.paymentReference!,
      amount: refund.cardPart,
      before: refund.before,
      currency: siteSettings[order.site].currency,
      key: refundKey(refund),
      since: Date.parse(order.createdAt),
    })
    if (outcome === 'unknown' || outcome === 'unanswered') {
      await releaseRefundLease(db, refund, outcome === 'unanswered' ? retrySeconds : 0)
      throw new Error(`No response to refund ${refund.number} of order ${orderId}`)
    }
    const isSettled = await db.transaction(async (tx) => {
      const settled = await settleRefund(tx, refund, outcome)
      if (settled && outcome === 'refunded') {
        await queueRefundMail(tx, order, 'order-refunded', refund.number)
        await queueRefundWebhook(tx, 'order.refunded', order, refund)
      }
      return settled
    })
    if (isSettled && outcome === 'failed')
      report(new Error(`The vendor refused refund ${refund.number} of order ${orderId}`))
  }
}

/** Queues refunds again if their job was lost or has no attempts left. */
export async function sweepRefunds(db: Database) {
  await db.transaction(async (tx) => {
    for (const orderId of await takeStaleRefunds(tx)) await afterCommit(tx, 'order_refund', { orderId })
  })
}
