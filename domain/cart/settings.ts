import { defaultQuantitySettings, type QuantitySettings } from './quantity.ts'

/** Site settings, edited by staff. */
export interface CartSettings extends QuantitySettings {
  /** Counts the weight of one product, or of all products with tiers, toward a tier [PRICE-214]. */
  weightTierScope: 'product' | 'cart'
}

export const defaultCartSettings: CartSettings = { ...defaultQuantitySettings, weightTierScope: 'product' }
