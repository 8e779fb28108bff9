import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'

const dayMs = 86_400_000
/**
 * Days after the last delivery in which consumers may withdraw (Directive 2011/83/EU, article 9; for the UK the Consumer
 * Contracts Regulations 2013).
 */
const withdrawalDays = 14

interface ReturnRequest {
  site: Site
  /** Epoch milliseconds of the last delivery; null until all goods have arrived. */
  deliveredAt: number | null
  /** Epoch milliseconds. */
  requestedAt: number
}

interface ReturnedOrder extends ReturnRequest {
  /** `returned`: units in this return. `refunded`: all units refunded before it, canceled ones included. */
  lines: readonly { qty: number; refunded: number; returned: number; isDigital: boolean }[]
}

/**
 * Returns true if a return is requested on EUR or GBR while consumers may withdraw: before the last delivery, or up to 14
 * days after it. Such a return pays no fee, even for a part of an order (Directive 2011/83/EU, article 14).
 */
export function isInWithdrawalPeriod({ site, deliveredAt, requestedAt }: ReturnRequest): boolean {
  if (siteSettings[site].taxDisplay !== 'vat') return false
  return deliveredAt === null || requestedAt < withdrawalEnd(deliveredAt)
}

/**
 * Returns the end of the withdrawal period in epoch milliseconds. The day of delivery does not count, and the period ends
 * with its last day, or on Monday if that is a weekend (Regulation 1182/71, article 3).
 */
function withdrawalEnd(deliveredAt: number): number {
  const lastDay = Math.floor(deliveredAt / dayMs) + withdrawalDays
  // Day 0, 1 January 1970, was a Thursday, which is weekday 4.
  const weekday = (lastDay + 4) % 7
  const extraDays = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return (lastDay + extraDays + 1) * dayMs
}

/** Returns true if a return in the withdrawal period sends back all that is left of an order. */
export function isWithdrawal({ lines, ...request }: ReturnedOrder): boolean {
  const goods = lines.filter(({ isDigital }) => !isDigital)
  const isWhole = goods.every(({ qty, refunded, returned }) => refunded + returned >= qty)
  return isInWithdrawalPeriod(request) && isWhole && goods.some(({ returned }) => returned > 0)
}

/**
 * Returns the shipping cost that a withdrawal refunds, including tax. The limit is `standard`, the price of the
 * cheapest offered delivery (article 13). It is undefined if the customer chose that delivery.
 */
export function withdrawnShipping(left: Minor, standard: Minor | undefined): Minor {
  return Math.max(0, Math.min(left, standard ?? left))
}
