import { siteSettings } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { DisplayedCard, AmountDue, PaymentOutcome } from '#platform/payments/engine.ts'
import { maxConsecutiveTimeouts, type Payments } from '#platform/payments/payments.ts'
import { closePaymentAttempt } from '#services/orders/steps.ts'
import { reviewHoldMs } from '#domain/orders/status.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { createPayPalOrder, mayBeCapturing, needsApproval, captureApprovedPayment } from './paypal-approval.ts'
import {
  renewPaymentChallenge,
  scheduleAuthorizationCheck,
  movePayment,
  readPayment,
  readOverduePayments,
  acquirePaymentLease,
  type LinkPayment,
} from './payments-repository.ts'
import { markAmountPaid, releaseAmount, lockLink } from '../repository.ts'

export interface LinkSettleDeps {
  db: Database
  payments: Payments
  giftCards: GiftCards
}

/** Data of the payer's request, passed to the vendor and never stored. */
interface Payer {
  ip: string
  origin: string
  browserInfo: Readonly<Record<string, unknown>> | string | undefined
}

type Outcome = PaymentOutcome | { state: 'free'; card: null }

/** Returns the URL that the bank redirects to. It omits the link token, because banks log URLs. */
export function bankReturn(origin: string, paymentId: string): string {
  return `${origin}/payment-link/bank/${paymentId}`
}

function cardPartOf({ amount, giftCardPart }: Pick<LinkPayment, 'amount' | 'giftCardPart'>) {
  return amount - giftCardPart
}

function amountDue(payment: LinkPayment): AmountDue {
  return { amount: cardPartOf(payment), currency: siteSettings[payment.site].currency }
}

/**
 * Requests an authorization outside any transaction and applies the result. If an earlier response was lost, looks for
 * an existing authorization first [PAY-004].
 */
export async function requestPayment(deps: LinkSettleDeps, id: string, payer: Payer): Promise<LinkPayment> {
  const { db, payments } = deps
  const payment = (await readPayment(db, id))!
  if (payment.status !== 'new') return payment
  if (cardPartOf(payment) === 0) return applyToLink(deps, payment, { state: 'free', card: null })
  if (needsApproval(payment)) return requestPayerApproval(deps, payment, payer.origin)
  const attempts = await acquirePaymentLease(db, id, true)
  if (attempts === 0) return payment
  const engine = payments.of(payment.engine)
  const known = attempts > 1 ? await engine.find(id, payment.createdAt, amountDue(payment)) : null
  const outcome =
    known ??
    (await engine.authorize({
      token: payment.token ?? '',
      isStored: payment.isStored,
      ...amountDue(payment),
      key: id,
      since: payment.createdAt,
      email: payment.email,
      ip: payer.ip,
      browserInfo: payer.browserInfo,
      returnUrl: bankReturn(payer.origin, id),
    }))
  return applyToLink(deps, payment, outcome)
}

/** Requests approval from PayPal. Ends the payment if there is no approval URL. */
async function requestPayerApproval(deps: LinkSettleDeps, payment: LinkPayment, origin: string): Promise<LinkPayment> {
  const { db, payments } = deps
  const { id, linkId, site } = payment
  const agreement = await createPayPalOrder(payments.payPal, payment, amountDue(payment), bankReturn(origin, id))
  await db.transaction(async (tx) => {
    await lockLink(tx, site, linkId)
    if (agreement) await movePayment(tx, id, ['new', 'pending'], 'agreement', agreement)
    else await endPayment(deps, tx, payment, 'not_asked')
  })
  return (await readPayment(db, id))!
}

/** Completes a payment after its challenge or approval, and applies the outcome. */
export async function completePayment(
  deps: LinkSettleDeps,
  payment: LinkPayment,
  result?: string,
): Promise<LinkPayment> {
  const { status, engine, reference } = payment
  if (status !== 'pending') return payment
  if (reference !== null)
    return applyToLink(deps, payment, await deps.payments.of(engine).complete(reference, amountDue(payment), result))
  const outcome = await captureApprovedPayment(deps.db, deps.payments.payPal, payment, amountDue(payment))
  return outcome ? applyToLink(deps, payment, outcome) : payment
}

/** Ends a payment when the payer returns from PayPal without approval, unless a capture may be in progress. */
export async function cancelPayment(deps: LinkSettleDeps, { id, site, linkId }: LinkPayment): Promise<LinkPayment> {
  await deps.db.transaction(async (tx) => {
    await lockLink(tx, site, linkId)
    const payment = (await readPayment(tx, id))!
    if (payment.status === 'pending' && needsApproval(payment) && !mayBeCapturing(payment))
      await endPayment(deps, tx, payment, 'cancelled')
  })
  return (await readPayment(deps.db, id))!
}

/**
 * Applies an outcome if the payment's status has not changed since the vendor request, and returns the current payment.
 */
async function applyToLink(deps: LinkSettleDeps, payment: LinkPayment, outcome: Outcome): Promise<LinkPayment> {
  const { db } = deps
  if (outcome.state !== 'unknown') {
    await db.transaction(async (tx) => {
      await lockLink(tx, payment.site, payment.linkId)
      if (outcome.state === 'pending') await wait(tx, payment, outcome)
      else if (outcome.state === 'failed') await endPayment(deps, tx, payment, outcome.reason, outcome.reference)
      else await paid(deps, tx, payment, outcome)
    })
  }
  return (await readPayment(db, payment.id))!
}

async function wait(tx: Transaction, payment: LinkPayment, outcome: Extract<PaymentOutcome, { state: 'pending' }>) {
  const { challengeUrl, reference } = outcome
  const { id, status } = payment
  // Each review event restarts the wait.
  if (outcome.isReviewed) await movePayment(tx, id, [status, 'pending'], 'review', outcome)
  else if (status === 'new') await movePayment(tx, id, ['new', 'pending'], 'challenge', outcome)
  // Challenges for a different payment are ignored.
  else if (reference === payment.reference && challengeUrl !== null && challengeUrl !== payment.challengeUrl)
    await renewPaymentChallenge(tx, payment.id, challengeUrl)
}

async function paid(
  deps: LinkSettleDeps,
  tx: Transaction,
  payment: LinkPayment,
  { card, reference }: { card: DisplayedCard | null; reference?: string },
) {
  const { id, linkId, status, amount } = payment
  const before = await readPayment(tx, id)
  if (before?.status !== status) {
    // The payment has ended in the meantime, so the next check voids this authorization.
    await scheduleAuthorizationCheck(tx, id)
    return
  }
  // The link was revoked while the bank processed the request.
  if (!(await markAmountPaid(tx, linkId, amount))) return endPayment(deps, tx, payment, 'revoked', reference ?? null)
  await movePayment(tx, id, [status, 'authorized'], 'authorized', { reference, card })
  await closePaymentAttempt(tx, id, 'authorized')
  if (cardPartOf(payment) === 0) return captured(deps, tx, payment)
  await afterCommit(tx, 'link_paid', { paymentId: id })
}

async function captured({ giftCards }: LinkSettleDeps, tx: Transaction, { id, email }: LinkPayment) {
  if (!(await movePayment(tx, id, ['authorized', 'captured'], 'captured'))) return
  await giftCards.capture(tx, id)
  const key = `payment-link-paid.${id}`
  await afterCommit(tx, 'mail_send', { template: 'payment-link-paid', to: email, data: { paymentId: id }, key })
}

/** Ends a payment through a locked link, releases its reservation, and voids its authorization. */
export async function endPayment(
  { giftCards }: Pick<LinkSettleDeps, 'giftCards'>,
  tx: Transaction,
  { id, linkId, status, amount, site, email, billingAddress }: LinkPayment,
  cause: string,
  reference: string | null = null,
) {
  if (!(await movePayment(tx, id, [status, 'failed'], cause, { reference }))) return
  await closePaymentAttempt(tx, id, cause)
  await releaseAmount(tx, linkId, amount)
  const name = `${billingAddress.firstname} ${billingAddress.lastname}`.trim()
  await giftCards.release(tx, id, { site, email, name, now: Date.now() })
}

/**
 * Captures an authorized payment. Safe to run twice, because a reference is captured once and only one run changes the
 * status [PAY-004].
 */
export async function captureLinkPayment(deps: LinkSettleDeps, id: string) {
  const { db, payments } = deps
  const payment = await readPayment(db, id)
  if (payment?.status !== 'authorized') return
  const { amount, currency } = amountDue(payment)
  const outcome = await payments.of(payment.engine).capture(payment.reference!, amount, currency, payment.createdAt)
  // Throws so that the queue retries. The link remains paid.
  if (outcome !== 'captured') throw new Error(`Capture of link payment ${id}: ${outcome}`)
  await db.transaction((tx) => captured(deps, tx, payment))
}

/**
 * Settles overdue link payments. Skips a vendor that times out three times in a row; the next run starts with another
 * vendor.
 */
export async function sweepLinkPayments(deps: LinkSettleDeps, report: (error: unknown) => void) {
  const silences = new Map<LinkPayment['engine'], number>()
  for (const id of await readOverduePayments(deps.db)) {
    try {
      const payment = (await readPayment(deps.db, id))!
      const before = silences.get(payment.engine) ?? 0
      if (before >= maxConsecutiveTimeouts) continue
      // A failed capture affects only its own payment, so it does not count as a timeout.
      if (payment.status === 'authorized') await captureLinkPayment(deps, id)
      else silences.set(payment.engine, (await settleWaiting(deps, payment)) ? before + 1 : 0)
    } catch (error) {
      report(new Error(`Link payment ${id} could not be settled`, { cause: error }))
    }
  }
}

/** Settles a waiting payment. Returns true if the vendor timed out. */
async function settleWaiting(deps: LinkSettleDeps, payment: LinkPayment): Promise<boolean> {
  const { db } = deps
  // A separate lease covers the capture of an approved payment.
  if (!needsApproval(payment) && (await acquirePaymentLease(db, payment.id, false)) === 0) return false
  const outcome = await outcomeOf(deps, payment)
  if (outcome?.state === 'unknown') return true
  const isReviewed = outcome?.state === 'pending' && outcome.isReviewed && Date.now() - payment.createdAt < reviewHoldMs
  const isOver = outcome === null || (payment.status === 'pending' && outcome.state === 'pending' && !isReviewed)
  if (!isOver) {
    await applyToLink(deps, payment, outcome)
    return false
  }
  await db.transaction(async (tx) => {
    await lockLink(tx, payment.site, payment.linkId)
    await endPayment(deps, tx, payment, outcome === null ? 'not_authorized' : 'finalization-timeout')
  })
  return false
}

/** Returns a payment's outcome from the vendor, or null while there is no result. */
async function outcomeOf({ db, payments }: LinkSettleDeps, payment: LinkPayment): Promise<Outcome | null> {
  const engine = payments.of(payment.engine)
  if (payment.reference !== null) return engine.complete(payment.reference, amountDue(payment))
  if (cardPartOf(payment) === 0) return { state: 'free', card: null }
  if (needsApproval(payment)) return captureApprovedPayment(db, payments.payPal, payment, amountDue(payment))
  return engine.find(payment.id, payment.createdAt, amountDue(payment))
}
