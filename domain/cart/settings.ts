import { defaultQuantitySettings, type QuantitySettings } from './quantity.ts'

/** A site's own rules for carts, edited by staff. */
export interface CartSettings extends QuantitySettings {
  /** What counts towards a weight tier: the lines of one product, or all that have tiers [PRICE-214]. */
  weightTierScope: 'product' | 'cart'
}

export const defaultCartSettings: CartSettings = { ...defaultQuantitySettings, weightTierScope: 'product' }
