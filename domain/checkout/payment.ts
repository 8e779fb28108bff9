import type { Minor } from '#domain/money.ts'
import type { Agreement } from '#domain/programs/agreements.ts'
import { needsCard } from './steps.ts'

/** What a line has to do with how its order is paid. */
export interface PaidLine {
  /** Of the whole line. */
  price: Minor
  /** It travels nowhere. */
  isVirtual: boolean
  /** It is charged anew later. */
  isSubscription: boolean
  /** An earned discount is used for it. */
  isRedeemed: boolean
}

/** Whether an order costs nothing because of what was earned: nothing of it travels, and nothing renews [PAY-216..219]. */
export function isFreeRedemption(lines: readonly PaidLine[]): boolean {
  const isFree = ({ price, isVirtual, isSubscription }: PaidLine) => price === 0 && isVirtual && !isSubscription
  return lines.every(isFree) && lines.some(({ isRedeemed }) => isRedeemed)
}

interface Payment {
  lines: readonly PaidLine[]
  /** What is to pay now; null while it is not known. */
  amount: Minor | null
  agreements: readonly Agreement[]
  /** The vault's token of a card is there. */
  hasToken: boolean
}

/** Whether an order can be paid: by what was earned, because nothing is due, or by a card [PAY-220..222]. */
export function isPaymentValid({ lines, amount, agreements, hasToken }: Payment): boolean {
  return isFreeRedemption(lines) || !needsCard(amount, agreements) || hasToken
}
