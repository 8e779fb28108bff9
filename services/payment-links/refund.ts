import { toMinor } from '#contract/codec/amounts.ts'
import type { Received } from '#contract/kernel/call.ts'
import type { paymentLinks } from '#contract/payment-links.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { everyCall } from '#services/call/dispatch.ts'
import { readPayment, type LinkPayment } from './payments-repository.ts'
import {
  createRefund,
  leaveRefund,
  lockPayment,
  readRefunds,
  settleRefund,
  takeForgottenRefunds,
  takeRefund,
  type LinkRefund,
} from './refunds-repository.ts'
import type { LinkSettleDeps } from './settle.ts'

type Asked = Received<typeof paymentLinks, 'POST /svc_extrapayment/payments/{id}/refund'>

/**
 * Gives money of a payment back: to its gift cards first, at once, the rest by its vendor after the commit. The same key
 * again answers the first one; all refunds together never come to more than was taken [PAY-004, threat T42].
 */
export function askLinkRefund({ site, params, body, key, fingerprint, now, refuse }: Asked, deps: LinkSettleDeps) {
  const { db, giftCards } = deps
  return db.transaction(async (tx): Promise<LinkRefund> => {
    if (!(await lockPayment(tx, site, params.id))) throw refuse('payment_not_found')
    const earlier = await readRefunds(tx, [params.id])
    const same = earlier.find(({ requestKey }) => requestKey === key)
    if (same && same.requestFingerprint !== fingerprint) throw everyCall('idempotency_key_reused')
    if (same) return same
    const payment = (await readPayment(tx, params.id))!
    if (payment.status !== 'captured') throw refuse('payment_not_captured')
    if (earlier.some(({ state }) => state === 'asked')) throw refuse('refund_running')
    const left = payment.amount - payment.refunded
    const amount = body.amount === undefined ? left : toMinor(body.amount)
    if (amount === 0 || amount > left) throw refuse('amount_exceeds')
    const number = earlier.length + 1
    const { firstname, lastname } = payment.billingAddress
    const giftCardPart = await giftCards.refund(
      tx,
      { orderId: payment.id, amount, reference: `refund ${number}` },
      { site, email: payment.email, name: `${firstname} ${lastname}`.trim(), now },
    )
    const cardPart = amount - giftCardPart
    const state = cardPart === 0 ? 'refunded' : 'asked'
    const written = {
      paymentId: payment.id,
      number,
      amount,
      giftCardPart,
      cardPart,
      reason: body.reason,
      state,
    } as const
    await createRefund(tx, { ...written, requestKey: key, requestFingerprint: fingerprint })
    if (cardPart > 0) await afterCommit(tx, 'link_refund', { paymentId: payment.id })
    if (giftCardPart > 0) await mailRefund(tx, payment, number, 'gift card')
    return (await readRefunds(tx, [payment.id])).at(-1)!
  })
}

/** After which a credit that was posted and not answered has ended, and is not asked for twice. */
const unansweredSeconds = 10 * 60

/**
 * Asks the vendor for the refund of a payment, with no transaction open. Thrown while it does not say, or another process
 * is asking, so that the queue comes back; one that the vendor refuses is reported, and may be asked for as another one.
 */
export async function settleLinkRefund(deps: LinkSettleDeps, paymentId: string, report: (error: unknown) => void) {
  const { db, payments } = deps
  const refund = await takeRefund(db, paymentId)
  if (!refund) {
    const asked = (await readRefunds(db, [paymentId])).some(({ state }) => state === 'asked')
    if (asked) throw new Error(`A refund of payment ${paymentId} is being asked for`)
    return
  }
  const payment = (await readPayment(db, paymentId))!
  const came = await payments.of(payment.engine).refund({
    reference: payment.reference!,
    amount: refund.cardPart,
    before: refund.before,
    currency: siteSettings[payment.site].currency,
    key: `${paymentId}-refund-${refund.number}`,
    since: payment.createdAt,
  })
  if (came === 'unknown' || came === 'unanswered') {
    await leaveRefund(db, refund, came === 'unanswered' ? unansweredSeconds : 0)
    throw new Error(`Refund ${refund.number} of payment ${paymentId} had no answer`)
  }
  const isSettled = await db.transaction(async (tx) => {
    const settled = await settleRefund(tx, refund, came)
    if (settled && came === 'refunded') await mailRefund(tx, payment, refund.number, 'card')
    return settled
  })
  if (isSettled && came === 'failed')
    report(new Error(`The vendor refused refund ${refund.number} of payment ${paymentId} of a link`))
}

/** Has refunds asked for again that were given up, or lost on their way. */
export async function sweepLinkRefunds(db: Database) {
  await db.transaction(async (tx) => {
    for (const paymentId of await takeForgottenRefunds(tx)) await afterCommit(tx, 'link_refund', { paymentId })
  })
}

/** Each part has a mail of its own, once it is so: the vendor may refuse what a gift card has got already. */
async function mailRefund(tx: Transaction, { id, email }: LinkPayment, number: number, to: 'gift card' | 'card') {
  const data = { paymentId: id, number, to }
  const key = `payment-link-refunded.${id}.${number}.${to.replace(' ', '-')}`
  await afterCommit(tx, 'mail_send', { template: 'payment-link-refunded', to: email, data, key })
}
