import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { CartLineForShipping } from './line.ts'
import { pickupCode, type Rate } from './rate.ts'

const nowhere: readonly ShippingGroup[] = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT', 'NO_PICKUP']

/** Whether goods of a group can be collected on a site: heavy-direct ones not on EUR and GBR [SHIP-244..248]. */
export function isPickupGroup(site: Site, group: ShippingGroup): boolean {
  if (group === 'HEAVY_DIRECT') return site !== 'EUR' && site !== 'GBR'
  return !nowhere.includes(group)
}

/** Whether an order can be collected: the site offers it, and no line forbids it by group or attribute [SHIP-202, SHIP-230]. */
export function canPickup(site: Site, lines: readonly CartLineForShipping[]): boolean {
  return (
    siteSettings[site].features.pickup &&
    lines.length > 0 &&
    lines.every(({ isPickupDisabled, shippingGroup }) => !isPickupDisabled && isPickupGroup(site, shippingGroup))
  )
}

/** The rate of collecting an order: free, in one package [SHIP-249, SHIP-250]. */
export function pickupRate({ city }: { city: string }): Rate {
  return { shippingCode: pickupCode, carrier: 'pickup', label: `Pick-up in ${city}`, rate: 0, packageNumber: 1 }
}
