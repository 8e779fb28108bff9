import type { Transaction } from '#platform/database.ts'
import { redeemFiveForFive } from '#services/shipping/steps.ts'
import { tickets } from '#services/tickets/steps.ts'
import type { ComputedCheckout } from '../computing/computed-checkout.ts'
import { holdCards } from '../computing/gift-cards.ts'
import { reserveGifts } from '../computing/gifts.ts'
import type { CheckedOrder } from './check-order.ts'
import type { PlaceDeps, PlaceOrderCall } from './place-order-call.ts'

/**
 * Redeems an order's earned products, sale, gift cards, and registry gifts. Refuses if a concurrent order has already
 * used any of them.
 */
export async function redeemOrderBenefits(
  tx: Transaction,
  call: PlaceOrderCall,
  deps: PlaceDeps,
  { computed, registry, email }: CheckedOrder,
  orderId: string,
): Promise<void> {
  await redeemEarned(tx, call, orderId, computed)
  await redeemSale(tx, call, { email, orderId }, computed)
  await holdCards(tx, call, deps, orderId, computed.giftcards)
  await reserveGifts(tx, call, registry, orderId, computed)
}

/** Redeems earned products. A concurrent order may have used them first [EARNED-207]. */
async function redeemEarned(
  tx: Transaction,
  { scope, refuse }: PlaceOrderCall,
  orderId: string,
  { cart }: ComputedCheckout,
) {
  const uses = usesOf(cart)
  if (uses.length === 0 || scope.customerId === null) return
  const reserved = await tickets.reserveUse(tx, { customerId: scope.customerId, orderId, uses })
  if (reserved !== 'reserved') throw refuse('wrong_product_price')
}

/** Redeems the sale. A concurrent order for the same address may have redeemed it first [PROMO-221]. */
async function redeemSale(
  tx: Transaction,
  { site, now, refuse }: PlaceOrderCall,
  by: { email: string; orderId: string },
  { redeemsFiveForFive }: ComputedCheckout,
) {
  if (redeemsFiveForFive && !(await redeemFiveForFive(tx, { site, ...by, now }))) throw refuse('wrong_shipping_rate')
}

function usesOf({ lines }: ComputedCheckout['cart']): { id: string; qty: number }[] {
  const uses = new Map<string, number>()
  for (const { item, redeemed } of lines) {
    if (redeemed !== null) uses.set(redeemed, (uses.get(redeemed) ?? 0) + item.qty)
  }
  return [...uses].map(([id, qty]) => ({ id, qty }))
}
