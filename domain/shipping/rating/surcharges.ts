import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import type { CartLineForShipping } from '../line.ts'

/** 'liftgate' is charged once per freight load to a residential address, and the others per unit. */
type SurchargeKind = 'piece' | 'oversize' | 'overweight' | 'liftgate'

export interface Surcharge {
  site: Site
  kind: SurchargeKind
  /** Null applies to every group. */
  group: ShippingGroup | null
  /** Longest side in millimeters, or weight in grams. */
  above: number | null
  amount: Minor
}

interface SentPackage {
  site: Site
  lines: readonly CartLineForShipping[]
  isFreight: (line: CartLineForShipping) => boolean
  isBusiness: boolean
}

/** Returns the surcharges for lines. Lines that ship free have none [SHIP-203, SHIP-251]. */
export function surchargesOf(
  { site, lines, isFreight, isBusiness }: SentPackage,
  surcharges: readonly Surcharge[],
): Minor {
  const own = surcharges.filter((each) => each.site === site)
  const paid = lines.filter(({ shipsFree }) => !shipsFree)
  const pieces = paid.reduce((sum, line) => {
    const of = (kind: SurchargeKind, measure: number | null) => amountOf(own, kind, line, measure)
    const ofParcel = isFreight(line) ? 0 : of('oversize', longestSide(line)) + of('overweight', line.weightGrams)
    return sum + line.qty * (of('piece', null) + ofParcel)
  }, 0)
  const loads = isBusiness ? [] : paid.filter(isFreight).map((line) => amountOf(own, 'liftgate', line, null))
  return pieces + Math.max(0, ...loads)
}

function longestSide({ packedSize }: CartLineForShipping): number | null {
  return packedSize && Math.max(...packedSize)
}

/** Returns the surcharge amount. A row for the group takes precedence; otherwise, the highest limit applies. */
function amountOf(
  surcharges: readonly Surcharge[],
  kind: SurchargeKind,
  { shippingGroup }: CartLineForShipping,
  measure: number | null,
): Minor {
  const fitting = surcharges.filter(
    ({ kind: of, group, above }) =>
      of === kind &&
      (group === null || group === shippingGroup) &&
      (above === null || (measure !== null && measure > above)),
  )
  const [first] = fitting.toSorted(
    (a, b) => Number(a.group === null) - Number(b.group === null) || (b.above ?? 0) - (a.above ?? 0),
  )
  return first?.amount ?? 0
}
