import type { ListItem } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import type { Offer } from '#domain/pricing/offer.ts'
import type { PricedPart } from '#domain/pricing/components/part.ts'
import { nextTier, poundsOf, tierAt, weightDiscount, type WeightTier } from '#domain/pricing/components/weight-tiers.ts'
import { activePrice } from '#domain/promotions/promotion.ts'

/** Progress of one product towards its next weight tier [PRICE-214]. */
export interface TierReached {
  productId: number
  pounds: number
  tier: WeightTier | null
  next: { tier: WeightTier; missing: number } | null
  discount: Minor
  lines: { line: number; grams: number }[]
}

interface Weighed {
  item: Pick<ListItem, 'qty'>
  offer: Offer | null
  parts: readonly PricedPart[]
}

/** Returns the weight tier progress of each product; products with an active promotion are skipped [PRICE-212..214]. */
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

/** The catalog weight of a bundle would count its children twice. */
function gramsOfPart({ type, weightGrams }: Offer): number {
  return type === 'bundle' ? 0 : (weightGrams ?? 0)
}
