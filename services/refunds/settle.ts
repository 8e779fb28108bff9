import { siteSettings } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { lockOrder } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { refundMail } from './mail.ts'
import { refundKey } from './refund-key.ts'
import { hasRefundToAsk, leaveRefund, settleRefund, takeForgottenRefunds, takeRefund } from './repository.ts'

export interface SettleDeps {
  db: Database
  payments: Payments
}

/**
 * After which a credit that was posted and not answered has ended and stands in the vendor's list: before that it would be
 * asked for twice.
 */
const unansweredSeconds = 10 * 60

/**
 * Asks the vendor for the refunds of an order, one after the other, with no transaction open. Thrown while it does not
 * say, or another process is asking, so that the queue comes back; one that the vendor refuses is reported, and waits for
 * staff.
 */
export async function settleRefunds({ db, payments }: SettleDeps, orderId: string, report: (error: unknown) => void) {
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      const refund = order && (await takeRefund(tx, orderId))
      return refund && { order, refund }
    })
    if (!taken) {
      if (await hasRefundToAsk(db, orderId)) throw new Error(`A refund of order ${orderId} is being asked for`)
      return
    }
    const { order, refund } = taken
    const came = await payments.of(order.engine).refund({
      reference: order.paymentReference!,
      amount: refund.cardPart,
      before: refund.before,
      currency: siteSettings[order.site].currency,
      key: refundKey(refund),
      since: Date.parse(order.createdAt),
    })
    if (came === 'unknown' || came === 'unanswered') {
      await leaveRefund(db, refund, came === 'unanswered' ? unansweredSeconds : 0)
      throw new Error(`Refund ${refund.number} of order ${orderId} had no answer`)
    }
    const isSettled = await db.transaction(async (tx) => {
      const settled = await settleRefund(tx, refund, came)
      if (settled && came === 'refunded') await refundMail(tx, order, 'order-refunded', refund.number)
      return settled
    })
    if (isSettled && came === 'failed')
      report(new Error(`The vendor refused refund ${refund.number} of order ${orderId}`))
  }
}

/** Has refunds asked for again that were given up, or lost on their way. */
export async function sweepRefunds(db: Database) {
  await db.transaction(async (tx) => {
    for (const orderId of await takeForgottenRefunds(tx)) await afterCommit(tx, 'order_refund', { orderId })
  })
}
