import { purchaseLimitError, unitsByProduct } from '#domain/cart/entitlement.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { type PurchaseFilter, countPurchasedUnits } from '#services/orders/steps.ts'
import type { ComputedCheckout } from '../computing/computed-checkout.ts'
import type { PlaceOrderCall } from './place-order-call.ts'

const limitClass = 7107
const lock = statement('purchase-limit.lock', `select pg_advisory_xact_lock(${limitClass}, hashtext($1))`)

/**
 * Refuses quantities above the limit per account or email. Locks buyer and product, so that concurrent orders cannot
 * exceed the limit [TICKET-205, CATALOG-220].
 */
export async function checkLimits(
  tx: Transaction,
  { scope, refuse }: PlaceOrderCall,
  { cart }: ComputedCheckout,
  email: string,
): Promise<void> {
  const pieces = unitsByProduct(cart.lines)
  const limited = cart.lines
    .flatMap(({ item, parts }) => parts.map(({ offer: { productId, limits } }) => ({ item, productId, ...limits })))
    .filter(({ purchaseLimit, limitScope }) => purchaseLimit !== null && limitScope !== 'order')
    .toSorted((a, b) => a.productId - b.productId)
  for (const { item, productId, purchaseLimit, limitScope } of limited) {
    // For an account limit, a customer's purchases count by account and by email. A guest's purchases count by email,
    // including purchases by an account with that email.
    const isOfAccount = limitScope === 'account' && scope.customerId !== null
    const by: PurchaseFilter = isOfAccount ? { email, customerId: scope.customerId } : { email }
    for (const one of Object.entries(by).map(String).toSorted()) {
      await tx.run(lock, [`${productId} ${one.toLowerCase()}`])
    }
    const bought = (await countPurchasedUnits(tx, by, [productId])).get(productId) ?? 0
    if (bought + pieces.get(productId)! <= purchaseLimit!) continue
    throw refuse('invalid_item', {
      items: [{ listItemId: item.id, message: purchaseLimitError(purchaseLimit!, bought).message }],
    })
  }
}
