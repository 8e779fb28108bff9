import { toWireAmount } from '#contract/codec/amounts.ts'
import { computeRefund, type PricePart } from '#domain/orders/refund.ts'
import {
  exchangeDifference,
  paidDifference,
  refundedDifference,
  type SettledDifference,
} from '#domain/returns/exchange.ts'
import type { ReturnedUnits } from '#domain/returns/estimate.ts'
import type { Minor } from '#domain/money.ts'
import { toPaidOrder } from '#services/refunds/steps.ts'
import type { OrderReturns } from '../eligibility.ts'
import type { ReturnRow } from '../repository.ts'
import type { ExchangeVariant } from './variants.ts'

type Found = Pick<OrderReturns, 'paidOrder' | 'refunds' | 'returns' | 'differences'>

/**
 * Returns the settled differences that concern a return's units: those of the exchanges that delivered them, and those
 * of the return's canceled exchange orders.
 */
function differencesOf({ differences, returns }: Found, row: Pick<ReturnRow, 'number' | 'state'> | null) {
  return differences.filter(({ returnNumber }) => {
    const isInherited = returns.every(({ number }) => number !== returnNumber)
    return isInherited || (returnNumber === row?.number && row.state !== 'exchanged')
  })
}

/** Adds the part of each line's price that exchanges for cheaper variants refunded before. */
export function withRefundedDifferences<Item extends { itemId: string; qty: number }>(
  items: readonly Item[],
  found: Found,
  row: Pick<ReturnRow, 'number' | 'state'> | null,
): (Item & Pick<ReturnedUnits, 'less'>)[] {
  const differences = differencesOf(found, row)
  return items.map((item) => {
    const less = refundedDifference(differences, item.itemId, item.qty)
    return less.net + less.tax > 0 ? { ...item, less } : item
  })
}

/** Returns the paid differences that a refund of units also refunds, less the fee, by payment link. */
export function paidDifferences(
  items: readonly ReturnedUnits[],
  found: Found,
  row: Pick<ReturnRow, 'number' | 'state'> | null,
): { linkId: string; amount: Minor }[] {
  const amounts = new Map<string, Minor>()
  for (const { itemId, qty, feePercent } of items)
    for (const paid of differencesOf(found, row)) {
      if (paid.itemId !== itemId || paid.linkId === null) continue
      const { net, tax } = paidDifference(paid, qty)
      const amount = Math.floor(((net + tax) * (100 - feePercent)) / 100)
      amounts.set(paid.linkId, (amounts.get(paid.linkId) ?? 0) + amount)
    }
  return [...amounts].map(([linkId, amount]) => ({ linkId, amount }))
}

/** Returns the total of paid differences that a refund of units also refunds. */
export function paidDifferenceTotal(
  items: readonly ReturnedUnits[],
  found: Found,
  row: Pick<ReturnRow, 'number' | 'state'> | null,
): Minor {
  return paidDifferences(items, found, row).reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Returns the difference of replacing a return's units with a variant, including units that were exchanged before.
 * Returns null if the prices cannot be compared, or if the paid order has less left than the difference to refund.
 */
export function differenceOf(
  found: Found,
  row: ReturnRow,
  { itemId, qty }: { itemId: string; qty: number },
  { prices }: Pick<ExchangeVariant, 'prices'>,
): PricePart | null {
  const differences = differencesOf(found, row).filter((each) => each.itemId === itemId)
  // Today's prices are compared with the returned variant, without the return's canceled exchange orders. If that
  // variant is no longer sold, they are compared with the paid price, without all exchanges.
  const isSettled = ({ returnNumber }: (typeof differences)[number]) =>
    prices.returned === null || returnNumber === row.number
  const less = refundedDifference(differences, itemId, qty)
  const lines = [{ itemId, qty, less }]
  const refund = computeRefund(toPaidOrder(found.paidOrder), found.refunds, { lines, shipping: 0, other: 0 })
  if ('problem' in refund) return null
  const refundable = refund.lines[0]!
  const paid = paidTotal(differences, qty)
  const value = { net: refundable.net + paid.net, tax: refundable.tax + paid.tax }
  const settled = differences.filter(isSettled)
  const settledPaid = paidTotal(settled, qty)
  const settledLess = refundedDifference(settled, itemId, qty)
  const difference = exchangeDifference(prices, value, {
    net: settledPaid.net - settledLess.net,
    tax: settledPaid.tax - settledLess.tax,
  })
  const isCovered = difference && -difference.net <= refundable.net && -difference.tax <= refundable.tax
  return isCovered ? difference : null
}

function paidTotal(differences: readonly SettledDifference[], qty: number): PricePart {
  const paid = differences.map((each) => paidDifference(each, qty))
  return { net: paid.reduce((sum, { net }) => sum + net, 0), tax: paid.reduce((sum, { tax }) => sum + tax, 0) }
}

/** Amounts including tax, in minor units. */
export interface ExchangeAmounts {
  /** The difference that is refunded for cheaper variants. */
  refund: Minor
  refundTax: Minor
  /** The difference that the customer owes for dearer variants. */
  due: Minor
  dueTax: Minor
}

type Difference = PricePart & { itemId: string }

/** Converts the amounts to the details of a refusal. */
export function wireAmounts({ refund, due }: ExchangeAmounts): { refund: number; due: number } {
  return { refund: toWireAmount(refund), due: toWireAmount(due) }
}

/** Returns the lines' differences that are refunded on the paid order, as positive amounts. */
export function reductionsOf(items: readonly Difference[]): Difference[] {
  return items.flatMap(({ itemId, net, tax }) => (net + tax < 0 ? [{ itemId, net: -net, tax: -tax }] : []))
}

/** Returns an exchange's total amounts. Earlier goodwill refunds can lower the refund. */
export function exchangeAmounts(
  { paidOrder, refunds }: Pick<Found, 'paidOrder' | 'refunds'>,
  items: readonly Difference[],
): ExchangeAmounts {
  const dearer = items.filter(({ net, tax }) => net + tax > 0)
  const due = dearer.reduce((sum, { net, tax }) => sum + net + tax, 0)
  const dueTax = dearer.reduce((sum, { tax }) => sum + tax, 0)
  const reductions = reductionsOf(items)
  const refund = computeRefund(toPaidOrder(paidOrder), refunds, { lines: [], reductions, shipping: 0, other: 0 })
  const { amount = 0, tax = 0 } = 'problem' in refund ? {} : refund
  return { refund: amount, refundTax: tax, due, dueTax }
}
