import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'

/**
 * Time after the last delivery in which consumers may withdraw (Directive 2011/83/EU, article 9; for the UK the
 * Consumer Contracts Regulations 2013).
 */
const withdrawalMs = 14 * 86_400_000

interface ReturnedOrder {
  site: Site
  /** `returned`: units in this return. `refunded`: all units refunded before it, canceled ones included. */
  lines: readonly { qty: number; refunded: number; returned: number; isDigital: boolean }[]
  /** Epoch milliseconds of the last delivery; null before it. */
  deliveredAt: number | null
  /** Epoch milliseconds. */
  requestedAt: number
}

/** Returns true if a return on EUR or GBR sends back all that is left of an order within 14 days of delivery. */
export function isWithdrawal({ site, lines, deliveredAt, requestedAt }: ReturnedOrder): boolean {
  const isInTime = deliveredAt !== null && requestedAt <= deliveredAt + withdrawalMs
  const goods = lines.filter(({ isDigital }) => !isDigital)
  const isWhole = goods.every(({ qty, refunded, returned }) => refunded + returned >= qty)
  return siteSettings[site].taxDisplay === 'vat' && isInTime && isWhole && goods.some(({ returned }) => returned > 0)
}

/**
 * Returns the shipping cost that a withdrawal refunds, including tax. The limit is `standard`, the price of the
 * cheapest offered delivery (article 13). It is undefined if the customer chose that delivery.
 */
export function withdrawnShipping(left: Minor, standard: Minor | undefined): Minor {
  return Math.max(0, Math.min(left, standard ?? left))
}
