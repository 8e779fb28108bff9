import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'
import type { CartLineForShipping } from './line.ts'

/** Ships items as soon as they are ready, or in as few packages as possible [SHIP-218]. */
export const shippingModes = ['fastest', 'fewestPackages'] as const
export type ShippingMode = (typeof shippingModes)[number]

const dropShipGroups: readonly ShippingGroup[] = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT']
const heavyDirect: ShippingGroup = 'HEAVY_DIRECT'

type Grouped = Pick<CartLineForShipping, 'groupsTogether'>

const looksHarder = (site: Site) => site === 'EUR' || site === 'GBR'

/**
 * Returns the groups that determine direct shipping: on EUR and GBR, those of all parts of a line; elsewhere, only the
 * parent's [SHIP-243].
 */
function countedGroups(site: Site, { groupsTogether }: Grouped): readonly ShippingGroup[] {
  return looksHarder(site) ? groupsTogether : groupsTogether.slice(0, 1)
}

/** Returns true for drop-ship groups, and on EUR and GBR also for heavy-direct [SHIP-238, SHIP-242, SHIP-243]. */
export function isDirectShip(site: Site, line: Grouped): boolean {
  const groups = countedGroups(site, line)
  return groups.some((group) => dropShipGroups.includes(group) || (group === heavyDirect && looksHarder(site)))
}

/** Returns true if any part is heavy-direct. The entire bundle then ships with that part [SHIP-223, SHIP-238]. */
export function isHeavyDirect({ groupsTogether }: Grouped): boolean {
  return groupsTogether.includes(heavyDirect)
}

/** Returns true if any line is heavy-direct [SHIP-223]. */
export function hasHeavyDirect(lines: readonly Grouped[]): boolean {
  return lines.some(isHeavyDirect)
}

/** Returns true if there are both direct-ship and local items [SHIP-219, SHIP-225]. */
export function isSplittable(site: Site, lines: readonly CartLineForShipping[]): boolean {
  return lines.some((line) => isDirectShip(site, line)) && lines.some((line) => !isDirectShip(site, line))
}

export interface ShippingPlan {
  mode: ShippingMode
  reply: 'merged' | 'split'
}

/**
 * Plans a shipment. Heavy-direct forces a split; otherwise, a UK destination forces a merge; otherwise, the shopper's
 * choice applies, which defaults to 'fastest' [SHIP-219..225].
 */
export function shippingPlan(
  site: Site,
  shipToCountry: string,
  lines: readonly CartLineForShipping[],
  choice: ShippingMode | undefined,
): ShippingPlan {
  const canChoose = isSplittable(site, lines)
  const chosen: ShippingMode = canChoose ? (choice ?? 'fastest') : 'fewestPackages'
  if (hasHeavyDirect(lines)) return { mode: chosen, reply: 'split' }
  if (shipToCountry === 'GB') return { mode: 'fewestPackages', reply: 'merged' }
  return { mode: chosen, reply: chosen === 'fastest' ? 'split' : 'merged' }
}
