import type { Site } from '#domain/sites.ts'
import type { CartLineForShipping } from '../line.ts'
import { isDirectShip, isHeavyDirect } from '../mode.ts'

/** Lines that ship together from the same origin. */
export interface ConsignmentLines {
  /** '' means our own stock. */
  sender: string
  lines: readonly CartLineForShipping[]
}

/** Groups lines by origin: our own stock, each vendor, and each heavy-direct line [SHIP-252]. */
export function consignmentsOf(site: Site, lines: readonly CartLineForShipping[]): CartLineForShipping[][] {
  const parts = Map.groupBy(lines, (line) => consignmentKey(site, line))
  return [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)
}

/** Returns a line's consignment key. Add-ons have the same key as their parent [SHIP-238]. */
function consignmentKey(site: Site, line: CartLineForShipping): string {
  if (isHeavyDirect(line)) return `2 ${line.itemId}`
  return isDirectShip(site, line) ? `1 ${line.vendor}` : '0'
}

/**
 * Returns the lines both merged and split. Merged lines ship from our own stock unless one vendor ships all of them
 * [SHIP-252].
 */
export function consignmentChoices(
  site: Site,
  lines: readonly CartLineForShipping[],
): { merged: ConsignmentLines; split: readonly ConsignmentLines[] } {
  const split = consignmentsOf(site, lines).map((part): ConsignmentLines => ({
    sender: senderOf(site, part),
    lines: part,
  }))
  const [only] = split
  return { merged: { sender: split.length === 1 && only ? only.sender : '', lines }, split }
}

function senderOf(site: Site, [line]: readonly CartLineForShipping[]): string {
  return line && isDirectShip(site, line) ? line.vendor : ''
}
