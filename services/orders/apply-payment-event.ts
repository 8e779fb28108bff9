import { isSettled } from '#domain/orders/status.ts'
import { isLinkPayment } from '#domain/payment-links/payment-link.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { noteApplied, readWaitingEvent, readWaitingEvents, type PaymentEvent } from '#services/payment-events/steps.ts'
import { linkRefundReturned } from '#services/payment-links/steps.ts'
import { programs } from '#services/programs/steps.ts'
import { refundReturned } from '#services/refunds/steps.ts'
import { readOrder, type OrderRow } from './repository.ts'
import { applyOutcome, dueOf, type SettleDeps } from './order-payment.ts'

type TellDeps = SettleDeps & {
  /** Hears of what staff have to look at. */
  report: (error: unknown) => void
}

/** Nobody but staff can do something about these, and about a capture, a refund or a letting go that did not come about. */
const forStaff = new Set([
  'CAPTURE_FAILED',
  'REFUND_FAILED',
  'REFUNDED_REVERSED',
  'NOTIFICATION_OF_CHARGEBACK',
  'CHARGEBACK',
  'SECOND_CHARGEBACK',
])
const mustSucceed = new Set(['CAPTURE', 'REFUND', 'CANCELLATION'])

/**
 * Makes an order follow what its vendor told of its payment. Events may come twice, late and in any order: one that is
 * told again changes nothing, none ends or un-pays an order, and money that an order has no use for is let go. One of an order
 * that is not there waits for it; renewals and payments of links look for themselves at what was told of theirs [T25].
 */
export async function applyPaymentEvent(deps: TellDeps, eventId: string) {
  const { db, report } = deps
  const event = await readWaitingEvent(db, eventId)
  if (!event) return
  const needsStaff = forStaff.has(event.code) || (mustSucceed.has(event.code) && !event.isSuccess)
  if (event.code === 'AUTHORISATION') {
    const order = await readOrder(db, event.orderKey)
    if (!order && !programs.isRenewal(event.orderKey) && !isLinkPayment(event.orderKey)) return
    if (order?.engine === event.engine) await follow(deps, order, event)
  }
  if (needsStaff && event.code.startsWith('REFUND')) {
    await refundReturned(db, event.engine, event.orderKey)
    await linkRefundReturned(db, event.engine, event.orderKey)
  }
  await noteApplied(db, eventId, needsStaff)
  if (needsStaff) report(new Error(`${event.engine} tells ${describe(event)}`))
}

/** Applies what waited for its order, or was lost on its way; what goes wrong with one event keeps no other waiting. */
export async function sweepPaymentEvents(deps: TellDeps) {
  for (const id of await readWaitingEvents(deps.db)) {
    try {
      await applyPaymentEvent(deps, id)
    } catch (error) {
      deps.report(new Error(`What was told with event ${id} could not be applied`, { cause: error }))
    }
  }
}

async function follow(deps: TellDeps, order: OrderRow, event: PaymentEvent) {
  const { db, payments, report } = deps
  const { reference, amount, currency, isSuccess } = event
  // A refusal may be told before the payment that came after it: what the shopper comes back with ends the order, or its
  // time.
  if (!isSuccess) return
  const due = dueOf(order)
  const isRight = amount === due.amount && currency === due.currency
  if (isRight && !isSettled(order.status)) {
    const read = order.paymentToken === null ? null : await payments.of(order.engine).readCard(order.paymentToken)
    // Thrown, so that the queue asks again: a card that is to be kept is shown by it. All others are paid without.
    if (read === 'unknown' && order.document.keepsCard && order.card === null)
      throw new Error(`The card of order ${order.id} is unknown`)
    await applyOutcome(deps, order, { state: 'authorized', reference, card: read === 'unknown' ? null : read })
    return
  }
  if (!isRight) report(new Error(`Order ${order.id} is paid another amount: ${describe(event)}`))
  // The payment that is the order's own stays: whoever lets go looks at that.
  await db.transaction((tx) => afterCommit(tx, 'payment_release', { orderId: order.id, reference }))
}

function describe({ code, isSuccess, orderKey, reference, amount, currency }: PaymentEvent): string {
  return `${code} ${isSuccess} of ${orderKey}: ${reference}, ${amount} ${currency}`
}
