import { defaultQuantitySettings, type QuantitySettings } from './quantity.ts'

/** Settings of a site, edited by staff. */
export interface CartSettings extends QuantitySettings {
  /** Weight that counts for a tier: of one product, or of all products with tiers [PRICE-214]. */
  weightTierScope: 'product' | 'cart'
}

export const defaultCartSettings: CartSettings = { ...defaultQuantitySettings, weightTierScope: 'product' }
