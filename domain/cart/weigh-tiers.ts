import type { ListItem } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import type { Offer } from '#domain/pricing/offer.ts'
import type { PricedPart } from '#domain/pricing/part.ts'
import { nextTier, poundsOf, tierAt, weightDiscount, type WeightTier } from '#domain/pricing/weight-tiers.ts'
import { activePrice } from '#domain/promotions/promotion.ts'

/** How far the weight tiers of one product are reached [PRICE-214]. */
export interface TierReached {
  productId: number
  pounds: number
  tier: WeightTier | null
  next: { tier: WeightTier; missing: number } | null
  discount: Minor
  /** By the place of the line in the cart, what its children weigh in all. */
  lines: { line: number; grams: number }[]
}

interface Weighed {
  item: Pick<ListItem, 'qty'>
  offer: Offer | null
  parts: readonly PricedPart[]
}

/**
 * Weighs what lines of products with weight tiers hold: the children of all lines of one product together, or of all
 * such products where the shop says so; a product whose own promotion runs is left out [PRICE-212..214].
 */
export function weighTiers(lines: readonly Weighed[], scope: 'product' | 'cart', now: number): TierReached[] {
  const byProduct = new Map<number, { offer: Offer; lines: TierReached['lines'] }>()
  for (const [line, { item, offer, parts }] of lines.entries()) {
    if (!offer || offer.weightTiers.length === 0 || activePrice(offer.promotion, now) !== null) continue
    const grams = parts.reduce((sum, { offer, qty }) => sum + gramsOfPart(offer) * qty, 0) * item.qty
    if (grams === 0) continue
    const known = byProduct.get(offer.productId) ?? { offer, lines: [] }
    known.lines.push({ line, grams })
    byProduct.set(offer.productId, known)
  }
  const gramsOf = (weighed: TierReached['lines']) => weighed.reduce((sum, { grams }) => sum + grams, 0)
  const inCart = poundsOf([...byProduct.values()].reduce((sum, { lines }) => sum + gramsOf(lines), 0))
  return [...byProduct].map(
    ([
      productId,
      {
        offer: { weightTiers },
        lines: weighed,
      },
    ]) => {
      const own = poundsOf(gramsOf(weighed))
      const reached = scope === 'cart' ? inCart : own
      return {
        productId,
        pounds: reached,
        tier: tierAt(weightTiers, reached),
        next: nextTier(weightTiers, reached),
        discount: weightDiscount(weightTiers, own, reached),
        lines: weighed,
      }
    },
  )
}

/** Of a bundle its children are weighed, not what the catalogue says of the whole. */
function gramsOfPart({ type, weightGrams }: Offer): number {
  return type === 'bundle' ? 0 : (weightGrams ?? 0)
}
