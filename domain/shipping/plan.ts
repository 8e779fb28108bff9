import type { Site } from '#domain/sites.ts'
import { consignmentsOf } from './consignments.ts'
import type { CartLineForShipping } from './line.ts'
import { isFreightGroup } from './packages.ts'
import { takeFive } from './promotions.ts'

/** Pieces of one thing of an order that travel in one package. */
export interface PlannedPiece {
  itemId: string
  sku: string
  qty: number
  packageNumber: number
  /** Its carrier calls to agree on a day. */
  isFreight: boolean
}

/** How an order travels, as its rates were made. */
interface TravelPlan {
  isSplit: boolean
  /** So many pieces of the sale travel by themselves at its flat price; null where none do. */
  fiveForFive: number | null
}

/**
 * What travels in which package, by the numbers that the rates of the order carry: all in one, or our own stock, each
 * vendor and each heavy-direct line by itself, then the pieces of the sale [SHIP-204, SHIP-252].
 */
export function plannedPieces(
  site: Site,
  lines: readonly CartLineForShipping[],
  { isSplit, fiveForFive }: TravelPlan,
): PlannedPiece[] {
  if (!isSplit) return lines.map((line) => piece(line, 1))
  const { five, rest } = fiveForFive === null ? { five: [], rest: lines } : takeFive(site, lines, fiveForFive)
  const packages = [...consignmentsOf(site, rest), ...(five.length > 0 ? [five] : [])]
  return packages.flatMap((packed, index) => packed.map((line) => piece(line, index + 1)))
}

function piece({ itemId, sku, qty, shippingGroup }: CartLineForShipping, packageNumber: number): PlannedPiece {
  return { itemId, sku, qty, packageNumber, isFreight: isFreightGroup(shippingGroup) }
}
