import { roundMinor, spread, type Minor } from '#domain/money.ts'

/** The paid order that refunds divide; net and tax add up to the total. */
export interface Paid {
  lines: readonly { itemId: string; qty: number; net: Minor; tax: Minor }[]
  shipping: { net: Minor; tax: Minor }
  /** Taxes of the whole order, by label. */
  taxes: readonly { label: string; tax: Minor }[]
  total: Minor
}

/** A refund: units of lines, shipping with tax, and an amount without a line. */
export interface RefundShares {
  lines: readonly { itemId: string; qty: number; net: Minor; tax: Minor }[]
  shipping: Minor
  other: Minor
  /** `amount` is the total including `tax`. */
  amount: Minor
  tax: Minor
  taxes: readonly { label: string; tax: Minor }[]
}

/** A refund request in units per line; 'rest' is everything not yet refunded. */
export interface AskedRefund {
  /** `most`: max value of the units, such as the remaining balance of a returned gift card. */
  lines: readonly { itemId: string; qty: number; most?: Minor }[]
  shipping: Minor | 'rest'
  other: Minor | 'rest'
}

export type RefundProblem = 'unknown_line' | 'pieces_exceed' | 'shipping_exceeds' | 'amount_exceeds' | 'nothing_left'

/** Returns the units of a line that were already refunded. */
export function piecesRefunded(earlier: readonly Pick<RefundShares, 'lines'>[], itemId: string): number {
  return sum(earlier.flatMap(({ lines }) => lines.flatMap((line) => (line.itemId === itemId ? [line.qty] : []))))
}

/**
 * Calculates a refund. Units get their share of the line, the last ones its remainder; all refunds together return
 * exactly what was paid [ORDER-404].
 */
export function refundOf(
  paid: Paid,
  earlier: readonly RefundShares[],
  asked: AskedRefund,
): RefundShares | { problem: RefundProblem } {
  const labels = labelsLeft(paid, earlier)
  const rest = { gross: paid.total - sum(earlier.map(({ amount }) => amount)), tax: sum(labels) }
  const lines: RefundShares['lines'][number][] = []
  for (const { itemId, qty, most = Infinity } of asked.lines) {
    const line = paid.lines.find((each) => each.itemId === itemId)
    if (!line) return { problem: 'unknown_line' }
    const gone = piecesRefunded(earlier, itemId)
    if (qty > line.qty - gone) return { problem: 'pieces_exceed' }
    const share = (of: Minor) => roundMinor((of * (gone + qty)) / line.qty) - roundMinor((of * gone) / line.qty)
    const net = Math.min(share(line.net), most)
    lines.push({ itemId, qty, net, tax: Math.min(share(line.tax), most - net) })
  }
  // A line with a partial refund may now be worth less than was refunded.
  rest.gross = Math.max(0, rest.gross - keptOf(paid, [...earlier.flatMap((refund) => refund.lines), ...lines]))
  const shippingLeft = paid.shipping.net + paid.shipping.tax - sum(earlier.map(({ shipping }) => shipping))
  const shipping = asked.shipping === 'rest' ? shippingLeft : asked.shipping
  if (shipping > shippingLeft) return { problem: 'shipping_exceeds' }
  // Earlier refunds without a line also reduce what lines and shipping can return.
  const wanted = Math.min(rest.gross, sum(lines.map(({ net, tax }) => net + tax)) + shipping)
  const other = asked.other === 'rest' ? rest.gross - wanted : asked.other
  const amount = wanted + other
  if (amount > rest.gross) return { problem: 'amount_exceeds' }
  if (amount === 0 && lines.length === 0) return { problem: 'nothing_left' }
  const tax = taxOf(paid, rest, { lines, shipping, other, amount })
  const parts = spread(tax, labels)
  return {
    lines,
    shipping,
    other,
    amount,
    tax,
    taxes: paid.taxes.map(({ label }, index) => ({ label, tax: parts[index] ?? 0 })),
  }
}

/** Calculates the refunded tax: as charged for lines and shipping, and by the order's tax share for other amounts. */
function taxOf(
  paid: Paid,
  rest: { gross: Minor; tax: Minor },
  { lines, shipping, other, amount }: Omit<RefundShares, 'tax' | 'taxes'>,
): Minor {
  if (amount === rest.gross) return Math.min(rest.tax, amount)
  const ofShipping = paid.shipping.net + paid.shipping.tax
  const exact =
    sum(lines.map(({ tax }) => tax)) +
    (ofShipping === 0 ? 0 : (shipping * paid.shipping.tax) / ofShipping) +
    (other * rest.tax) / rest.gross
  // Limits the tax to the remaining tax, and the net amount to the remaining net.
  return Math.min(rest.tax, amount, Math.max(roundMinor(exact), amount - (rest.gross - rest.tax), 0))
}

/** Returns the value that returned units had already lost, such as a spent gift card balance; it is not refunded. */
function keptOf(paid: Paid, back: RefundShares['lines']): Minor {
  return sum(
    paid.lines.map(({ itemId, qty, net, tax }) => {
      const of = back.filter((line) => line.itemId === itemId)
      const pieces = sum(of.map((line) => line.qty))
      const worth = roundMinor((net * pieces) / qty) + roundMinor((tax * pieces) / qty)
      return worth - sum(of.map((line) => line.net + line.tax))
    }),
  )
}

function labelsLeft(paid: Paid, earlier: readonly RefundShares[]): Minor[] {
  return paid.taxes.map(
    ({ label, tax }, index) =>
      tax - sum(earlier.map(({ taxes }) => (taxes[index]?.label === label ? taxes[index].tax : 0))),
  )
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
