import { quantityLimit } from '#domain/cart/quantity.ts'
import type { Shortage } from '#domain/checkout/placement.ts'
import { pipelined, type Transaction } from '#platform/database.ts'
import { lockStock, type StockQuantity, readSellables, releaseStock } from '#services/catalog/steps.ts'
import type { ComputedCheckout } from '../computing/computed-checkout.ts'
import type { CheckedOrder } from './check-order.ts'
import type { PlaceDeps, PlaceOrderCall } from './place-order-call.ts'
import { shortageRefusal } from './refusals.ts'

/**
 * Reserves an order's stock, replaces the earlier reservation, and stores the response. Runs last, so that other buyers
 * of these products wait only for these statements and the commit.
 */
export async function reserveStock(
  tx: Transaction,
  call: PlaceOrderCall,
  deps: PlaceDeps,
  { computed, pieces }: CheckedOrder,
  { replaced, keepReply }: { replaced: readonly StockQuantity[] | undefined; keepReply: () => Promise<unknown> },
): Promise<void> {
  const { site, refuse } = call
  if (replaced) {
    await lockStock(tx, site, [...replaced, ...pieces])
    await releaseStock(tx, site, replaced)
  }
  const { short } = await pipelined({ short: deps.reserve(tx, site, pieces), reply: keepReply() })
  if (short.length > 0) throw shortageRefusal(refuse, await shortagesOf(tx, deps, call, computed, short))
}

async function shortagesOf(
  tx: Transaction,
  deps: PlaceDeps,
  { site, now }: Pick<PlaceOrderCall, 'site' | 'now'>,
  { cart }: ComputedCheckout,
  ids: readonly number[],
): Promise<Shortage[]> {
  const sellables = await readSellables(tx, site, ids, now)
  return cart.lines.flatMap(({ item, parts }) =>
    parts.flatMap(({ offer, qty }) => {
      const found = ids.includes(offer.id) ? sellables.get(offer.id) : undefined
      if (!found) return []
      const { most } = quantityLimit(found, deps.settings, now)
      return [{ sku: found.sku, requested: qty * item.qty, available: most }]
    }),
  )
}
