import { promotionStatus, type Promotion } from './promotion.ts'

/**
 * Selects the promotion that a shop shows for a variant: the cheapest active one, or else the next to start, or else
 * the last to end [PRICE-002, PROMO-211].
 */
export function currentPromotion<P extends Promotion>(promotions: readonly P[], now: number): P | null {
  const withStatus = (wanted: ReturnType<typeof promotionStatus>) =>
    promotions.filter((promotion) => promotionStatus(promotion, now) === wanted)
  const [cheapest] = withStatus('active').toSorted((a, b) => a.price - b.price || end(b) - end(a))
  const [next] = withStatus('upcoming').toSorted((a, b) => a.from! - b.from!)
  const [last] = withStatus('expired').toSorted((a, b) => end(b) - end(a))
  return cheapest ?? next ?? last ?? null
}

const end = ({ to }: Promotion) => to ?? Number.MAX_SAFE_INTEGER
