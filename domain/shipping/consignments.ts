import type { Site } from '#domain/sites.ts'
import type { CartLineForShipping } from './line.ts'
import { isDirectShip, isHeavyDirect } from './mode.ts'

/** What leaves one place together. */
export interface Consigned {
  /** Who sends it; '' is ourselves. */
  sender: string
  lines: readonly CartLineForShipping[]
}

/** Our own stock first, then what each vendor sends, then each heavy-direct line by itself [SHIP-252]. */
export function consignmentsOf(site: Site, lines: readonly CartLineForShipping[]): CartLineForShipping[][] {
  const parts = Map.groupBy(lines, (line) => consignmentKey(site, line))
  return [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)
}

/** What hangs on another thing has its key: it ships with its parent [SHIP-238]. */
function consignmentKey(site: Site, line: CartLineForShipping): string {
  if (isHeavyDirect(line)) return `2 ${line.itemId}`
  return isDirectShip(site, line) ? `1 ${line.vendor}` : '0'
}

/** Lines as one shipment, which leaves from our own stock unless one other sends it all; and in parts [SHIP-252]. */
export function waysToSend(
  site: Site,
  lines: readonly CartLineForShipping[],
): { merged: Consigned; split: readonly Consigned[] } {
  const split = consignmentsOf(site, lines).map((part): Consigned => ({ sender: senderOf(site, part), lines: part }))
  const [only] = split
  return { merged: { sender: split.length === 1 && only ? only.sender : '', lines }, split }
}

function senderOf(site: Site, [line]: readonly CartLineForShipping[]): string {
  return line && isDirectShip(site, line) ? line.vendor : ''
}
