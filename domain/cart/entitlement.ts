import type { Offer } from '#domain/pricing/offer.ts'
import type { PricedLine } from './price-cart.ts'

/** Who is about to buy, as far as products ask. */
export interface Buyer {
  isCustomer: boolean
  /** Types of the valid tickets that the customer holds. */
  tickets: ReadonlySet<string>
  /** Pieces that the customer has ordered, by product; none of a guest. */
  bought: ReadonlyMap<number, number>
}

/** Why somebody may not buy what others may. */
export interface EntitlementError {
  code: 'ticket_required' | 'purchase_limit'
  message: string
}

/** Lines that their buyer may not buy, with the reason: tickets that they lack, and what they ordered before [TICKET-205]. */
export function withEntitlement<O extends Offer>(lines: readonly PricedLine<O>[], buyer: Buyer): PricedLine<O>[] {
  const pieces = piecesByProduct(lines)
  return lines.map((line) => {
    if (line.error !== null) return line
    const errors = line.parts.flatMap(({ offer }) => entitlementError(offer, pieces.get(offer.productId)!, buyer) ?? [])
    return errors.length > 0 ? { ...line, error: errors[0]! } : line
  })
}

/** Pieces of each product in a cart, whichever of its children they are. */
export function piecesByProduct(lines: readonly PricedLine<Offer>[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { item, parts } of lines) {
    for (const { offer, qty } of parts) {
      pieces.set(offer.productId, (pieces.get(offer.productId) ?? 0) + qty * item.qty)
    }
  }
  return pieces
}

/**
 * What keeps somebody from so many pieces of a thing: no ticket that it asks for, or what was ordered before; of a guest
 * that is known by the e-mail address of the order alone [TICKET-203, TICKET-204, CATALOG-220].
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
  return bought + pieces > purchaseLimit ? limitError(purchaseLimit, bought) : null
}

/** That so many pieces would be more than one may have [CATALOG-220]. */
export function limitError(most: number, bought: number): EntitlementError {
  const had = bought === 0 ? '' : ` You’ve already ordered ${bought}.`
  return { code: 'purchase_limit', message: `Limit ${most} per customer.${had}` }
}
