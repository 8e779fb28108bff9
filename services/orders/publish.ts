import { engineNames, type EngineName } from '#domain/payment-engines.ts'
import { hasInvoiceSeries } from '#domain/orders/invoice-number.ts'
import { siteSettings } from '#domain/sites.ts'
import { pipelined } from '#platform/database.ts'
import { commitStock } from '#services/catalog/steps.ts'
import { deleteGifts } from '#services/lists/steps.ts'
import { maxConsecutiveTimeouts } from '#platform/payments/payments.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { programs } from '#services/programs/steps.ts'
import { commitGifts } from '#services/registry/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import { queueOrderWebhook } from '#services/webhooks/steps.ts'
import { ticketsOfOrder } from './contents/order-tickets.ts'
import { giftCardsOfOrder } from './contents/sold-gift-cards.ts'
import { acquirePaymentLease, moveOrder, readOrder, readStuckOrders, takeUnpublishedOrders } from './repository.ts'
import type { OrderRow } from './order-row.ts'
import { endReservation } from './contents/stock-reservations.ts'
import { applyOutcome, amountDue, failOrder, type SettleDeps } from './payment/order-payment.ts'

/**
 * Publishes a paid order. Safe to run twice, because the engine captures a reference only once and only one run changes
 * the status [ORDER-240].
 */
export async function publishOrder(deps: SettleDeps, orderId: string) {
  const order = await readOrder(deps.db, orderId)
  if (order?.status !== 'payment_complete') return
  const outcome = await captureOf(deps, order)
  // Throws so that the queue retries. The order is still paid, and its stock is still reserved.
  if (outcome !== 'captured') throw new Error(`Capture of order ${orderId} returned ${outcome}`)
  await publishWithEffects(deps, order, 'captured')
}

async function captureOf({ payments }: Pick<SettleDeps, 'payments'>, order: OrderRow) {
  if (order.amount === 0) return 'captured'
  const { currency } = siteSettings[order.site]
  return payments.of(order.engine).capture(order.paymentReference!, order.amount, currency, Date.parse(order.createdAt))
}

/** Publishes a captured order exactly once, with all effects in one transaction. */
export async function publishWithEffects({ db, giftCards }: SettleDeps, order: OrderRow, cause: string) {
  const orderId = order.id
  await db.transaction(async (tx) => {
    const [moved, pieces] = await pipelined([
      moveOrder(tx, order, 'captured', cause, { captured: order.amount }),
      endReservation(tx, orderId),
    ])
    if (!moved) {
      // The run that published the order must also have ended the reservation.
      if (pieces.length > 0) throw new Error(`Order ${orderId} is no longer paid but still reserves stock`)
      return
    }
    for (const ticket of ticketsOfOrder(order)) await tickets.grantTicket(tx, ticket)
    for (const line of giftCardsOfOrder(order))
      await giftCards.issueSold(tx, { site: order.site, now: Date.now() }, line)
    await pipelined([
      tickets.countUse(tx, orderId),
      giftCards.capture(tx, orderId),
      commitGifts(tx, orderId),
      deleteGifts(tx, order.listId),
      programs.begin(tx, orderId, { day: order.createdAt.slice(0, 10), card: order.card }),
      order.document.meta?.analytics && afterCommit(tx, 'analytics_purchase', { orderId }),
      hasInvoiceSeries(order.site) && afterCommit(tx, 'invoice_issue', { orderId, refund: 0 }),
      queueOrderWebhook(tx, 'order.paid', moved),
      afterCommit(tx, 'mail_send', {
        template: 'order-confirmation',
        to: order.email,
        data: { orderId },
        key: `order-confirmation.${orderId}`,
      }),
    ])
    // Updates the stock last, because other shoppers wait for the stock row locks.
    await commitStock(tx, order.site, pieces)
  })
}

/** Duration of the sweep lease in seconds. */
const leaseSeconds = 20

/**
 * Settles overdue orders by querying their payment engines. If an engine times out several times in a row, the sweep
 * skips it, so that it does not block the others.
 */
export async function sweepOrders(deps: SettleDeps, now: number) {
  const { db } = deps
  await db.transaction(async (tx) => {
    for (const id of await takeUnpublishedOrders(tx)) await afterCommit(tx, 'order_paid', { orderId: id })
  })
  const silent: EngineName[] = []
  // Sweeps again without the unresponsive engines' orders, at most once more per engine.
  for (let before = -1; before < silent.length;) {
    before = silent.length
    await sweepStuck(deps, silent, now)
  }
}

/** Adds an engine to `silent` if it times out repeatedly. */
async function sweepStuck(deps: SettleDeps, silent: EngineName[], now: number) {
  const { db, payments } = deps
  const silences = new Map<EngineName, number>()
  const notifying = engineNames.filter((name) => payments.of(name).abandon)
  for (const id of await readStuckOrders(db, { silent, notifying, now })) {
    const order = await readOrder(db, id)
    if (!order || silent.includes(order.engine)) continue
    if (!(await acquirePaymentLease(db, id, { seconds: leaseSeconds, mayAuthorize: false, holder: null }))) continue
    const engine = payments.of(order.engine)
    const outcome = order.paymentReference
      ? await engine.complete(order.paymentReference, amountDue(order))
      : await engine.find(order.id, Date.parse(order.createdAt), amountDue(order))
    const silence = outcome?.state === 'unknown' ? (silences.get(order.engine) ?? 0) + 1 : 0
    silences.set(order.engine, silence)
    if (silence >= maxConsecutiveTimeouts) silent.push(order.engine)
    if (outcome?.state === 'unknown') continue
    const isOver = outcome === null || (order.status === 'payment_pending' && outcome.state === 'pending')
    if (isOver) await failOrder(deps, order, outcome === null ? 'not_authorized' : 'finalization-timeout')
    else await applyOutcome(deps, order, outcome)
  }
}
