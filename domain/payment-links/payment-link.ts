import type { Minor } from '../money.ts'

/** How a payment link stands, as whoever holds it is told; one of no token that we signed is not there at all [PAY-004]. */
export const linkStates = ['open', 'partly_paid', 'paid', 'expired', 'cancelled'] as const
export type LinkState = (typeof linkStates)[number]

/** What the state of a link is told by; amounts in minor units, moments in milliseconds since 1970. */
interface LinkFacts {
  due: Minor
  paid: Minor
  expiresAt: number
  isRevoked: boolean
}

/** How a link stands at a moment: what is paid stays paid, whatever came after it [PAY-004]. */
export function linkState({ due, paid, expiresAt, isRevoked }: LinkFacts, now: number): LinkState {
  if (paid >= due) return 'paid'
  if (isRevoked) return 'cancelled'
  if (expiresAt <= now) return 'expired'
  return paid > 0 ? 'partly_paid' : 'open'
}

/** Whether a link in a state can be paid. */
export function isPayable(state: LinkState): boolean {
  return state === 'open' || state === 'partly_paid'
}

/** What staff writes down for a payment that has no order: amounts in minor units. */
interface Bill {
  lines: readonly { qty: number; price: Minor }[]
  shipping: Minor
  tax: Minor
  /** What was paid for it elsewhere. */
  paid: Minor
}

/** What a bill adds up to. */
export function billTotal({ lines, shipping, tax }: Bill): Minor {
  return lines.reduce((sum, { qty, price }) => sum + qty * price, shipping + tax)
}

/** More than this no payment is, in minor units. */
const maxDue: Minor = 2_147_483_647

/** What a link for a bill asks for: all that is not paid, or the deposit that staff named; null when it asks for more than is owed or can be paid, or for nothing [PAY-004]. */
export function billDue(bill: Bill, amount: Minor | null): Minor | null {
  const owed = billTotal(bill) - bill.paid
  const due = amount ?? owed
  return due > 0 && due <= owed && due <= maxDue ? due : null
}

/** No part is smaller, but for the last one. */
const leastPart: Minor = 100

/** Why an amount is not taken; null when it is. The rest is what nobody has paid yet [PAY-004]. */
export function partProblem(
  amount: Minor,
  { rest, allowsPart }: { rest: Minor; allowsPart: boolean },
): 'amount_changed' | 'part_not_allowed' | null {
  if (amount === rest) return null
  if (amount > rest) return 'amount_changed'
  if (!allowsPart) return 'amount_changed'
  return amount < leastPart ? 'part_not_allowed' : null
}

/** Whether a vendor's name of a payment is that of a link's: an order has digits, a renewal its period behind it. */
export function isLinkPayment(key: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)
}
