import type { Minor } from '#domain/money.ts'
import { formatReturnNumber } from '#domain/returns/return-number.ts'
import type { ReturnState } from '#domain/returns/transitions.ts'
import type { Transaction } from '#platform/database.ts'
import { commitStock, reserveStock } from '#services/catalog/steps.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { createExchangeOrder } from '#services/orders/placing-steps.ts'
import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import { lockExchangeLink } from '#services/payment-links/exchange-steps.ts'
import { recordRefund } from '#services/refunds/steps.ts'
import { changeReturn } from '../change-return.ts'
import { readOrderReturns } from '../eligibility.ts'
import { queueReturnMail } from '../mail-steps.ts'
import type { ReturnRow } from '../repository.ts'
import { exchangeAmounts, reductionsOf, wireAmounts } from './differences.ts'
import { exchangeDocument } from './exchange-document.ts'
import { hasAgreed, readExchangePayment } from './payment.ts'
import {
  endAgreedRefunds,
  insertExchangeDifferences,
  insertExchangeOrder,
  readExchangeOrderId,
  type NewDifference,
} from './repository.ts'
import { selectVariants, type RefuseVariant, type SelectedUnits, type SelectedVariant } from './select.ts'

export type RefuseExchange = RefuseVariant &
  ((code: 'exchange_payment_open') => Error) &
  ((code: 'difference_changed', details: { refund: number; due: number }) => Error)

/** The price difference as staff confirmed it, including tax. */
interface Confirmed {
  refund: Minor
  /** The amount that the customer owes and need not pay. */
  waived: Minor
}

/**
 * Closes a received return with a new order for the selected variants, settles their price difference, and takes their
 * stock, all in one transaction. A difference that the customer owes must be paid or waived. A repeated call returns the
 * closed return. A call with other variants returns the state that forbids it. Throws if a variant cannot replace its
 * line.
 */
export async function createExchange(
  tx: Transaction,
  giftCards: GiftCards,
  row: ReturnRow,
  { selected, confirmed, now }: { selected: readonly SelectedVariant[]; confirmed: Confirmed; now: number },
  refuse: RefuseExchange,
): Promise<{ order: OrderRow; row: ReturnRow } | { state: ReturnState }> {
  let taken: SelectedUnits[] | undefined
  const changed = await changeReturn(tx, row, 'exchange', async ({ order, row: received }) => {
    const found = await readOrderReturns(tx, order, now)
    const payment = await lockPayment(tx, received, selected, now, refuse)
    const units = await selectVariants(tx, { order, row: received, found }, selected, refuse, payment?.items)
    taken = units
    const amounts = exchangeAmounts(found, units)
    const waived = payment ? 0 : amounts.due
    if (confirmed.refund !== amounts.refund || confirmed.waived !== waived)
      throw refuse('difference_changed', wireAmounts(amounts))
    const created = await createExchangeOrder(tx, order, exchangeDocument(order, row.number, units))
    const exchange = { orderId: created.id, returnNumber: row.number, paidOrderId: found.paidOrder.id }
    await insertExchangeOrder(tx, exchange)
    await insertExchangeDifferences(tx, exchange, settledDifferences(units, payment?.linkId ?? null))
    if (reductionsOf(units).length > 0) {
      await refundDifference(tx, giftCards, exchange, units)
      if (payment) await endAgreedRefunds(tx, payment.linkId)
    }
    await queueReturnMail(tx, order, 'exchanged', row.number, created.id)
    return { replacement: created.id }
  })
  if ('state' in changed) return changed
  if (taken) await takeStock(tx, row, taken, refuse)
  else if (!(await wasReplacedBy(tx, row, selected))) return { state: changed.row.state }
  return changed
}

/** Locks the paid payment request of a return. Refuses if it is unpaid, or for other variants. */
async function lockPayment(
  tx: Transaction,
  row: ReturnRow,
  selected: readonly SelectedVariant[],
  now: number,
  refuse: RefuseExchange,
) {
  const before = await readExchangePayment(tx, row, now)
  if (!before) return undefined
  await lockExchangeLink(tx, row.site, before.linkId)
  // A refund of the payment can have been recorded before the lock.
  const payment = await readExchangePayment(tx, row, now)
  if (!payment) return undefined
  if (!payment.link.isCaptured || !hasAgreed(payment, selected)) throw refuse('exchange_payment_open')
  return payment
}

function settledDifferences(units: readonly SelectedUnits[], linkId: string | null): NewDifference[] {
  return units.flatMap(({ itemId, qty, net, tax }): NewDifference[] => {
    if (net + tax === 0) return []
    const difference = { itemId, units: qty, net, tax }
    if (net + tax < 0) return [{ ...difference, settlement: 'refund', linkId: null }]
    return [{ ...difference, settlement: linkId === null ? 'waiver' : 'payment', linkId }]
  })
}

/** Refunds the difference of cheaper variants on the paid order, once for each exchange order. */
async function refundDifference(
  tx: Transaction,
  giftCards: GiftCards,
  { orderId, returnNumber, paidOrderId }: { orderId: string; returnNumber: number; paidOrderId: string },
  units: readonly SelectedUnits[],
): Promise<void> {
  const input = {
    orderId: paidOrderId,
    kind: 'refund' as const,
    lines: [],
    reductions: reductionsOf(units),
    shipping: 0,
    other: 0,
    isRestocked: false,
    isOfReturn: true,
    reason: `Price difference of exchange order ${orderId} (return ${formatReturnNumber(returnNumber)})`,
    askedBy: 'staff' as const,
    key: `exchange ${orderId}`,
    fingerprint: orderId,
  }
  // The confirmed amounts have been compared under the lock of the order, so that the refund cannot be refused.
  const refuse = (code: string) => new Error(`Price difference of exchange order ${orderId}: ${code}`)
  await recordRefund(tx, giftCards, input, { refuse, checkRequest: () => null })
}

/** Returns true if the return was closed with an exchange order for exactly these variants. */
async function wasReplacedBy(
  tx: Transaction,
  { number }: ReturnRow,
  selected: readonly SelectedVariant[],
): Promise<boolean> {
  const id = await readExchangeOrderId(tx, number)
  const lines = id === null ? [] : (await readOrder(tx, id))!.document.lines
  return (
    lines.length === selected.length &&
    selected.every(({ itemId, sku }) => lines.some((line) => line.itemId === itemId && line.sku === sku))
  )
}

/** Takes the units out of stock. Runs last, because other shoppers wait for the stock row locks. */
async function takeStock(
  tx: Transaction,
  { site }: ReturnRow,
  units: readonly SelectedUnits[],
  refuse: RefuseExchange,
): Promise<void> {
  const pieces = units.map(({ qty, variant }) => ({ sellableId: variant.sellable.id, qty }))
  const short = await reserveStock(tx, site, pieces)
  const missing = units.find(({ variant }) => short.includes(variant.sellable.id))
  // Two lines may need the same variant, or another order may have taken it since it was read.
  if (missing) throw refuse('variant_sold_out', { itemId: missing.itemId })
  await commitStock(tx, site, pieces)
}
