import type { Reply, CallInput } from '#contract/kernel/call.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { sortEarnedDiscounts, type CustomerEarnedDiscount } from '#domain/earned/customer-earned-discount.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Cart } from '../side-cart/cart/cart-store.ts'
import { isBlocked } from '../side-cart/lines/line-flags.ts'

type Own = Reply<Store, 'GET /svc_ticket/tickets'>['earnedProducts']
type Request = CallInput<Store, 'POST /svc_list/lists/{id}/items'>['body']['items'][number]

/** An unused earned discount, as a percentage or in minor units. It may grant only free shipping. */
export type EarnedOffer = { id: string } & Pick<CustomerEarnedDiscount, 'type' | 'value' | 'freeShipping'>

/** Returns the customer's earned discounts by product; guests have none. */
export async function readEarnedDiscounts(call: StoreCall): Promise<Own> {
  if (!isLoggedIn(await call('GET /svc_session/session', {}))) return {}
  return (await call('GET /svc_ticket/tickets', {})).earnedProducts
}

/**
 * Returns the best unused discount for each line. Excludes lines that already use one and lines that could not be added
 * again unchanged [EARNED-402].
 */
export function earnedOffers({ list, lines }: Pick<Cart, 'list' | 'lines'>, own: Own): Record<string, EarnedOffer> {
  const used = new Set(list.items.flatMap(({ metadata }) => metadata.redeem ?? []))
  return Object.fromEntries(
    lines.flatMap((line): [string, EarnedOffer][] => {
      const { _id, productId, childId, price } = line
      const item = list.items.find((each) => each._id === _id)
      if (!item || item.metadata.redeem !== undefined || isBlocked(line)) return []
      const fitting = [...new Set([productId, childId])].flatMap((id) =>
        (own[id] ?? []).map((each) => ({
          ...each,
          id: each._id,
          productId: id,
          value: each.type === 'fixed' ? toMinor(each.value) : each.value,
        })),
      )
      const usable = fitting.filter(({ id, remainingUses }) => !used.has(id) && remainingUses > 0)
      const [best] = sortEarnedDiscounts(usable, toMinor(price))
      return best ? [[_id, { id: best.id, type: best.type, value: best.value, freeShipping: best.freeShipping }]] : []
    }),
  )
}

/** Applies an earned discount by replacing the line with one that uses the discount [EARNED-207]. */
export async function redeemEarned(call: StoreCall, itemId: string, earnedId: string): Promise<void> {
  const cart = await call('GET /svc_list/cart', { query: {} })
  const item = cart?.list.items.find(({ _id }) => _id === itemId)
  if (!cart || !item || earnedOffers(cart, await readEarnedDiscounts(call))[itemId]?.id !== earnedId) return
  const { _id: _, ...line } = item
  const params = { id: cart.list._id, itemId }
  const version = 'any' as const
  const request: Request = { ...line, metadata: { ...line.metadata, redeem: earnedId } }
  await call('DELETE /svc_list/lists/{id}/items/{itemId}', { params, version, key: crypto.randomUUID() })
  const input = { params: { id: params.id }, body: { items: [request] }, version, key: crypto.randomUUID() }
  try {
    await call('POST /svc_list/lists/{id}/items', input)
  } catch (error) {
    await call('POST /svc_list/lists/{id}/items/{itemId}/restore', { params, version, key: crypto.randomUUID() })
    if (!isRefusalError(error)) throw error
  }
}
