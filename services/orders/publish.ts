import { engineNames, type EngineName } from '#domain/payment-engines.ts'
import { hasInvoiceSeries } from '#domain/orders/invoice-number.ts'
import { siteSettings } from '#domain/sites.ts'
import { together } from '#platform/database.ts'
import { commitStock } from '#services/catalog/steps.ts'
import { deleteGifts } from '#services/lists/steps.ts'
import { maxConsecutiveTimeouts } from '#platform/payments/payments.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { programs } from '#services/programs/steps.ts'
import { countGifts } from '#services/registry/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import { boughtTickets } from './bought-tickets.ts'
import { soldCards } from './sold-gift-cards.ts'
import { mayAsk, moveOrder, readOrder, readStuckOrders, takeUnpublished, type OrderRow } from './repository.ts'
import { endReservation } from './stock-reservations.ts'
import { applyOutcome, dueOf, failOrder, type SettleDeps } from './order-payment.ts'

/**
 * Publishes a paid order: captures the money, takes the stock off the shelf and asks for the mail. It may run twice: the
 * engine captures a reference once, and only one run moves the status [ORDER-240].
 */
export async function publishOrder(deps: SettleDeps, orderId: string) {
  const order = await readOrder(deps.db, orderId)
  if (order?.status !== 'payment_complete') return
  const came = await captureOf(deps, order)
  // Thrown, so that the queue tries again; the order stays paid and its stock promised.
  if (came !== 'captured') throw new Error(`Capturing order ${orderId} came to ${came}`)
  await publishCaptured(deps, order, 'captured')
}

/** Takes the money that is held for a paid order, once; there is none to take for one that is free. */
async function captureOf({ payments }: Pick<SettleDeps, 'payments'>, order: OrderRow) {
  if (order.amount === 0) return 'captured'
  const { currency } = siteSettings[order.site]
  return payments.of(order.engine).capture(order.paymentReference!, order.amount, currency, Date.parse(order.createdAt))
}

/** Publishes a paid order whose money was taken, once, with all that follows from it. */
export async function publishCaptured({ db, giftCards }: SettleDeps, order: OrderRow, cause: string) {
  const orderId = order.id
  await db.transaction(async (tx) => {
    const [moved, pieces] = await together([
      moveOrder(tx, order, 'captured', cause, { captured: order.amount }),
      endReservation(tx, orderId),
    ])
    if (!moved) {
      // Whoever published it has taken what was promised.
      if (pieces.length > 0) throw new Error(`Order ${orderId} was not paid any more and had pieces promised`)
      return
    }
    for (const ticket of boughtTickets(order)) await tickets.grantTicket(tx, ticket)
    for (const line of soldCards(order)) await giftCards.issueSold(tx, { site: order.site, now: Date.now() }, line)
    await together([
      tickets.countUse(tx, orderId),
      giftCards.capture(tx, orderId),
      countGifts(tx, orderId),
      deleteGifts(tx, order.listId),
      programs.begin(tx, orderId, { day: order.createdAt.slice(0, 10), card: order.card }),
      hasInvoiceSeries(order.site) && afterCommit(tx, 'invoice_issue', { orderId, refund: 0 }),
      afterCommit(tx, 'mail_send', {
        template: 'order-confirmation',
        to: order.email,
        data: { orderId },
        key: `order-confirmation.${orderId}`,
      }),
    ])
    // The stock last, as when it was promised, and after all answers: its rows are what strangers wait for.
    await commitStock(tx, order.site, pieces)
  })
}

/** How long the sweep keeps an order to itself. */
const askSeconds = 20

/**
 * Settles orders that wait longer than they should: asks the engine, ends those that it does not know, and asks again
 * for the publishing of those that were paid. An engine that does not answer several times in a row is asked no more in
 * this round, and hides no other one's orders.
 */
export async function sweepOrders(deps: SettleDeps, now: number) {
  const { db } = deps
  await db.transaction(async (tx) => {
    for (const id of await takeUnpublished(tx)) await afterCommit(tx, 'order_paid', { orderId: id })
  })
  const silent: EngineName[] = []
  // Read anew without the orders of one that fell silent; there are as many readings as engines, and one.
  for (let before = -1; before < silent.length;) {
    before = silent.length
    await sweepStuck(deps, silent, now)
  }
}

/** Settles stuck orders of all engines but the silent ones; one that falls silent is added to them. */
async function sweepStuck(deps: SettleDeps, silent: EngineName[], now: number) {
  const { db, payments } = deps
  const silences = new Map<EngineName, number>()
  const toldBy = engineNames.filter((name) => payments.of(name).abandon)
  for (const id of await readStuckOrders(db, { silent, toldBy, now })) {
    const order = await readOrder(db, id)
    if (!order || silent.includes(order.engine)) continue
    if (!(await mayAsk(db, id, { seconds: askSeconds, mayAuthorize: false, by: null }))) continue
    const engine = payments.of(order.engine)
    const outcome = order.paymentReference
      ? await engine.complete(order.paymentReference, dueOf(order))
      : await engine.find(order.id, Date.parse(order.createdAt), dueOf(order))
    const silence = outcome?.state === 'unknown' ? (silences.get(order.engine) ?? 0) + 1 : 0
    silences.set(order.engine, silence)
    if (silence >= maxConsecutiveTimeouts) silent.push(order.engine)
    if (outcome?.state === 'unknown') continue
    const isOver = outcome === null || (order.status === 'payment_pending' && outcome.state === 'pending')
    if (isOver) await failOrder(deps, order, outcome === null ? 'not_authorized' : 'finalization-timeout')
    else await applyOutcome(deps, order, outcome)
  }
}
