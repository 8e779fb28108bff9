import { isSettled } from '#domain/orders/status.ts'
import { isLinkPayment } from '#domain/payment-links/payment-link.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { markApplied, readWaitingEvent, readWaitingEvents, type PaymentEvent } from '#services/payment-events/steps.ts'
import { recordReturnedLinkRefund } from '#services/payment-links/steps.ts'
import { programs } from '#services/programs/steps.ts'
import { recordReturnedRefund } from '#services/refunds/steps.ts'
import { readOrder } from '../repository.ts'
import type { OrderRow } from '../order-row.ts'
import { applyOutcome, amountDue, type SettleDeps } from './order-payment.ts'

type PaymentEventDeps = SettleDeps & {
  report: (error: unknown) => void
}

/** Only staff can resolve these events, and failed captures, refunds, and voids. */
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
 * Applies a payment event to its order. Events may arrive late, twice, or out of order. They never end an order or mark
 * it as unpaid, and unneeded authorizations are voided [T25].
 */
export async function applyPaymentEvent(deps: PaymentEventDeps, eventId: string) {
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
    await recordReturnedRefund(db, event.engine, event.orderKey)
    await recordReturnedLinkRefund(db, event.engine, event.orderKey)
  }
  await markApplied(db, eventId, needsStaff)
  if (needsStaff) report(new Error(`${event.engine} sent ${describe(event)}`))
}

/** Applies waiting and lost events; an error with one event does not block the others. */
export async function sweepPaymentEvents(deps: PaymentEventDeps) {
  for (const id of await readWaitingEvents(deps.db)) {
    try {
      await applyPaymentEvent(deps, id)
    } catch (error) {
      deps.report(new Error(`Payment event ${id} could not be applied`, { cause: error }))
    }
  }
}

async function follow(deps: PaymentEventDeps, order: OrderRow, event: PaymentEvent) {
  const { db, payments, report } = deps
  const { reference, amount, currency, isSuccess } = event
  // A refusal may arrive before a later payment succeeds, so it never ends the order. Only the shopper's return or the
  // timeout does.
  if (!isSuccess) return
  const due = amountDue(order)
  const isRight = amount === due.amount && currency === due.currency
  if (isRight && !isSettled(order.status)) {
    const read = order.paymentToken === null ? null : await payments.of(order.engine).readCard(order.paymentToken)
    // Storing the card requires its details, so this error makes the queue retry. An order that does not store the card
    // can be paid without them.
    if (read === 'unknown' && order.document.keepsCard && order.card === null)
      throw new Error(`The card of order ${order.id} is unknown`)
    await applyOutcome(deps, order, { state: 'authorized', reference, card: read === 'unknown' ? null : read })
    return
  }
  if (!isRight) report(new Error(`Payment of order ${order.id} has the wrong amount: ${describe(event)}`))
  // The release job never voids the order's own payment.
  await db.transaction((tx) => afterCommit(tx, 'payment_release', { orderId: order.id, reference }))
}

function describe({ code, isSuccess, orderKey, reference, amount, currency }: PaymentEvent): string {
  return `${code} (success: ${isSuccess}) for ${orderKey}: ${reference}, ${amount} ${currency}`
}
