import type { Buyer } from '#domain/cart/entitlement.ts'
import type { PricedLine } from '#domain/cart/price-cart.ts'
import type { Sellable } from '#services/catalog/steps.ts'
import { countPurchasedUnits } from '#services/orders/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import type { QueryRunner } from '#platform/database.ts'

/** Reads the buyer details that products in the cart depend on, or returns null if no product needs them. */
export async function readBuyer(
  db: QueryRunner,
  customerId: number | null,
  lines: readonly PricedLine<Sellable>[],
): Promise<Buyer | null> {
  const offers = lines.flatMap(({ parts }) => parts.map(({ offer }) => offer))
  const limited = offers.filter(({ limits }) => limits.purchaseLimit !== null && limits.limitScope === 'account')
  const isTicketed = offers.some(({ limits }) => limits.requiredTickets.length > 0)
  if (limited.length === 0 && !isTicketed) return null
  if (customerId === null) return { isCustomer: false, tickets: new Set(), bought: new Map() }
  const ids = [...new Set(limited.map(({ productId }) => productId))]
  return {
    isCustomer: true,
    tickets: isTicketed ? await tickets.readHeld(db, customerId) : new Set(),
    bought: ids.length > 0 ? await countPurchasedUnits(db, { customerId }, ids) : new Map(),
  }
}
