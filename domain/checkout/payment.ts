import type { Minor } from '#domain/money.ts'
import type { Agreement } from '#domain/programs/agreements.ts'
import { needsCard } from './steps.ts'

export interface PaidLine {
  /** Line total. */
  price: Minor
  /** True if the line does not ship. */
  isVirtual: boolean
  isSubscription: boolean
  isRedeemed: boolean
}

/** Returns true if an earned discount makes an order free and no line ships or renews [PAY-216..219]. */
export function isFreeRedemption(lines: readonly PaidLine[]): boolean {
  const isFree = ({ price, isVirtual, isSubscription }: PaidLine) => price === 0 && isVirtual && !isSubscription
  return lines.every(isFree) && lines.some(({ isRedeemed }) => isRedeemed)
}

interface Payment {
  lines: readonly PaidLine[]
  /** Null while unknown. */
  amount: Minor | null
  agreements: readonly Agreement[]
  hasToken: boolean
}

/** Returns true for a free redemption, for an amount of zero, or if there is a card [PAY-220..222]. */
export function isPaymentValid({ lines, amount, agreements, hasToken }: Payment): boolean {
  return isFreeRedemption(lines) || !needsCard(amount, agreements) || hasToken
}
