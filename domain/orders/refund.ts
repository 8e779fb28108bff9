import { roundMinor, allocateAmount, type Minor } from '#domain/money.ts'

/** A paid order. `total` also includes other charges, such as duty. */
export interface PaidOrder {
  lines: readonly { itemId: string; qty: number; net: Minor; tax: Minor }[]
  shipping: { net: Minor; tax: Minor }
  taxes: readonly { label: string; tax: Minor }[]
  total: Minor
}

/** A part of a line's price. */
export interface PricePart {
  net: Minor
  tax: Minor
}

export interface RefundShares {
  /**
   * A line with a quantity of 0 lowers the price of units that the customer still has. `less` is the part of the units'
   * price that such lines refunded before.
   */
  lines: readonly { itemId: string; qty: number; net: Minor; tax: Minor; less?: PricePart }[]
  shipping: Minor
  other: Minor
  /** Amount including `tax`. */
  amount: Minor
  tax: Minor
  taxes: readonly { label: string; tax: Minor }[]
}

/** A refund request. 'rest' means everything not yet refunded. */
export interface RefundRequest {
  /**
   * `most` limits a line's refund, for example to the balance of a returned gift card. `feePercent` is the percentage
   * that the store withholds. `less` is the part of the units' price that reductions refunded before.
   */
  lines: readonly { itemId: string; qty: number; most?: Minor; feePercent?: number; less?: PricePart | undefined }[]
  /** Lowers the price of units that are not returned. */
  reductions?: readonly ({ itemId: string } & PricePart)[] | undefined
  shipping: Minor | 'rest'
  other: Minor | 'rest'
}

export type RefundProblem = 'unknown_line' | 'pieces_exceed' | 'shipping_exceeds' | 'amount_exceeds' | 'nothing_left'

/** Returns the number of refunded units on a line. */
export function refundedUnits(earlier: readonly Pick<RefundShares, 'lines'>[], itemId: string): number {
  return sum(earlier.flatMap(({ lines }) => lines.flatMap((line) => (line.itemId === itemId ? [line.qty] : []))))
}

/**
 * Calculates a refund. A line's last units absorb rounding differences, so that all refunds add up to the payment
 * [ORDER-404].
 */
export function computeRefund(
  paid: PaidOrder,
  earlier: readonly RefundShares[],
  request: RefundRequest,
): RefundShares | { problem: RefundProblem } {
  const labels = labelsLeft(paid, earlier)
  const lines: RefundShares['lines'][number][] = []
  const refundedBefore = (itemId: string) =>
    earlier.flatMap((refund) => refund.lines.filter((each) => each.itemId === itemId))
  for (const { itemId, net, tax } of request.reductions ?? []) {
    const line = paid.lines.find((each) => each.itemId === itemId)
    if (!line) return { problem: 'unknown_line' }
    const back = refundedBefore(itemId)
    const exceeds = (part: 'net' | 'tax', more: Minor) => sum(back.map((each) => each[part])) + more > line[part]
    if (exceeds('net', net) || exceeds('tax', tax)) return { problem: 'amount_exceeds' }
    lines.push({ itemId, qty: 0, net, tax })
  }
  for (const { itemId, qty, most = Infinity, feePercent = 0, less } of request.lines) {
    const line = paid.lines.find((each) => each.itemId === itemId)
    if (!line) return { problem: 'unknown_line' }
    const refunded = refundedUnits(earlier, itemId)
    if (qty > line.qty - refunded) return { problem: 'pieces_exceed' }
    const share = (of: Minor) => roundMinor((of * (refunded + qty)) / line.qty) - roundMinor((of * refunded) / line.qty)
    // Reductions of these units that the request does not mention: all refunds of a line are at most its price.
    const back = refundedBefore(itemId)
    const lessOf = (part: 'net' | 'tax') =>
      Math.max(less?.[part] ?? 0, share(line[part]) + sum(back.map((each) => each[part])) - line[part])
    const deducted = { net: lessOf('net'), tax: lessOf('tax') }
    const afterFee = (amount: Minor) => amount - roundMinor((amount * feePercent) / 100)
    const net = Math.min(afterFee(Math.max(0, share(line.net) - deducted.net)), most)
    const tax = Math.min(afterFee(Math.max(0, share(line.tax) - deducted.tax)), most - net)
    lines.push({ itemId, qty, net, tax, ...(deducted.net + deducted.tax > 0 && { less: deducted }) })
  }
  const lost = lostValueOf(paid, [...earlier.flatMap((refund) => refund.lines), ...lines])
  const gross = Math.max(0, paid.total - sum(earlier.map(({ amount }) => amount)) - lost.net - lost.tax)
  const remaining = { gross, tax: Math.min(gross, Math.max(0, sum(labels) - lost.tax)) }
  const shippingLeft = paid.shipping.net + paid.shipping.tax - sum(earlier.map(({ shipping }) => shipping))
  const shipping = request.shipping === 'rest' ? shippingLeft : request.shipping
  if (shipping > shippingLeft) return { problem: 'shipping_exceeds' }
  // Earlier goodwill refunds also reduce the amount that remains for lines and shipping.
  const wanted = Math.min(remaining.gross, sum(lines.map(({ net, tax }) => net + tax)) + shipping)
  const other = request.other === 'rest' ? remaining.gross - wanted : request.other
  const amount = wanted + other
  if (amount > remaining.gross) return { problem: 'amount_exceeds' }
  if (amount === 0 && lines.length === 0) return { problem: 'nothing_left' }
  const tax = taxOf(paid, remaining, { lines, shipping, other, amount })
  const parts = allocateAmount(tax, labels)
  return {
    lines,
    shipping,
    other,
    amount,
    tax,
    taxes: paid.taxes.map(({ label }, index) => ({ label, tax: parts[index] ?? 0 })),
  }
}

/** Returns a refund's tax: the tax on its lines and shipping, plus a proportional share for other amounts. */
function taxOf(
  paid: PaidOrder,
  remaining: { gross: Minor; tax: Minor },
  { lines, shipping, other, amount }: Omit<RefundShares, 'tax' | 'taxes'>,
): Minor {
  if (amount === remaining.gross) return remaining.tax
  const ofShipping = paid.shipping.net + paid.shipping.tax
  const exact =
    sum(lines.map(({ tax }) => tax)) +
    (ofShipping === 0 ? 0 : (shipping * paid.shipping.tax) / ofShipping) +
    (other * remaining.tax) / remaining.gross
  // Neither the refunded tax nor the refunded net amount may exceed the amount that remains.
  return Math.min(remaining.tax, amount, Math.max(roundMinor(exact), amount - (remaining.gross - remaining.tax), 0))
}

/** Returns the part of returned units' price that is not refunded, such as a fee or the spent part of a gift card. */
function lostValueOf(paid: PaidOrder, back: RefundShares['lines']): { net: Minor; tax: Minor } {
  const lostOf = (part: 'net' | 'tax') =>
    sum(
      paid.lines.map((line) => {
        const of = back.filter(({ itemId, qty }) => itemId === line.itemId && qty > 0)
        const units = sum(of.map(({ qty }) => qty))
        const refunded = sum(of.map((each) => each[part] + (each.less?.[part] ?? 0)))
        return Math.max(0, roundMinor((line[part] * units) / line.qty) - refunded)
      }),
    )
  return { net: lostOf('net'), tax: lostOf('tax') }
}

function labelsLeft(paid: PaidOrder, earlier: readonly RefundShares[]): Minor[] {
  return paid.taxes.map(
    ({ label, tax }, index) =>
      tax - sum(earlier.map(({ taxes }) => (taxes[index]?.label === label ? taxes[index].tax : 0))),
  )
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
