import { setTimeout as sleep } from 'node:timers/promises'
import { challengeHoldMs, reviewHoldMs } from '#domain/orders/status.ts'
import { siteSettings } from '#domain/sites.ts'
import { pipelined, type Database, type Transaction } from '#platform/database.ts'
import { RetryLater } from '#platform/jobs/retry-later.ts'
import type { DisplayedCard, AmountDue, PaymentEngine, PaymentOutcome } from '#platform/payments/engine.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { releaseStock, type StockQuantity } from '#services/catalog/steps.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { returnOrderedList, closeOrderedList } from '#services/lists/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { endQuote } from '#services/quotes/steps.ts'
import { isStoredCard, storePaidCard } from '#services/payment-methods/steps.ts'
import { releaseGifts } from '#services/registry/steps.ts'
import { returnFiveForFive } from '#services/shipping/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import { queueOrderWebhook } from '#services/webhooks/steps.ts'
import { closeAttempt } from './card-testing-limits.ts'
import { clearPaymentMethod, removeDraft } from '#services/checkout/steps.ts'
import {
  renewOrderChallenge,
  releaseDeadLease,
  acquirePaymentLease,
  moveOrder,
  readExpiredLeaseHolder,
  readOrder,
} from '../repository.ts'
import type { OrderRow } from '../order-row.ts'
import { replacementCardRecipient } from './replacement-card-recipient.ts'
import { endReservation, extendReservation } from '../contents/stock-reservations.ts'

export interface SettleDeps {
  db: Database
  payments: Payments
  giftCards: GiftCards
  /**
   * Returns this process's name for holding leases. Returns null if it does not hold its liveness lock, so that other
   * processes must wait.
   */
  leaseHolder?: () => string | null
  /** Pauses for a number of milliseconds while another process holds the lease. Defaults to a timer. */
  pause?: (ms: number) => Promise<unknown>
}

/** `free` means that no payment is due, but the card is needed for renewals. */
type Outcome = PaymentOutcome | { state: 'free'; card: DisplayedCard | null }

/** Lease duration in seconds if it is unknown whether the holder is alive. */
const leaseSeconds = 20
/** A live process reconnects within this time. After that, the lease holder is considered dead. */
const goneMs = 1_200

interface Payer {
  /** Never stored. */
  ip: string
  /** Base URL for the bank to redirect the browser to. */
  origin: string
  browserInfo: Readonly<Record<string, unknown>> | string | undefined
  /** Defaults to the checkout's bank page. */
  bankReturn?: (origin: string, orderId: string) => string
}

/**
 * Authorizes a new order's payment outside any transaction and applies the result. If another live process holds the
 * payment lease, leaves this work to that process.
 */
export async function authorizeOrder(deps: SettleDeps, orderId: string, payer: Payer): Promise<OrderRow> {
  const { db, payments } = deps
  const turn = await waitForPaymentLease(deps, orderId)
  if ('isFree' in turn)
    return applyOutcome(deps, turn.order, await freeOutcome(payments.of(turn.order.engine), turn.order))
  const { order, asks } = turn
  if (asks === 0) return order
  const engine = payments.of(order.engine)
  const since = Date.parse(order.createdAt)
  // The earlier request got no response, so this first looks for an existing authorization.
  const known = asks > 1 ? await engine.find(order.id, since, amountDue(order)) : null
  if (known) return applyOutcome(deps, order, known)
  const token = order.paymentToken ?? ''
  const outcome = await engine.authorize({
    token,
    isStored: await isStoredCard(db, order, token),
    ...amountDue(order),
    key: order.id,
    since,
    email: order.email,
    ip: payer.ip,
    browserInfo: payer.browserInfo,
    returnUrl: (payer.bankReturn ?? bankReturn)(payer.origin, order.id),
  })
  return applyOutcome(deps, order, outcome)
}

function bankReturn(origin: string, orderId: string): string {
  return `${origin}/checkout/bank/${orderId}`
}

/** Returns an order's amount due, in minor units, and its currency. */
export function amountDue({ amount, site }: OrderRow): AmountDue {
  return { amount, currency: siteSettings[site].currency }
}

/** Returns the outcome for a free order. Nothing is charged, but the vault must have a card for renewals. */
async function freeOutcome(engine: PaymentEngine, { paymentToken }: OrderRow): Promise<Outcome> {
  const card = paymentToken === null ? undefined : await engine.readCard(paymentToken)
  if (card === 'unknown') return { state: 'unknown' }
  return card === null ? { state: 'failed', reference: null, reason: 'error' } : { state: 'free', card: card ?? null }
}

/** Completes a pending payment, with its challenge result if any, and applies the outcome. */
export async function completeOrder(deps: SettleDeps, order: OrderRow, result?: string): Promise<OrderRow> {
  const { db, payments } = deps
  if (order.status !== 'payment_pending' || !order.paymentReference) return (await readOrder(db, order.id))!
  return applyOutcome(
    deps,
    order,
    await payments.of(order.engine).complete(order.paymentReference, amountDue(order), result),
  )
}

/**
 * Changes an order's status according to its payment outcome, unless the status has changed since the request. Returns
 * the current order.
 */
export async function applyOutcome(deps: SettleDeps, order: OrderRow, outcome: Outcome): Promise<OrderRow> {
  const { db } = deps
  const moved = outcome.state === 'unknown' ? null : await db.transaction((tx) => moveBy(deps, tx, order, outcome))
  return moved ?? (await readOrder(db, order.id))!
}

async function moveBy(
  deps: SettleDeps,
  tx: Transaction,
  order: OrderRow,
  outcome: Exclude<Outcome, { state: 'unknown' }>,
): Promise<OrderRow | null> {
  if (outcome.state === 'pending') return pending(tx, order, outcome)
  if (outcome.state === 'failed') return fail(deps, tx, order, outcome.reason, outcome.reference)
  return paid(tx, order, outcome)
}

async function paid(tx: Transaction, order: OrderRow, payment: { reference?: string; card: DisplayedCard | null }) {
  const moved = await moveOrder(tx, order, 'authorized', 'authorized', payment)
  if (!moved) {
    // The order has ended or been paid in the meantime, so this voids the authorization.
    if (payment.reference) await afterCommit(tx, 'payment_release', { orderId: order.id, reference: payment.reference })
    return null
  }
  await pipelined([
    closeOrderedList(tx, { listId: order.listId, customerId: moved.customerId, lines: order.document.lines }),
    closeAttempt(tx, order.id, 'authorized'),
    endQuote(tx, order.listId),
    removeDraft(tx, order.listId),
    afterCommit(tx, 'order_paid', { orderId: order.id }),
  ])
  // The card details may come from the earlier challenge.
  const card = payment.card ?? moved.card
  const { site, engine, paymentToken: token, document } = order
  const { customerId } = moved
  if (document.keepsCard && token && card && customerId !== null)
    await storePaidCard(tx, { site, customerId }, { engine, token, card, billing: document.billingAddress })
  return moved
}

async function pending(tx: Transaction, order: OrderRow, outcome: Extract<PaymentOutcome, { state: 'pending' }>) {
  // After a device check, the bank may challenge the shopper at another URL. Challenges for a different payment are
  // ignored.
  const { challengeUrl, reference } = outcome
  const isOwn = order.status === 'payment_pending' && reference === order.paymentReference
  if (isOwn && challengeUrl !== null && challengeUrl !== order.challengeUrl)
    return renewOrderChallenge(tx, order.id, challengeUrl)
  if (order.status !== 'new') return null
  const moved = await moveOrder(tx, order, 'challenged', 'challenge', outcome)
  if (moved) {
    await extendReservation(tx, order.id, (outcome.isReviewed ? reviewHoldMs : challengeHoldMs) / 1000)
    await forgetSpent(tx, order)
  } else await afterCommit(tx, 'payment_release', { orderId: order.id, reference: outcome.reference })
  return moved
}

/** Removes a spent PayPal approval, because an approval pays for one order only [PAY-240]. */
async function forgetSpent(tx: Transaction, { engine, listId, paymentToken }: OrderRow) {
  if (engine === 'paypal' && paymentToken) await clearPaymentMethod(tx, listId, paymentToken)
}

/** Ends an unpaid order and returns its stock exactly once. */
export async function failOrder(deps: FailDeps & Pick<SettleDeps, 'db'>, order: OrderRow, cause: string) {
  await deps.db.transaction((tx) => fail(deps, tx, order, cause))
}

type FailDeps = Pick<SettleDeps, 'giftCards'>

/** Ends an unpaid order. Returns null if the status has changed. */
async function fail(
  deps: FailDeps,
  tx: Transaction,
  order: OrderRow,
  cause: string,
  reference: string | null = null,
): Promise<OrderRow | null> {
  const ended = await endUnpaidOrder(deps, tx, order, cause, reference)
  if (!ended) return null
  await releaseStock(tx, order.site, ended.pieces)
  return ended.order
}

/**
 * Ends an unpaid order, but leaves returning its stock to the caller, who does so last. Returns null if the status has
 * changed.
 */
export async function endUnpaidOrder(
  { giftCards }: FailDeps,
  tx: Transaction,
  order: OrderRow,
  cause: string,
  reference: string | null = null,
): Promise<{ order: OrderRow; pieces: StockQuantity[] } | null> {
  const moved = await moveOrder(tx, order, 'failed', cause, { reference })
  if (!moved) return null
  await closeAttempt(tx, order.id, cause)
  const pieces = await endReservation(tx, order.id)
  await tickets.giveBackUse(tx, order.id)
  await returnFiveForFive(tx, order.id)
  await giftCards.release(tx, order.id, replacementCardRecipient(order))
  await releaseGifts(tx, order.id)
  await forgetSpent(tx, order)
  await returnOrderedList(tx, order.listId, moved.customerId)
  await queueOrderWebhook(tx, 'order.payment_failed', moved)
  // The shopper may still be at the bank and miss the failure, so an email reports it. If the order was replaced, the
  // shopper is back in the store.
  if (order.status === 'payment_pending' && cause !== 'replaced') {
    const data = { orderId: order.id }
    const key = `payment-failed.${order.id}`
    await afterCommit(tx, 'mail_send', { template: 'payment-failed', to: order.email, data, key })
  }
  if (order.amount > 0 && order.paymentToken) {
    await afterCommit(tx, 'payment_release', { orderId: order.id, reference: moved.paymentReference })
  }
  return { order: moved, pieces }
}

/** Voids the authorization of an ended order. Throws while the bank's result is unknown, so that the queue retries. */
export async function releasePayment({ db, payments }: SettleDeps, orderId: string, reference: string | null) {
  const order = await readOrder(db, orderId)
  // After a duplicate event, only an authorization other than the order's own payment is voided.
  if (!order || (order.status !== 'payment_error' && order.paymentReference === reference)) return
  const engine = payments.of(order.engine)
  const since = Date.parse(order.createdAt)
  const authorization = reference ? await engine.read(reference) : await engine.find(orderId, since)
  // Without a lookup, the vendor must cancel any authorization for an order that has ended.
  if (
    authorization === null &&
    order.status === 'payment_error' &&
    (await engine.abandon?.(orderId, since)) === 'unknown'
  )
    throw new Error(`No response to the cancellation of the authorization of order ${orderId}`)
  if (authorization?.state === 'unknown') throw new Error(`The payment state of order ${orderId} is unknown`)
  // The shopper ordered again instead of completing this challenge, so the queue retries until the challenge expires.
  if (authorization?.state === 'pending') throw new RetryLater(`The payment of order ${orderId} is pending`)
  if (authorization?.state !== 'authorized') return
  // During the vendor request, this authorization may have paid for the order.
  const now = await readOrder(db, orderId)
  if (now?.status !== 'payment_error' && now?.paymentReference === authorization.reference) return
  const outcome = await engine.cancel(authorization.reference)
  if (outcome === 'unknown') throw new Error(`No response to voiding the payment of order ${orderId}`)
  if (outcome === 'cancelled') return
  // An earlier attempt without a response may already have voided the authorization, and a second void would fail.
  const holds = await engine.holds([{ key: orderId, since }])
  if (holds.get(orderId)?.includes(authorization.reference) !== false)
    throw new Error(`The payment of order ${orderId} could not be voided`)
}

/**
 * Waits briefly for another lease holder, or takes over from a dead one. `asks` is 0 if the order is settled or still
 * leased.
 */
async function waitForPaymentLease(
  { db, leaseHolder = () => null, pause = sleep }: SettleDeps,
  orderId: string,
): Promise<{ order: OrderRow; asks: number } | { order: OrderRow; isFree: true }> {
  const takeLease = () =>
    acquirePaymentLease(db, orderId, { seconds: leaseSeconds, mayAuthorize: true, holder: leaseHolder() })
  let turn = await takeLease()
  if (turn) return turn
  let order = (await readOrder(db, orderId))!
  if (order.status === 'new' && order.amount === 0) return { order, isFree: true }
  let goneSince: number | undefined
  for (const ms of [50, 100, 200, ...Array<number>(9).fill(300)]) {
    if (turn) return turn
    if (order.status !== 'new') return { order, asks: 0 }
    const deadHolder = await readExpiredLeaseHolder(db, orderId)
    if (!deadHolder) goneSince = undefined
    else if (performance.now() - (goneSince ??= performance.now()) >= goneMs) {
      await releaseDeadLease(db, orderId, deadHolder)
      turn = await takeLease()
      continue
    }
    await pause(ms)
    order = (await readOrder(db, orderId))!
  }
  return turn ?? { order, asks: 0 }
}
