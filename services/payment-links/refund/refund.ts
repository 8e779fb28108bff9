import { toMinor } from '#contract/codec/amounts.ts'
import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { paymentLinks } from '#contract/payment-links.ts'
import type { Minor } from '#domain/money.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import { readPayment, type LinkPayment } from '../payment/payments-repository.ts'
import {
  createRefund,
  releaseRefundLease,
  lockPayment,
  readRefunds,
  settleRefund,
  takeStaleRefunds,
  leaseRefund,
  type LinkRefund,
} from './refunds-repository.ts'
import type { LinkSettleDeps } from '../payment/settle.ts'

type RefundCall = ReceivedCall<typeof paymentLinks, 'POST /svc_extrapayment/payments/{id}/refund'>

/**
 * Refunds a payment, up to the captured amount: gift cards immediately, the remainder by the vendor after the commit
 * [PAY-004, threat T42].
 */
export function requestLinkRefund({ site, params, body, key, fingerprint, refuse }: RefundCall, deps: LinkSettleDeps) {
  const { db, giftCards } = deps
  return db.transaction(async (tx): Promise<LinkRefund> => {
    if (!(await lockPayment(tx, site, params.id))) throw refuse('payment_not_found')
    const earlier = await readRefunds(tx, [params.id])
    const same = earlier.find(({ requestKey }) => requestKey === key)
    if (same && same.requestFingerprint !== fingerprint) throw commonRefusal('idempotency_key_reused')
    if (same) return same
    const payment = (await readPayment(tx, params.id))!
    if (payment.status !== 'captured') throw refuse('payment_not_captured')
    if (earlier.some(({ state }) => state === 'asked')) throw refuse('refund_running')
    const remaining = payment.amount - payment.refunded
    const amount = body.amount === undefined ? remaining : toMinor(body.amount)
    if (amount === 0 || amount > remaining) throw refuse('amount_exceeds')
    return recordLinkRefund(tx, giftCards, payment, { amount, reason: body.reason, key, fingerprint })
  })
}

interface NewLinkRefund {
  amount: Minor
  reason: string
  key: string
  fingerprint: string
}

/**
 * Records a refund of a locked, captured payment as part of a larger transaction. A repeated key returns the earlier
 * refund. Throws if the amount exceeds the remaining amount.
 */
export async function recordLinkRefund(
  tx: Transaction,
  giftCards: GiftCards,
  payment: LinkPayment,
  { amount, reason, key, fingerprint }: NewLinkRefund,
): Promise<LinkRefund> {
  const earlier = await readRefunds(tx, [payment.id])
  const same = earlier.find(({ requestKey }) => requestKey === key)
  if (same) return same
  const number = earlier.length + 1
  const { firstname, lastname } = payment.billingAddress
  const giftCardPart = await giftCards.refund(
    tx,
    { orderId: payment.id, amount, reference: `refund ${number}` },
    { site: payment.site, email: payment.email, name: `${firstname} ${lastname}`.trim(), now: tx.now },
  )
  const cardPart = amount - giftCardPart
  const state = cardPart === 0 ? 'refunded' : 'asked'
  const row = { paymentId: payment.id, number, amount, giftCardPart, cardPart, reason, state } as const
  await createRefund(tx, { ...row, requestKey: key, requestFingerprint: fingerprint })
  if (cardPart > 0) await afterCommit(tx, 'link_refund', { paymentId: payment.id })
  if (giftCardPart > 0) await mailRefund(tx, payment, number, 'gift card')
  return (await readRefunds(tx, [payment.id])).at(-1)!
}

/**
 * After this time, a credit without a response has completed or failed, and a completed one is in the vendor's list.
 * Retrying earlier could refund twice.
 */
const retrySeconds = 10 * 60

/**
 * Requests a refund from the vendor, outside any transaction. Throws if there is no result, so that the queue retries.
 */
export async function settleLinkRefund(deps: LinkSettleDeps, paymentId: string, report: (error: unknown) => void) {
  const { db, payments } = deps
  const refund = await leaseRefund(db, paymentId)
  if (!refund) {
    const isPending = (await readRefunds(db, [paymentId])).some(({ state }) => state === 'asked')
    if (isPending) throw new Error(`A refund of link payment ${paymentId} is already in progress`)
    return
  }
  const payment = (await readPayment(db, paymentId))!
  const outcome = await payments.of(payment.engine).refund({
    reference: payment.reference!,
    amount: refund.cardPart,
    before: refund.before,
    currency: siteSettings[payment.site].currency,
    key: `${paymentId}-refund-${refund.number}`,
    since: payment.createdAt,
  })
  if (outcome === 'unknown' || outcome === 'unanswered') {
    await releaseRefundLease(db, refund, outcome === 'unanswered' ? retrySeconds : 0)
    throw new Error(`No response to refund ${refund.number} of link payment ${paymentId}`)
  }
  const isSettled = await db.transaction(async (tx) => {
    const settled = await settleRefund(tx, refund, outcome)
    if (settled && outcome === 'refunded') await mailRefund(tx, payment, refund.number, 'card')
    return settled
  })
  if (isSettled && outcome === 'failed')
    report(new Error(`The vendor refused refund ${refund.number} of link payment ${paymentId}`))
}

/** Queues refunds again if their job was lost or has no attempts left. */
export async function sweepLinkRefunds(db: Database) {
  await db.transaction(async (tx) => {
    for (const paymentId of await takeStaleRefunds(tx)) await afterCommit(tx, 'link_refund', { paymentId })
  })
}

/**
 * Sends a separate email for each part of a split refund, because the card refund can still fail after the gift card is
 * credited.
 */
async function mailRefund(tx: Transaction, { id, email }: LinkPayment, number: number, to: 'gift card' | 'card') {
  const data = { paymentId: id, number, to }
  const key = `payment-link-refunded.${id}.${number}.${to.replace(' ', '-')}`
  await afterCommit(tx, 'mail_send', { template: 'payment-link-refunded', to: email, data, key })
}
