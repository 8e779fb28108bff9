import type { Site } from '#domain/sites.ts'
import { consignmentsOf } from './consignments.ts'
import type { CartLineForShipping } from '../line.ts'
import { isFreightGroup } from './pack.ts'
import { splitFiveForFive } from '../promotions.ts'

export interface PlannedPiece {
  itemId: string
  sku: string
  qty: number
  packageNumber: number
  /** True if the carrier calls before delivery. */
  isFreight: boolean
}

interface TravelPlan {
  isSplit: boolean
  /** Number of units that ship at the promotion's flat price. */
  fiveForFive: number | null
}

/** Assigns units to packages, numbered as in the shipping rates [SHIP-204, SHIP-252]. */
export function plannedPieces(
  site: Site,
  lines: readonly CartLineForShipping[],
  { isSplit, fiveForFive }: TravelPlan,
): PlannedPiece[] {
  if (!isSplit) return lines.map((line) => piece(line, 1))
  const { five, rest } = fiveForFive === null ? { five: [], rest: lines } : splitFiveForFive(site, lines, fiveForFive)
  const packages = [...consignmentsOf(site, rest), ...(five.length > 0 ? [five] : [])]
  return packages.flatMap((packed, index) => packed.map((line) => piece(line, index + 1)))
}

function piece({ itemId, sku, qty, shippingGroup }: CartLineForShipping, packageNumber: number): PlannedPiece {
  return { itemId, sku, qty, packageNumber, isFreight: isFreightGroup(shippingGroup) }
}
