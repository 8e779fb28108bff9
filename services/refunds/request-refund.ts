import { hasInvoiceSeries } from '#domain/orders/invoice-number.ts'
import type { Minor } from '#domain/money.ts'
import type { RefundShares } from '#domain/orders/refund.ts'
import { splitByTarget, type RefundTarget } from '#domain/returns/refund-target.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import { lockOrder, replacementCardRecipient, type OrderRow } from '#services/orders/steps.ts'
import { readSoldBalance, readCardRefundParts, type GiftCards } from '#services/gift-cards/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import { tickets } from '#services/tickets/steps.ts'
import { readShipments } from '#services/tracking/steps.ts'
import { queueRefundWebhook } from '#services/webhooks/steps.ts'
import { queueRefundMail } from './mail.ts'
import { createRefund, readRefunds, type NewRefund, type RefundRow } from './repository.ts'
import { reverseRefund } from './reverse-refund.ts'
import { refundedLines, splitRefund, type Lines, type Refusal, type RefundChoice, type Refuse } from './split-refund.ts'

export interface RefundDeps {
  db: Database
  giftCards: GiftCards
}

interface RefundInput extends RefundChoice {
  orderId: string
  isRestocked: boolean
  reason: string
  askedBy: RefundRow['askedBy']
  /** The total that staff confirmed. A refund with a different total is refused. */
  confirmed?: Minor | undefined
  /** Destination for the amount that gift cards did not pay. Defaults to the payment method. */
  target?: RefundTarget
  /** The exchange order with the returned items. */
  exchangeOrderId?: string | undefined
  key: string
  fingerprint: string
}

/**
 * Records a refund with all its effects in one transaction that locks the order. The vendor is called after the commit.
 * A retry returns the original refund [threat T42].
 */
export function requestRefund(
  { db, giftCards }: RefundDeps,
  input: RefundInput,
  checks: RefundChecks,
): Promise<RequestedRefund> {
  return db.transaction((tx) => recordRefund(tx, giftCards, input, checks))
}

interface RefundChecks {
  refuse: Refuse
  checkRequest: (order: OrderRow, shipments: number, refunds: number) => Refusal | null
}
interface RequestedRefund {
  order: OrderRow
  refund: RefundRow
}

/** Records a refund as part of a larger transaction, under the same rules. */
export async function recordRefund(
  tx: Transaction,
  giftCards: GiftCards,
  input: RefundInput,
  { refuse, checkRequest }: RefundChecks,
): Promise<RequestedRefund> {
  const order = await lockOrder(tx, input.orderId)
  if (!order) throw refuse('order_not_found')
  const earlier = await readRefunds(tx, order.id)
  const same = earlier.find(({ requestKey }) => requestKey === input.key)
  if (same && same.requestFingerprint !== input.fingerprint) throw commonRefusal('idempotency_key_reused')
  if (same) return { order, refund: same }
  const shipments = await readShipments(tx, order.id)
  const not = checkRequest(order, shipments.length, earlier.length)
  if (not) throw refuse(not)
  const refunded = { order, earlier, shipments }
  const lines = await refundedLines(tx, refunded, input, refuse)
  // Locked before gift cards, in the same order as when placing, to avoid deadlocks.
  if (input.kind === 'cancel') await tickets.holdUse(tx, order.id)
  const voidSold = (itemId: string) => giftCards.voidSold(tx, order.id, itemId)
  const { shares, isWhole } = await splitRefund(refunded, input, lines, voidSold, refuse)
  if (input.confirmed !== undefined && input.confirmed !== shares.amount) throw refuse('amount_changed')
  const number = earlier.length + 1
  const reference = `refund ${number}`
  const request = { orderId: order.id, amount: shares.amount, reference }
  const recipient = replacementCardRecipient(order)
  const toPaidCards = shares.amount === 0 ? 0 : await giftCards.refund(tx, request, recipient)
  const parts = splitByTarget(shares.amount, toPaidCards, input.target ?? 'payment')
  const { newGiftCardPart, cardPart } = parts
  if (newGiftCardPart > 0) await giftCards.issueRefund(tx, { ...request, amount: newGiftCardPart }, recipient)
  const { kind, isRestocked, reason, askedBy, key, fingerprint, exchangeOrderId = null } = input
  const refund: NewRefund = {
    ...shares,
    orderId: order.id,
    number,
    kind,
    ...parts,
    isRestocked,
    reason,
    askedBy,
    state: cardPart === 0 ? 'refunded' : 'asked',
    requestKey: key,
    requestFingerprint: fingerprint,
    exchangeOrderId,
  }
  await createRefund(tx, refund, kind === 'cancel' ? withPieces(order.cancelled, lines) : order.cancelled)
  await reverseRefund(tx, order, { lines, kind, isRestocked, isWhole })
  if (kind === 'cancel') await queueRefundMail(tx, order, 'order-cancelled', number)
  if (kind === 'cancel') await queueRefundWebhook(tx, 'order.canceled', order, refund)
  if (refund.state === 'refunded' && refund.amount > 0) await queueRefundWebhook(tx, 'order.refunded', order, refund)
  if (shares.amount > 0 && hasInvoiceSeries(order.site))
    await afterCommit(tx, 'invoice_issue', { orderId: order.id, refund: number })
  if (cardPart > 0) await afterCommit(tx, 'order_refund', { orderId: order.id })
  else if (kind === 'refund') await queueRefundMail(tx, order, 'order-refunded', number)
  return { order, refund: (await readRefunds(tx, order.id)).at(-1)! }
}

export interface PreviewedRefund {
  shares: RefundShares
  giftCards: readonly { last4: string; amount: Minor }[]
  cardPart: Minor
}

/** Returns the split that `recordRefund` would record for the same choice, without changing anything. */
export async function previewRefund(
  db: QueryRunner,
  order: OrderRow,
  choice: RefundChoice,
  refuse: Refuse,
): Promise<PreviewedRefund> {
  const [earlier, shipments] = [await readRefunds(db, order.id), await readShipments(db, order.id)]
  const refunded = { order, earlier, shipments }
  const lines = await refundedLines(db, refunded, choice, refuse)
  const soldBalance = (itemId: string) => readSoldBalance(db, order.id, itemId)
  const { shares } = await splitRefund(refunded, choice, lines, soldBalance, refuse)
  const toCards = await readCardRefundParts(db, { orderId: order.id, amount: shares.amount })
  const giftCardPart = toCards.reduce((sum, { amount }) => sum + amount, 0)
  return { shares, giftCards: toCards, cardPart: shares.amount - giftCardPart }
}

function withPieces(cancelled: OrderRow['cancelled'], lines: Lines): Record<string, number> {
  const sums = { ...cancelled }
  for (const { itemId, qty } of lines) sums[itemId] = (sums[itemId] ?? 0) + qty
  return sums
}
