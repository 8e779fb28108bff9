import type { Minor } from '#domain/money.ts'
import { addDays, weekdayOf } from '#domain/programs/calendar.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'

/**
 * Number of days after the last delivery during which consumers may withdraw (Directive 2011/83/EU, article 9; in the
 * UK, the Consumer Contracts Regulations 2013).
 */
const withdrawalDays = 14

/** Clocks in a site's countries differ from the site's by up to two hours, so both ends count in the consumer's favor. */
const zoneDifferenceMs = 2 * 3_600_000

interface ReturnRequest {
  site: Site
  /** Epoch milliseconds of the last delivery event; null until all items have one. */
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
  return deliveredAt === null || siteDay(site, requestedAt - zoneDifferenceMs) <= lastWithdrawalDay(site, deliveredAt)
}

/**
 * Returns the last day of the withdrawal period in the site's time zone. The day of delivery does not count, and a period
 * that would end on a weekend ends on Monday (Regulation 1182/71, article 3).
 */
function lastWithdrawalDay(site: Site, deliveredAt: number): IsoDate {
  const day = addDays(siteDay(site, deliveredAt + zoneDifferenceMs), withdrawalDays)
  const weekday = weekdayOf(day)
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}

/** Returns a return's fee in percent: the stored one, or 0 if it was requested in the withdrawal period. */
export function feePercentDue(stored: number, request: ReturnRequest): number {
  return isInWithdrawalPeriod(request) ? 0 : stored
}

/** Returns true if a return in the withdrawal period returns everything left in an order. */
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
