import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'
import type { CartLineForShipping } from './line.ts'

/** What a shopper may ask for: parcels as soon as each is ready, or as few as possible [SHIP-218]. */
export const shippingModes = ['fastest', 'fewestPackages'] as const
export type ShippingMode = (typeof shippingModes)[number]

const dropShipGroups: readonly ShippingGroup[] = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT']
const heavyDirect: ShippingGroup = 'HEAVY_DIRECT'

type Grouped = Pick<CartLineForShipping, 'groupsTogether'>

const looksHarder = (site: Site) => site === 'EUR' || site === 'GBR'

/** The groups that say whether a line comes straight from its maker: that of the thing it hangs on; on EUR and GBR those of all its parts [SHIP-243]. */
function countedGroups(site: Site, { groupsTogether }: Grouped): readonly ShippingGroup[] {
  return looksHarder(site) ? groupsTogether : groupsTogether.slice(0, 1)
}

/**
 * Whether a line comes straight from its maker, with all that ships with it: by its drop-ship group; on EUR and GBR
 * heavy-direct counts too [SHIP-238, SHIP-242, SHIP-243].
 */
export function isDirectShip(site: Site, line: Grouped): boolean {
  const groups = countedGroups(site, line)
  return groups.some((group) => dropShipGroups.includes(group) || (group === heavyDirect && looksHarder(site)))
}

/** Whether a line goes by the heavy-direct route: one part that does takes with it, on every site, all that it ships with [SHIP-223, SHIP-238]. */
export function isHeavyDirect({ groupsTogether }: Grouped): boolean {
  return groupsTogether.includes(heavyDirect)
}

/** Whether a cart holds something that goes by the heavy-direct route [SHIP-223]. */
export function hasHeavyDirect(lines: readonly Grouped[]): boolean {
  return lines.some(isHeavyDirect)
}

/** Whether a shopper can choose how a cart travels: only with direct-ship and local goods together [SHIP-219, SHIP-225]. */
export function isSplittable(site: Site, lines: readonly CartLineForShipping[]): boolean {
  return lines.some((line) => isDirectShip(site, line)) && lines.some((line) => !isDirectShip(site, line))
}

/** What an order stores as its mode, and which half of a rates reply counts for it. */
export interface ShippingPlan {
  mode: ShippingMode
  reply: 'merged' | 'split'
}

/**
 * How a cart travels. Heavy-direct goods split the reply while the mode stays what was asked for; then a UK destination
 * merges; then the shopper's choice holds where there is one, fastest by default [SHIP-219..225].
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
