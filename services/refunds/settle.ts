import { siteSettings } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { readOrder } from '#services/checkout/steps.ts'
import { refundMail } from './mail.ts'
import { hasRefundToAsk, leaveRefund, settleRefund, takeRefund } from './repository.ts'

interface SettleDeps {
  db: Database
  payments: Payments
}

/**
 * Asks the vendor for the refunds of an order, one after the other, with no transaction open. Thrown while it does not
 * say, or another process is asking, so that the queue comes back; one that the vendor refuses is reported, and waits for
 * staff.
 */
export async function settleRefunds({ db, payments }: SettleDeps, orderId: string, report: (error: unknown) => void) {
  for (;;) {
    const refund = await takeRefund(db, orderId)
    if (!refund) {
      if (await hasRefundToAsk(db, orderId)) throw new Error(`A refund of order ${orderId} is being asked for`)
      return
    }
    const order = (await readOrder(db, orderId))!
    const came = await payments.of(order.engine).refund({
      reference: order.paymentReference!,
      amount: refund.cardPart,
      before: refund.before,
      currency: siteSettings[order.site].currency,
      key: `${orderId}-refund-${refund.number}`,
      since: Date.parse(order.createdAt),
    })
    if (came === 'unknown') {
      await leaveRefund(db, orderId, refund.number)
      throw new Error(`Refund ${refund.number} of order ${orderId} had no answer`)
    }
    await db.transaction(async (tx) => {
      if (!(await settleRefund(tx, orderId, refund.number, came)) || came === 'failed') return
      await refundMail(tx, order, 'order-refunded', refund.number)
    })
    if (came === 'failed') report(new Error(`The vendor refused refund ${refund.number} of order ${orderId}`))
  }
}
