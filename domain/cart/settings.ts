import { defaultQuantitySettings, type QuantitySettings } from './quantity.ts'

/** Settings of a site, edited by staff. */
export interface CartSettings extends QuantitySettings {
  /** Weight of one product, or of all with tiers [PRICE-214]. */
  weightTierScope: 'product' | 'cart'
}

export const defaultCartSettings: CartSettings = { ...defaultQuantitySettings, weightTierScope: 'product' }
