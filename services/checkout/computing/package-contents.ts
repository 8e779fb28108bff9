import { arrivalSpan, daysUntilReady, dispatchDay, type ArrivalSpan } from '#domain/shipping/delivery/delivery-days.ts'
import { plannedPieces, type PlannedPiece } from '#domain/shipping/packages/plan.ts'
import { withFreeShipping } from '#domain/shipping/promotions.ts'
import type { Rate } from '#domain/shipping/rating/rate.ts'
import type { Site } from '#domain/sites.ts'
import { linesForShipping } from '#services/shipping/steps.ts'
import type { Computed } from './computed.ts'

/** Returns the contents of each package, by SKU. */
export function packageContents(
  site: Site,
  { cart, packages, quote, redeemsFiveForFive, shippingAddress }: Computed,
): PlannedPiece[] {
  const lines = withFreeShipping(site, shippingAddress.countryId, cart.lines.flatMap(linesForShipping))
  const fiveForFive = redeemsFiveForFive ? quote!.maxInSale : null
  return plannedPieces(site, lines, { isSplit: packages.length > 1, fiveForFive })
}

/**
 * Returns the estimated arrival by rate, which depends on the slowest item of each package; null if transit days or a
 * lead time are unknown.
 */
export function arrivals(site: Site, computed: Computed, now: number) {
  const from = dispatchDay(site, now)
  const ready = readiness(computed)
  const packed = Map.groupBy(packageContents(site, computed), ({ packageNumber }) => packageNumber)
  return ({ days, packageNumber }: Pick<Rate, 'days' | 'packageNumber'>): [...ArrivalSpan] | null => {
    const waits = (packed.get(packageNumber) ?? []).map(({ sku }) => ready.get(sku) ?? null)
    if (days === null || waits.includes(null)) return null
    return [...arrivalSpan(site, from, Math.max(0, ...waits.map(Number)), days)]
  }
}

/** Days until all units of a SKU can ship; null if unknown. */
function readiness({ cart }: Computed): Map<string, number | null> {
  const parts = cart.lines.flatMap(({ item, parts }) =>
    parts.map(({ offer, qty }) => ({ sku: offer.sku, stock: offer.stock, pieces: qty * item.qty })),
  )
  return new Map(
    [...Map.groupBy(parts, ({ sku }) => sku)].map(([sku, same]) => {
      const pieces = same.reduce((sum, part) => sum + part.pieces, 0)
      return [sku, daysUntilReady(same[0]!.stock, pieces)]
    }),
  )
}
