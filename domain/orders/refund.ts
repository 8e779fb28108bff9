import { roundMinor, spread, type Minor } from '#domain/money.ts'

/** What an order's customer paid, as its refunds divide it; net and tax add up to what was paid. */
export interface Paid {
  lines: readonly { itemId: string; qty: number; net: Minor; tax: Minor }[]
  shipping: { net: Minor; tax: Minor }
  /** The tax of the whole order, by the names that it has on it. */
  taxes: readonly { label: string; tax: Minor }[]
  total: Minor
}

/** What a refund gives back: pieces of lines, shipping with its tax, and an amount that belongs to no line. */
export interface RefundShares {
  lines: readonly { itemId: string; qty: number; net: Minor; tax: Minor }[]
  shipping: Minor
  other: Minor
  /** All of it, with its tax. */
  amount: Minor
  tax: Minor
  taxes: readonly { label: string; tax: Minor }[]
}

/** What is asked for, by the pieces of each line; rest is all that was not refunded yet. */
export interface AskedRefund {
  /** Most: what the pieces are worth no more than, such as what a gift card that is taken back still holds. */
  lines: readonly { itemId: string; qty: number; most?: Minor }[]
  shipping: Minor | 'rest'
  other: Minor | 'rest'
}

export type RefundProblem = 'unknown_line' | 'pieces_exceed' | 'shipping_exceeds' | 'amount_exceeds' | 'nothing_left'

/** Pieces of a line that earlier refunds gave back. */
export function piecesRefunded(earlier: readonly Pick<RefundShares, 'lines'>[], itemId: string): number {
  return sum(earlier.flatMap(({ lines }) => lines.flatMap((line) => (line.itemId === itemId ? [line.qty] : []))))
}

/**
 * What a refund comes to. Of each line the pieces are worth their share of it, the last ones what is left of it; nothing
 * ever comes to more than was paid, and all refunds together give back every cent of price and tax [ORDER-404].
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
  // A line of which an amount went back before may be worth less by now than was given back.
  rest.gross = Math.max(0, rest.gross - keptOf(paid, [...earlier.flatMap((refund) => refund.lines), ...lines]))
  const shippingLeft = paid.shipping.net + paid.shipping.tax - sum(earlier.map(({ shipping }) => shipping))
  const shipping = asked.shipping === 'rest' ? shippingLeft : asked.shipping
  if (shipping > shippingLeft) return { problem: 'shipping_exceeds' }
  // What was given back beside lines and shipping was given back of them too.
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

/** The tax in a refund: of its lines and shipping as it was charged, of any other amount by the order's own share. */
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
  // No more tax than is left, and no more price either.
  return Math.min(rest.tax, amount, Math.max(roundMinor(exact), amount - (rest.gross - rest.tax), 0))
}

/** What pieces that were taken back had lost of their worth: it was spent, and is refunded to nobody. */
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
