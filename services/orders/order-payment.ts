import { setTimeout as sleep } from 'node:timers/promises'
import { challengeHoldMs, reviewHoldMs } from '#domain/orders/status.ts'
import { siteSettings } from '#domain/sites.ts'
import { together, type Database, type Transaction } from '#platform/database.ts'
import { RetryLater } from '#platform/jobs/retry-later.ts'
import type { CardShown, Due, PaymentEngine, PaymentOutcome } from '#platform/payments/engine.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { releaseStock, type Pieces } from '#services/catalog/steps.ts'
import type { GiftCards } from '#services/giftcards/steps.ts'
import { bringListHome, closeOrderedList } from '#services/lists/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { endQuote } from '#services/quotes/steps.ts'
import { isStoredCard, storePaidCard } from '#services/payment-methods/steps.ts'
import { releaseGifts } from '#services/registry/steps.ts'
import { giveFiveForFiveBack } from '#services/shipping/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import { closeAttempt } from './card-testing-limits.ts'
import { forgetPayment, removeDraft } from '#services/checkout/steps.ts'
import {
  renewOrderChallenge,
  endTurnOf,
  mayAsk,
  moveOrder,
  readExpiredLeaseHolder,
  readOrder,
  type OrderRow,
} from './repository.ts'
import { replacementCardRecipient } from './replacement-card-recipient.ts'
import { endReservation, prolongReservation } from './stock-reservations.ts'

export interface SettleDeps {
  db: Database
  payments: Payments
  giftCards: GiftCards
  /** The name of this process while others can tell that it lives; who does not say is waited for. */
  leaseHolder?: () => string | null
  /** Lets milliseconds pass while another process asks; by the clock when nothing else is said. */
  pause?: (ms: number) => Promise<unknown>
}

/** What came of a payment; free: nothing was due, the card pays what renews. */
type Outcome = PaymentOutcome | { state: 'free'; card: CardShown | null }

/** How long one process may ask the engine before another may, when nobody can tell whether it lives. */
const askSeconds = 20
/** A process that lost its connection comes back sooner; who is away for so long is gone. */
const goneMs = 1_200

/** Who asks for the payment. */
interface Payer {
  /** Stored nowhere. */
  ip: string
  /** Where the shopper sees the shop: the bank sends the browser back there. */
  origin: string
  browserInfo: Readonly<Record<string, unknown>> | undefined
  /** The page that waits for the bank's answer, of an order; that of checkout where nothing is said. */
  bankReturn?: (origin: string, orderId: string) => string
}

/**
 * Authorises a new order's payment, with no transaction open, and applies what came of it. A process that finds another
 * one asking leaves it to that one, unless it is gone.
 */
export async function authorizeOrder(deps: SettleDeps, orderId: string, payer: Payer): Promise<OrderRow> {
  const { db, payments } = deps
  const turn = await acquirePaymentLease(deps, orderId)
  if ('isFree' in turn)
    return applyOutcome(deps, turn.order, await freeOutcome(payments.of(turn.order.engine), turn.order))
  const { order, asks } = turn
  if (asks === 0) return order
  const engine = payments.of(order.engine)
  const since = Date.parse(order.createdAt)
  // Asked before, and the answer never came: what may be there already is looked for before anything is asked again.
  const known = asks > 1 ? await engine.find(order.id, since, dueOf(order)) : null
  if (known) return applyOutcome(deps, order, known)
  const token = order.paymentToken ?? ''
  const outcome = await engine.authorize({
    token,
    isStored: await isStoredCard(db, order, token),
    ...dueOf(order),
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

/** What the payment of an order has to come to. */
export function dueOf({ amount, site }: OrderRow): Due {
  return { amount, currency: siteSettings[site].currency }
}

/** Nothing is due now; a card that pays what renews is one that the vault knows, and nothing is taken from it. */
async function freeOutcome(engine: PaymentEngine, { paymentToken }: OrderRow): Promise<Outcome> {
  const card = paymentToken === null ? undefined : await engine.readCard(paymentToken)
  if (card === 'unknown') return { state: 'unknown' }
  return card === null ? { state: 'failed', reference: null, reason: 'error' } : { state: 'free', card: card ?? null }
}

/** Asks the engine how the payment of an order stands, ends its challenge if it has one, and applies the answer. */
export async function completeOrder(deps: SettleDeps, order: OrderRow, result?: string): Promise<OrderRow> {
  const { db, payments } = deps
  if (order.status !== 'payment_pending' || !order.paymentReference) return (await readOrder(db, order.id))!
  return applyOutcome(
    deps,
    order,
    await payments.of(order.engine).complete(order.paymentReference, dueOf(order), result),
  )
}

/**
 * Moves an order by what the engine said, in one transaction, from the status it had when the engine was asked; whoever
 * comes second, from a call, a redirect or a job, changes nothing and sees what is.
 */
export async function applyOutcome(deps: SettleDeps, order: OrderRow, outcome: Outcome): Promise<OrderRow> {
  const { db } = deps
  const moved = outcome.state === 'unknown' ? null : await db.transaction((tx) => moveBy(deps, tx, order, outcome))
  return moved ?? (await readOrder(db, order.id))!
}

/** The order as it was moved; null when it has another status by now. */
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

async function paid(tx: Transaction, order: OrderRow, payment: { reference?: string; card: CardShown | null }) {
  const moved = await moveOrder(tx, order, 'authorized', 'authorized', payment)
  if (!moved) {
    // It ended meanwhile, or somebody else was told the same: a hold on an ended order is let go.
    if (payment.reference) await afterCommit(tx, 'payment_release', { orderId: order.id, reference: payment.reference })
    return null
  }
  await together([
    closeOrderedList(tx, { listId: order.listId, customerId: moved.customerId, lines: order.document.lines }),
    closeAttempt(tx, order.id, 'authorized'),
    endQuote(tx, order.listId),
    removeDraft(tx, order.listId),
    afterCommit(tx, 'order_paid', { orderId: order.id }),
  ])
  // What was not told now may be known from the question of the bank.
  const card = payment.card ?? moved.card
  const { site, engine, paymentToken: token, document } = order
  const { customerId } = moved
  if (document.keepsCard && token && card && customerId !== null)
    await storePaidCard(tx, { site, customerId }, { engine, token, card, billing: document.billingAddress })
  return moved
}

async function pending(tx: Transaction, order: OrderRow, outcome: Extract<PaymentOutcome, { state: 'pending' }>) {
  // After a look at the device a bank may ask its shopper, at another address; a word of another payment asks nothing.
  const { challengeUrl, reference } = outcome
  const isOwn = order.status === 'payment_pending' && reference === order.paymentReference
  if (isOwn && challengeUrl !== null && challengeUrl !== order.challengeUrl)
    return renewOrderChallenge(tx, order.id, challengeUrl)
  if (order.status !== 'new') return null
  const moved = await moveOrder(tx, order, 'challenged', 'challenge', outcome)
  if (moved) {
    await prolongReservation(tx, order.id, (outcome.isReviewed ? reviewHoldMs : challengeHoldMs) / 1000)
    await forgetSpent(tx, order)
  } else await afterCommit(tx, 'payment_release', { orderId: order.id, reference: outcome.reference })
  return moved
}

/** What was agreed to at PayPal pays its one order, and is not there to be chosen for another [PAY-240]. */
async function forgetSpent(tx: Transaction, { engine, listId, paymentToken }: OrderRow) {
  if (engine === 'paypal' && paymentToken) await forgetPayment(tx, listId, paymentToken)
}

/** Ends an order that will not be paid, and gives its stock back, once. */
export async function failOrder(deps: FailDeps & Pick<SettleDeps, 'db'>, order: OrderRow, cause: string) {
  await deps.db.transaction((tx) => fail(deps, tx, order, cause))
}

type FailDeps = Pick<SettleDeps, 'giftCards'>

/** Ends an order inside a transaction, and answers it; null when it has another status by now. */
async function fail(
  deps: FailDeps,
  tx: Transaction,
  order: OrderRow,
  cause: string,
  reference: string | null = null,
): Promise<OrderRow | null> {
  const ended = await endUnpaid(deps, tx, order, cause, reference)
  if (!ended) return null
  await releaseStock(tx, order.site, ended.pieces)
  return ended.order
}

/**
 * Ends an order inside a transaction, up to its stock, which the caller gives back last; money that may be held for it is
 * let go after the commit. Null when it has another status by now.
 */
export async function endUnpaid(
  { giftCards }: FailDeps,
  tx: Transaction,
  order: OrderRow,
  cause: string,
  reference: string | null = null,
): Promise<{ order: OrderRow; pieces: Pieces[] } | null> {
  const moved = await moveOrder(tx, order, 'failed', cause, { reference })
  if (!moved) return null
  await closeAttempt(tx, order.id, cause)
  const pieces = await endReservation(tx, order.id)
  await tickets.giveBackUse(tx, order.id)
  await giveFiveForFiveBack(tx, order.id)
  await giftCards.release(tx, order.id, replacementCardRecipient(order))
  await releaseGifts(tx, order.id)
  await forgetSpent(tx, order)
  await bringListHome(tx, order.listId, moved.customerId)
  // Whoever was sent to their bank may never have come back to see it; who ordered again in its place has.
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

/**
 * Lets go what is held for an order that ended. Thrown while the bank has not decided or does not answer, so that the
 * queue asks again later.
 */
export async function releasePayment({ db, payments }: SettleDeps, orderId: string, reference: string | null) {
  const order = await readOrder(db, orderId)
  // Of two tellings of one payment the second is let go only when it is another payment.
  if (!order || (order.status !== 'payment_error' && order.paymentReference === reference)) return
  const engine = payments.of(order.engine)
  const since = Date.parse(order.createdAt)
  const held = reference ? await engine.read(reference) : await engine.find(orderId, since)
  // A vendor that cannot be asked is told to let go of whatever there may be of an order that ended.
  if (held === null && order.status === 'payment_error' && (await engine.abandon?.(orderId, since)) === 'unknown')
    throw new Error(`Letting go what may be held for order ${orderId} had no answer`)
  if (held?.state === 'unknown') throw new Error(`The payment of order ${orderId} is unknown`)
  // The bank asks still who went back and ordered again: that question ends by itself.
  if (held?.state === 'pending') throw new RetryLater(`The payment of order ${orderId} is pending`)
  if (held?.state !== 'authorized') return
  // While the vendor was asked the order may have been paid by this very payment.
  const now = await readOrder(db, orderId)
  if (now?.status !== 'payment_error' && now?.paymentReference === held.reference) return
  const came = await engine.cancel(held.reference)
  if (came === 'unknown') throw new Error(`Letting go the payment of order ${orderId} had no answer`)
  if (came === 'cancelled') return
  // An earlier try whose answer was lost has let it go already, and then a second one fails.
  const holds = await engine.holds([{ key: orderId, since }])
  if (holds.get(orderId)?.includes(held.reference) !== false)
    throw new Error(`The payment of order ${orderId} could not be let go`)
}

/**
 * An order and how often the engine was asked for it, with this time. Of a process that is asking the answer is waited for
 * a moment, and its turn is taken over when it is gone; 0 when the order is settled by then, or another one is asking
 * still. For one that is free nobody is asked to pay.
 */
async function acquirePaymentLease(
  { db, leaseHolder = () => null, pause = sleep }: SettleDeps,
  orderId: string,
): Promise<{ order: OrderRow; asks: number } | { order: OrderRow; isFree: true }> {
  const ask = () => mayAsk(db, orderId, { seconds: askSeconds, mayAuthorize: true, by: leaseHolder() })
  let turn = await ask()
  if (turn) return turn
  let order = (await readOrder(db, orderId))!
  if (order.status === 'new' && order.amount === 0) return { order, isFree: true }
  let goneSince: number | undefined
  for (const ms of [50, 100, 200, ...Array<number>(9).fill(300)]) {
    if (turn) return turn
    if (order.status !== 'new') return { order, asks: 0 }
    const gone = await readExpiredLeaseHolder(db, orderId)
    if (!gone) goneSince = undefined
    else if (performance.now() - (goneSince ??= performance.now()) >= goneMs) {
      await endTurnOf(db, orderId, gone)
      turn = await ask()
      continue
    }
    await pause(ms)
    order = (await readOrder(db, orderId))!
  }
  return turn ?? { order, asks: 0 }
}
