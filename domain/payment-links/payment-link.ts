import type { Minor } from '../money.ts'

/** States as shown to the link's holder [PAY-004]. */
export const linkStates = ['open', 'partly_paid', 'paid', 'expired', 'cancelled'] as const
export type LinkState = (typeof linkStates)[number]

/** Amounts in minor units and times in epoch milliseconds. */
interface PaymentLinkDetails {
  due: Minor
  paid: Minor
  expiresAt: number
  isRevoked: boolean
}

/** Returns a link's state at `now`. A paid link stays paid [PAY-004]. */
export function linkState({ due, paid, expiresAt, isRevoked }: PaymentLinkDetails, now: number): LinkState {
  if (paid >= due) return 'paid'
  if (isRevoked) return 'cancelled'
  if (expiresAt <= now) return 'expired'
  return paid > 0 ? 'partly_paid' : 'open'
}

export function isPayable(state: LinkState): boolean {
  return state === 'open' || state === 'partly_paid'
}

/** Amounts entered by staff, in minor units. */
interface Bill {
  lines: readonly { qty: number; price: Minor }[]
  shipping: Minor
  tax: Minor
  /** Amount already paid elsewhere. */
  paid: Minor
}

export function billTotal({ lines, shipping, tax }: Bill): Minor {
  return lines.reduce((sum, { qty, price }) => sum + qty * price, shipping + tax)
}

const maxDue: Minor = 2_147_483_647

/**
 * Returns the amount due: the deposit, or else the unpaid balance. Returns null if it is zero or too high [PAY-004].
 */
export function billDue(bill: Bill, amount: Minor | null): Minor | null {
  const owed = billTotal(bill) - bill.paid
  const due = amount ?? owed
  return due > 0 && due <= owed && due <= maxDue ? due : null
}

/** Minimum partial payment in minor units. The last payment may be smaller. */
export const minPartialPayment: Minor = 100

/** Returns the reason that an amount is refused, or null [PAY-004]. */
export function partialPaymentProblem(
  amount: Minor,
  { rest, allowsPart }: { rest: Minor; allowsPart: boolean },
): 'amount_changed' | 'part_not_allowed' | null {
  if (amount === rest) return null
  if (amount > rest) return 'amount_changed'
  if (!allowsPart) return 'amount_changed'
  return amount < minPartialPayment ? 'part_not_allowed' : null
}

/** Returns true for keys of link payments. Order keys contain only digits, and renewal keys have a period suffix. */
export function isLinkPayment(key: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)
}
