import type { Minor } from '../money.ts'

/** States as the holder sees them [PAY-004]. */
export const linkStates = ['open', 'partly_paid', 'paid', 'expired', 'cancelled'] as const
export type LinkState = (typeof linkStates)[number]

/** Minor units and epoch milliseconds. */
interface LinkFacts {
  due: Minor
  paid: Minor
  expiresAt: number
  isRevoked: boolean
}

/** Returns the state of a link at `now`; a paid link stays paid [PAY-004]. */
export function linkState({ due, paid, expiresAt, isRevoked }: LinkFacts, now: number): LinkState {
  if (paid >= due) return 'paid'
  if (isRevoked) return 'cancelled'
  if (expiresAt <= now) return 'expired'
  return paid > 0 ? 'partly_paid' : 'open'
}

export function isPayable(state: LinkState): boolean {
  return state === 'open' || state === 'partly_paid'
}

/** Entered by staff, in minor units. */
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

/** Returns the unpaid amount or the deposit, or null if it is zero or too high [PAY-004]. */
export function billDue(bill: Bill, amount: Minor | null): Minor | null {
  const owed = billTotal(bill) - bill.paid
  const due = amount ?? owed
  return due > 0 && due <= owed && due <= maxDue ? due : null
}

/** The smallest payment of a part in minor units; the last part may be smaller. */
export const leastPart: Minor = 100

/** Returns why an amount is refused, or null [PAY-004]. */
export function partProblem(
  amount: Minor,
  { rest, allowsPart }: { rest: Minor; allowsPart: boolean },
): 'amount_changed' | 'part_not_allowed' | null {
  if (amount === rest) return null
  if (amount > rest) return 'amount_changed'
  if (!allowsPart) return 'amount_changed'
  return amount < leastPart ? 'part_not_allowed' : null
}

/**
 * Returns true for keys of link payments. Order keys have only digits, and renewal keys add a suffix for the period.
 */
export function isLinkPayment(key: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)
}
