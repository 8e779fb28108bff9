import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'
import { physicalLines, type CartLineForShipping } from './line.ts'

/** What a shopper may ask for: parcels as soon as each is ready, or as few as possible [SHIP-218]. */
export const shippingModes = ['fastest', 'fewestPackages'] as const
export type ShippingMode = (typeof shippingModes)[number]

const dropShipGroups: readonly ShippingGroup[] = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT']
const heavyDirect: ShippingGroup = 'HEAVY_DIRECT'

/** The groups of a line: its own and those of its parts. */
export function groupsOf({ shippingGroup, children }: CartLineForShipping): ShippingGroup[] {
  return [shippingGroup, ...children.map((child) => child.shippingGroup)]
}

/**
 * Whether a line comes straight from its maker: by the line's own drop-ship group; on EUR and GBR heavy-direct counts
 * too, and so do the groups of the line's parts [SHIP-242, SHIP-243].
 */
export function isDirectShip(site: Site, line: CartLineForShipping): boolean {
  if (site !== 'EUR' && site !== 'GBR') return dropShipGroups.includes(line.shippingGroup)
  return groupsOf(line).some((group) => dropShipGroups.includes(group) || group === heavyDirect)
}

/** Whether a cart holds something that goes by the heavy-direct route, in a line or in a part of one [SHIP-223]. */
export function hasHeavyDirect(lines: readonly CartLineForShipping[]): boolean {
  return physicalLines(lines).some((line) => groupsOf(line).includes(heavyDirect))
}

/** Whether a shopper can choose how a cart travels: only with direct-ship and local goods together [SHIP-219, SHIP-225]. */
export function isSplittable(site: Site, lines: readonly CartLineForShipping[]): boolean {
  const physical = physicalLines(lines)
  return physical.some((line) => isDirectShip(site, line)) && physical.some((line) => !isDirectShip(site, line))
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
