import type { ListItem } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import type { Offer } from '#domain/pricing/offer.ts'
import type { PricedPart } from '#domain/pricing/components/part.ts'
import {
  hundredthsOfPound,
  nextTier,
  tierAt,
  weightDiscount,
  type WeightTier,
} from '#domain/pricing/components/weight-tiers.ts'
import { activePrice } from '#domain/promotions/promotion.ts'

/** A product's progress toward its next weight tier [PRICE-214]. */
export interface TierProgress {
  productId: number
  pounds: number
  tier: WeightTier | null
  next: { tier: WeightTier; missing: number } | null
  discount: Minor
  /** Weights in hundredths of a pound. */
  lines: { line: number; weight: number }[]
}

interface Weighed {
  item: Pick<ListItem, 'qty'>
  offer: Offer | null
  parts: readonly PricedPart[]
}

/** Returns each product's weight tier progress. Skips products with an active promotion [PRICE-212..214]. */
export function computeWeightTiers(lines: readonly Weighed[], scope: 'product' | 'cart', now: number): TierProgress[] {
  const byProduct = new Map<number, { offer: Offer; lines: TierProgress['lines'] }>()
  for (const [line, { item, offer, parts }] of lines.entries()) {
    if (!offer || offer.weightTiers.length === 0 || activePrice(offer.promotion, now) !== null) continue
    const weight = parts.reduce((sum, { offer, qty }) => sum + weightOfPart(offer) * qty, 0) * item.qty
    if (weight === 0) continue
    const known = byProduct.get(offer.productId) ?? { offer, lines: [] }
    known.lines.push({ line, weight })
    byProduct.set(offer.productId, known)
  }
  const poundsOf = (weighed: TierProgress['lines']) => weighed.reduce((sum, { weight }) => sum + weight, 0) / 100
  const inCart = poundsOf([...byProduct.values()].flatMap(({ lines }) => lines))
  return [...byProduct].map(
    ([
      productId,
      {
        offer: { weightTiers },
        lines: weighed,
      },
    ]) => {
      const own = poundsOf(weighed)
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

/** Returns a unit's weight in hundredths of a pound, or 0 for a bundle, because its children are weighed separately. */
function weightOfPart({ type, weightGrams }: Offer): number {
  return type === 'bundle' ? 0 : hundredthsOfPound(weightGrams ?? 0)
}
