import { promotionStates, type PromotionState } from '#domain/promotions/scheduled-promotion.ts'

interface PromotionQuery {
  q?: string
  state?: PromotionState
  product?: string
}

/** Builds the promotion list query from the URL filters. Ignores an unknown state and an invalid product. */
export function promotionQuery(params: URLSearchParams): PromotionQuery {
  const q = params.get('q')?.trim() ?? ''
  const state = promotionStates.find((each) => each === params.get('state'))
  const product = params.get('product') ?? ''
  return {
    ...(q !== '' && { q }),
    ...(state && { state }),
    ...(/^[1-9]\d{0,8}$/.test(product) && { product }),
  }
}
