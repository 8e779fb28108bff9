import { siteSettings } from '#domain/sites.ts'
import { commitStock } from '#services/catalog/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { keepCaptured, moveOrder, readOrder, readStuckOrders } from './orders-repository.ts'
import { endReservation } from './reservations.ts'
import { applyOutcome, failOrder, type SettleDeps } from './settle.ts'

/**
 * Publishes a paid order: captures the money, takes the stock off the shelf and asks for the mail. It may run twice: the
 * engine captures a reference once, and only one run moves the status [ORDER-240].
 */
export async function publishOrder({ db, payments }: SettleDeps, orderId: string) {
  const order = await readOrder(db, orderId)
  if (order?.status !== 'payment_complete') return
  if (order.amount > 0) {
    const captured = await payments.capture(order.paymentReference!, order.amount, siteSettings[order.site].currency)
    // Thrown, so that the queue tries again; the order stays paid and its stock promised.
    if (captured !== 'captured') throw new Error(`Capturing order ${orderId} came to ${captured}`)
  }
  await db.transaction(async (tx) => {
    const moved = await moveOrder(tx, orderId, 'payment_complete', 'published', 'captured')
    if (!moved) return
    await keepCaptured(tx, orderId, order.amount)
    await commitStock(tx, order.site, await endReservation(tx, orderId))
    await afterCommit(tx, 'mail_send', {
      template: 'order-confirmation',
      to: order.email,
      data: { orderId },
      key: `order-confirmation.${orderId}`,
    })
  })
}

/** Settles orders that wait longer than they should: asks the engine, and ends those that it does not know. */
export async function sweepOrders(deps: SettleDeps) {
  const { db, payments } = deps
  for (const id of await readStuckOrders(db)) {
    const order = await readOrder(db, id)
    if (!order) continue
    const outcome = await payments.find(order.id)
    if (outcome?.state === 'unknown') continue
    const isOver = outcome === null || (order.status === 'payment_pending' && outcome.state === 'pending')
    if (isOver) await failOrder(deps, order, outcome === null ? 'not_authorized' : 'finalization-timeout')
    else await applyOutcome(deps, order, outcome)
  }
}
