import { randomUUID } from 'node:crypto'
import { linkState, type LinkState } from '#domain/payment-links/payment-link.ts'
import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { readPayment, readPayments, type LinkPayment } from './payment/payments-repository.ts'
import { recordLinkRefund } from './refund/refund.ts'
import { lockPayment, readRefunds } from './refund/refunds-repository.ts'
import { createLink, lockLink, readLink, type LinkDocument } from './repository.ts'
import { mailLink } from './staff-handlers.ts'
export { revokePaymentLink as revokeExchangeLink } from './staff-handlers.ts'

interface NewExchangeLink {
  order: OrderRow
  lines: LinkDocument['lines']
  due: Minor
  /** The part of `due` that is tax. */
  tax: Minor
  /** Epoch milliseconds. */
  expiresAt: number
  key: string
  fingerprint: string
}

/** Creates and emails a link that requests the price difference of an exchange, and returns its id. */
export async function createExchangeLink(tx: Transaction, created: NewExchangeLink): Promise<string> {
  const { order, lines, due, tax, expiresAt, key, fingerprint } = created
  const { id: orderId, site, customerId, email, document } = order
  const id = randomUUID()
  const { billingAddress, locale = null } = document
  const amounts = { shipping: 0, discount: 0, tariff: 0, tax, total: due, paid: 0 }
  await createLink(tx, {
    id,
    site,
    kind: 'order',
    number: orderId,
    listId: null,
    quoteVersion: null,
    orderId,
    customerId,
    email,
    document: { lines, ...amounts, billingAddress, shippingAddress: null },
    due,
    allowsPart: false,
    note: '',
    expiresAt,
    locale,
    requestKey: `exchange.${id}`,
    requestFingerprint: fingerprint,
  })
  await mailLink(tx, { id, site, email }, key)
  return id
}

export interface ExchangeLink {
  id: string
  state: LinkState
  due: Minor
  expiresAt: number
  /** True once the money is captured and nothing was refunded. */
  isCaptured: boolean
  /** True if the link can no longer be paid, and nothing that was paid remains. */
  isEnded: boolean
}

/** Returns a link that requests a price difference. */
export async function readExchangeLink(
  db: QueryRunner,
  site: Site,
  id: string,
  now: number,
): Promise<ExchangeLink | undefined> {
  const link = await readLink(db, site, id)
  if (!link) return undefined
  const payments = (await readPayments(db, [id])).filter(isPaid)
  const left = payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  const { due, expiresAt, isRevoked } = link
  return {
    id,
    state: linkState(link, now),
    due,
    expiresAt,
    isCaptured: left === due && payments.every(({ status }) => status === 'captured'),
    isEnded: left === 0 && (isRevoked || payments.length > 0),
  }
}

const isPaid = ({ status }: LinkPayment) => status === 'authorized' || status === 'captured'

/** Locks a link and its payments, so that neither payments nor refunds change it. */
export async function lockExchangeLink(tx: Transaction, site: Site, id: string): Promise<void> {
  await lockLink(tx, site, id)
  for (const payment of await readPayments(tx, [id])) await lockPayment(tx, site, payment.id)
}

interface DifferenceRefund {
  linkId: string
  amount: Minor
  reason: string
  key: string
}

/**
 * Refunds a part of a paid price difference, at most the remaining amount, in a transaction that locks the link. A
 * repeated call with the same key changes nothing. Returns false if another refund of the payment is in progress.
 */
export async function refundExchangeLink(
  tx: Transaction,
  giftCards: GiftCards,
  { linkId, amount, reason, key }: DifferenceRefund,
): Promise<boolean> {
  const captured = (await readPayments(tx, [linkId])).find(({ status }) => status === 'captured')
  if (!captured) return true
  const payment = (await readPayment(tx, captured.id))!
  const most = Math.min(amount, payment.amount - payment.refunded)
  if (most <= 0) return true
  if ((await readRefunds(tx, [payment.id])).some(({ state }) => state === 'asked')) return false
  await recordLinkRefund(tx, giftCards, payment, { amount: most, reason, key, fingerprint: key })
  return true
}
