import {
  arrivalSpan,
  daysUntilReadyBySku,
  dispatchDay,
  longestWait,
  type ArrivalSpan,
} from '#domain/shipping/delivery/delivery-days.ts'
import { plannedPieces, type PlannedPiece } from '#domain/shipping/packages/plan.ts'
import { withFreeShipping } from '#domain/shipping/promotions.ts'
import type { Rate } from '#domain/shipping/rating/rate.ts'
import type { Site } from '#domain/sites.ts'
import { linesForShipping } from '#services/shipping/steps.ts'
import type { ComputedCheckout } from './computed-checkout.ts'

/** The checkout fields that determine package contents. */
type Packed = Pick<ComputedCheckout, 'cart' | 'packages' | 'redeemsFiveForFive'> & {
  quote: { maxInSale: number | null } | null
  shippingAddress: { countryId: string }
}

/** Returns the contents of each package, by SKU. */
export function packageContents(
  site: Site,
  { cart, packages, quote, redeemsFiveForFive, shippingAddress }: Packed,
): PlannedPiece[] {
  const lines = withFreeShipping(site, shippingAddress.countryId, cart.lines.flatMap(linesForShipping))
  const fiveForFive = redeemsFiveForFive ? quote!.maxInSale : null
  return plannedPieces(site, lines, { isSplit: packages.length > 1, fiveForFive })
}

/**
 * Returns the estimated arrival for each rate, based on the slowest item in each package. The estimate is null if
 * transit days or a lead time are unknown.
 */
export function estimatedArrivals(site: Site, computed: Packed, now: number) {
  const from = dispatchDay(site, now)
  const parts = computed.cart.lines.flatMap(({ item, parts }) =>
    parts.map(({ offer: { sku, stock }, qty }) => ({ sku, stock, pieces: qty * item.qty })),
  )
  const ready = daysUntilReadyBySku(parts)
  const packed = Map.groupBy(packageContents(site, computed), ({ packageNumber }) => packageNumber)
  return ({ days, packageNumber }: Pick<Rate, 'days' | 'packageNumber'>): [...ArrivalSpan] | null => {
    const wait = longestWait((packed.get(packageNumber) ?? []).map(({ sku }) => ready.get(sku) ?? null))
    return days === null || wait === null ? null : [...arrivalSpan(site, from, wait, days)]
  }
}
