import { challengeHoldMs, type OrderStatus } from '#domain/orders/status.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { PaymentEngine, PaymentOutcome } from '#platform/payments/engine.ts'
import { releaseStock } from '#services/catalog/steps.ts'
import { closeOrderedList } from '#services/lists/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { mayAsk, moveOrder, readOrder, type OrderRow } from './orders-repository.ts'
import { endReservation, prolongReservation } from './reservations.ts'

export interface SettleDeps {
  db: Database
  payments: PaymentEngine
  /** Where the bank sends a shopper back to after its question. */
  returnUrl: (order: OrderRow) => string
}

/** How long one process may ask the engine before another may. */
const askSeconds = 20

/** Who asks for the payment; stored nowhere. */
export interface Payer {
  ip: string
  browserInfo: Readonly<Record<string, unknown>> | undefined
}

/**
 * Authorises a new order's payment, with no transaction open, and applies what came of it. A process that finds another
 * one asking leaves it to that one.
 */
export async function authorizeOrder(deps: SettleDeps, orderId: string, payer: Payer): Promise<OrderRow> {
  const { db, payments } = deps
  const order = (await readOrder(db, orderId))!
  if (order.status !== 'new') return order
  if (order.amount === 0) return applyOutcome(deps, order, null)
  if (!(await mayAsk(db, orderId, askSeconds))) return waitFor(db, orderId)
  const outcome = await payments.authorize({
    token: order.paymentToken ?? '',
    amount: order.amount,
    currency: siteSettings[order.site].currency,
    key: order.id,
    email: order.email,
    returnUrl: deps.returnUrl(order),
    ...payer,
  })
  return applyOutcome(deps, order, outcome)
}

/** Asks the engine how the payment of an order stands, ends its challenge if it has one, and applies the answer. */
export async function completeOrder(deps: SettleDeps, order: OrderRow): Promise<OrderRow> {
  const { db, payments } = deps
  if (order.status !== 'payment_pending' || !order.paymentReference) return (await readOrder(db, order.id))!
  return applyOutcome(deps, order, await payments.complete(order.paymentReference))
}

/**
 * Moves an order by what the engine said, in one transaction, from the status it had when the engine was asked; whoever
 * comes second, from a call, a redirect or a job, changes nothing and sees what is. A null outcome: nothing was due.
 */
export async function applyOutcome(
  deps: SettleDeps,
  order: OrderRow,
  outcome: PaymentOutcome | null,
): Promise<OrderRow> {
  const { db } = deps
  const state = outcome?.state ?? 'authorized'
  if (state !== 'unknown') {
    await db.transaction(async (tx) => {
      if (state === 'authorized') await paid(tx, order, outcome)
      else if (state === 'pending') await pending(tx, order, outcome)
      else await failed(tx, order, outcome)
    })
  }
  return (await readOrder(db, order.id))!
}

async function paid(tx: Transaction, order: OrderRow, outcome: PaymentOutcome | null) {
  const payment = outcome?.state === 'authorized' ? outcome : {}
  const moved = await moveOrder(tx, order.id, order.status, 'payment_complete', 'authorized', payment)
  if (!moved) return
  await closeOrderedList(tx, order.listId)
  await afterCommit(tx, 'order_paid', { orderId: order.id })
}

async function pending(tx: Transaction, order: OrderRow, outcome: PaymentOutcome | null) {
  if (outcome?.state !== 'pending' || order.status !== 'new') return
  const moved = await moveOrder(tx, order.id, 'new', 'payment_pending', 'challenge', outcome)
  if (moved) await prolongReservation(tx, order.id, challengeHoldMs / 1000)
}

async function failed(tx: Transaction, order: OrderRow, outcome: PaymentOutcome | null) {
  const cause = outcome?.state === 'failed' ? outcome.reason : 'error'
  const reference = outcome?.state === 'failed' ? outcome.reference : null
  await fail(tx, order, order.status, cause, reference)
}

/** Ends an order that will not be paid, and gives its stock back, once. */
export async function failOrder({ db }: Pick<SettleDeps, 'db'>, order: OrderRow, cause: string) {
  await db.transaction((tx) => fail(tx, order, order.status, cause, null))
}

async function fail(tx: Transaction, order: OrderRow, from: OrderStatus, cause: string, reference: string | null) {
  const moved = await moveOrder(tx, order.id, from, 'payment_error', cause, { reference })
  if (!moved) return
  await releaseStock(tx, order.site, await endReservation(tx, order.id))
}

/** Waits a moment for the process that is asking; the caller shows whatever is by then. */
async function waitFor(db: Database, orderId: string): Promise<OrderRow> {
  const pauses = [50, 100, 200, 400, 800, 1600]
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const order = (await readOrder(db, orderId))!
    if (order.status !== 'new') return order
  }
  return (await readOrder(db, orderId))!
}
