import type { Reply } from '#contract/kernel/call.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { checkout } from '#contract/checkout.ts'
import type { Address } from '#domain/address/address.ts'
import type { List } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import { cheapestShipping, isFiveForFiveCheapest, placeToRate } from '#domain/shipping/rating/estimate.ts'
import { unitsInSale } from '#domain/shipping/promotions.ts'
import { tablesOn } from '#domain/shipping/rating/tables.ts'
import { priceList } from '#services/lists/pricing-steps.ts'
import { estimateRates, linesForShipping, readFiveForFive } from '#services/shipping/steps.ts'
import { readPendingOrder } from '#services/orders/steps.ts'
import type { ComputeDeps } from './compute.ts'
import { createShippingDisplay } from './freight.ts'

/**
 * Returns a list's progress toward the "five for five" sale, by the same rules as checkout, or null if no sale is
 * running [PROMO-005].
 */
export async function fiveForFiveOf(
  deps: ComputeDeps,
  scope: Pick<Scope, 'site' | 'groupId' | 'customerId'>,
  list: List,
  address: Address,
  now: number,
): Promise<Reply<typeof checkout, 'GET /svc_checkout/five-for-five/{listId}'>> {
  const { site } = scope
  const { countryId, email, vatNumber, city } = address
  const replaced = (await readPendingOrder(deps.db, list.id))?.id
  const sale = await readFiveForFive(deps.db, { site, email, now, replaced })
  if (!sale) return null
  const [cart, allTables] = await Promise.all([priceList(deps, scope, list, countryId, now), deps.shippingTables()])
  const tables = tablesOn(allTables, siteDay(site, now))
  const lines = cart.lines.flatMap(linesForShipping)
  const pieces = unitsInSale(site, countryId, lines)
  // Only the cheapest promotion applies, and finding it may require a vendor request, so this is skipped if no item
  // qualifies.
  const isBeaten = async () => {
    const place = placeToRate(site, address, tables.zones)
    if (!place) return false
    const shipTo = { ...place, vatNumber }
    const input = { site, shipTo, lines, allowSplit: false, pickup: undefined, fiveForFive: sale }
    const live = place.isEstimate ? null : await estimateRates(deps, input, city, now)
    return cheapestShipping(input, tables, live) !== null && !isFiveForFiveCheapest(input, tables, live)
  }
  return {
    remaining: sale.remaining,
    maxItems: sale.maxItems,
    shownPrice: toWireAmount(createShippingDisplay(cart)(sale.price)),
    lines: [...pieces].map(([_id, count]) => ({ _id, pieces: count })),
    isBeaten: pieces.size > 0 && sale.remaining > 0 && (await isBeaten()),
  }
}
