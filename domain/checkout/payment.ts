import type { Minor } from '#domain/money.ts'
import type { Agreement } from '#domain/programs/agreements.ts'
import { needsCard } from './steps.ts'

/** The properties of a line that decide how its order is paid. */
export interface PaidLine {
  /** Line total. */
  price: Minor
  /** Not shipped. */
  isVirtual: boolean
  /** Charged again at each renewal. */
  isSubscription: boolean
  /** Uses an earned discount. */
  isRedeemed: boolean
}

/** Returns true if an order is free because of an earned discount: nothing ships and nothing renews [PAY-216..219]. */
export function isFreeRedemption(lines: readonly PaidLine[]): boolean {
  const isFree = ({ price, isVirtual, isSubscription }: PaidLine) => price === 0 && isVirtual && !isSubscription
  return lines.every(isFree) && lines.some(({ isRedeemed }) => isRedeemed)
}

interface Payment {
  lines: readonly PaidLine[]
  /** Amount due now; null while unknown. */
  amount: Minor | null
  agreements: readonly Agreement[]
  /** A card token of the vault is present. */
  hasToken: boolean
}

/** Returns true if an order can be paid: a free redemption, nothing due, or a card [PAY-220..222]. */
export function isPaymentValid({ lines, amount, agreements, hasToken }: Payment): boolean {
  return isFreeRedemption(lines) || !needsCard(amount, agreements) || hasToken
}
