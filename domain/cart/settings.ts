import { defaultQuantitySettings, type QuantitySettings } from './quantity.ts'

/** Site settings, edited by staff. */
export interface CartSettings extends QuantitySettings {
  /** Whether one product's weight or that of all products with tiers counts toward a tier [PRICE-214]. */
  weightTierScope: 'product' | 'cart'
}

export const defaultCartSettings: CartSettings = { ...defaultQuantitySettings, weightTierScope: 'product' }
