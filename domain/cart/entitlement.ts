import type { Offer } from '#domain/pricing/offer.ts'
import type { EntitlementError } from './entitlement-error.ts'
import type { PricedLine } from './price-cart.ts'

export interface Buyer {
  isCustomer: boolean
  tickets: ReadonlySet<string>
  /** Units already ordered, by product id. Empty for guests. */
  bought: ReadonlyMap<number, number>
}

/** Flags lines that require a ticket that the buyer lacks, or that exceed a purchase limit [TICKET-205]. */
export function withEntitlement<O extends Offer>(lines: readonly PricedLine<O>[], buyer: Buyer): PricedLine<O>[] {
  const pieces = unitsByProduct(lines)
  return lines.map((line) => {
    if (line.error !== null) return line
    const errors = line.parts.flatMap(({ offer }) => entitlementError(offer, pieces.get(offer.productId)!, buyer) ?? [])
    return errors.length > 0 ? { ...line, error: errors[0]! } : line
  })
}

/** Returns the number of units per product, summed over its variants. */
export function unitsByProduct(lines: readonly PricedLine<Offer>[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { item, parts } of lines) {
    for (const { offer, qty } of parts) {
      pieces.set(offer.productId, (pieces.get(offer.productId) ?? 0) + qty * item.qty)
    }
  }
  return pieces
}

/**
 * Returns the reason that the buyer cannot buy these units, or null. Guests are checked by email when they place the
 * order [TICKET-203, TICKET-204, CATALOG-220].
 */
export function entitlementError({ productId, limits }: Offer, pieces: number, buyer: Buyer): EntitlementError | null {
  const { purchaseLimit, limitScope, requiredTickets } = limits
  if (requiredTickets.length > 0 && !requiredTickets.some((type) => buyer.tickets.has(type)))
    return {
      code: 'ticket_required',
      message: buyer.isCustomer
        ? 'Only ticket holders can buy this.'
        : 'Only ticket holders can buy this. Log in with the account that holds the ticket.',
    }
  if (purchaseLimit === null || limitScope !== 'account') return null
  const bought = buyer.bought.get(productId) ?? 0
  return bought + pieces > purchaseLimit ? purchaseLimitError(purchaseLimit, bought) : null
}

/** Returns the error for an exceeded purchase limit [CATALOG-220]. */
export function purchaseLimitError(max: number, bought: number): EntitlementError {
  const had = bought === 0 ? '' : ` You’ve already ordered ${bought}.`
  return { code: 'purchase_limit', message: `Limit ${max} per customer.${had}` }
}
