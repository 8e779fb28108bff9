import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { checkout } from '#contract/checkout.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { List } from '#domain/lists/list.ts'
import { countAttempt, type FoundCard, type GiftCards } from '#services/gift-cards/steps.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import type { AppliedCard } from './computed-checkout.ts'
import type { PlaceOrderCall } from '../placement/place-order-call.ts'

/**
 * Returns the ids of applied gift cards and newly entered codes. Each new code counts as an attempt [GIFT-212, threat
 * T6].
 */
export async function resolveGiftCardIds(
  { site, scope, body, ip, now, refuse }: ReceivedCall<typeof checkout, 'PUT /svc_checkout/checkout/{listId}'>,
  { db, giftCards }: { db: Database; giftCards: GiftCards },
  list: List,
  applied: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const named of body.giftcards ?? []) {
    if ('_id' in named) {
      if (!applied.includes(named._id)) throw refuse('giftcard_not_exist')
      ids.push(named._id)
      continue
    }
    if (list.items.length > 0 && list.items.every(({ metadata }) => metadata.giftcard)) {
      throw refuse('giftcard_not_accepted')
    }
    const seconds = await countAttempt(db, { scope, ip }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    const [card] = await giftCards.read(db, { site, now }, [named.code])
    if (!card) throw refuse('giftcard_not_exist')
    ids.push(card.id)
  }
  return [...new Set(ids)]
}

/**
 * Matches gift card codes in an order to the applied cards by their last digits, each card at most once. Returns null
 * for a card that was not applied.
 */
export function matchAppliedCards(codes: readonly string[], applied: readonly FoundCard[]): (FoundCard | null)[] {
  const remaining = [...applied]
  return codes.map((code) => {
    const at = remaining.findIndex(({ last4 }) => last4 === code.slice(-4).toUpperCase())
    return at < 0 ? null : remaining.splice(at, 1)[0]!
  })
}

/** Holds an order's gift card amounts. Refuses if a concurrent order has spent them [GIFT-213]. */
export async function holdCards(
  tx: Transaction,
  { site, now, refuse }: PlaceOrderCall,
  { giftCards }: { giftCards: Pick<GiftCards, 'hold'> },
  orderId: string,
  cards: readonly AppliedCard[],
): Promise<void> {
  if (cards.length === 0) return
  const result = await giftCards.hold(tx, { site, now }, { orderId, cards })
  if (result !== 'held') throw refuse(result)
}
