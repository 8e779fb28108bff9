import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { physicalLines, type CartLineForShipping } from './line.ts'
import { groupsOf } from './mode.ts'
import { pickupCode, type Rate, type SelectedRate } from './rate.ts'

const nowhere: readonly ShippingGroup[] = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT', 'NO_PICKUP']

/** Whether goods of a group can be collected on a site: heavy-direct ones not on EUR and GBR [SHIP-244..248]. */
export function isPickupGroup(site: Site, group: ShippingGroup): boolean {
  if (group === 'HEAVY_DIRECT') return site !== 'EUR' && site !== 'GBR'
  return !nowhere.includes(group)
}

/**
 * Whether an order can be collected: the site offers it, there is something to collect, and no line or part of one
 * forbids it by group or attribute [SHIP-202, SHIP-226, SHIP-230].
 */
export function canPickup(site: Site, lines: readonly CartLineForShipping[]): boolean {
  const physical = physicalLines(lines)
  return (
    siteSettings[site].features.pickup &&
    physical.length > 0 &&
    physical.every(
      (line) =>
        !line.isPickupDisabled &&
        line.children.every((child) => !child.isPickupDisabled) &&
        groupsOf(line).every((group) => isPickupGroup(site, group)),
    )
  )
}

/** The part of a checkout that the pickup switch changes. */
export interface PickupChoice {
  isPickup: boolean
  isBillingSame: boolean
  selected: readonly SelectedRate[]
  /** What was chosen before pickup. */
  before: readonly SelectedRate[]
}

/** Turns pickup on: its code is chosen, billing is no longer the same; refused where it cannot be used [SHIP-226..228]. */
export function turnPickupOn(choice: PickupChoice, isAllowed: boolean, offered: readonly SelectedRate[]): PickupChoice {
  const pickup = offered.find(({ shippingCode }) => shippingCode === pickupCode)
  if (!isAllowed || !pickup || choice.isPickup) return choice
  return { isPickup: true, isBillingSame: false, selected: [pickup], before: choice.selected }
}

/** Turns pickup off: the earlier rates come back as far as they are offered; billing stays as it is [SHIP-229]. */
export function turnPickupOff(choice: PickupChoice, offered: readonly SelectedRate[]): PickupChoice {
  if (!choice.isPickup) return choice
  const selected = choice.before.flatMap(
    (old) =>
      offered.find((one) => one.shippingCode === old.shippingCode && one.packageNumber === old.packageNumber) ?? [],
  )
  return { ...choice, isPickup: false, selected, before: [] }
}

/** The rate of collecting an order: free, in one package [SHIP-249, SHIP-250]. */
export function pickupRate({ city }: { city: string }): Rate {
  return { shippingCode: pickupCode, carrier: 'pickup', label: `Pick-up in ${city}`, rate: 0, packageNumber: 1 }
}
