import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { CartLineForShipping } from './line.ts'
import { isDirectShip } from './mode.ts'

/** [PROMO-222] */
const threeShipFree = 3
/** Maximum redemptions per email address [PROMO-219]. */
export const defaultRedemptions = 2

/** A flat price for the first direct-ship units of an order. */
export interface FiveForFive {
  maxItems: number
  price: Minor
  remaining: number
}

function isHome(site: Site, countryId: string): boolean {
  return countryId === siteSettings[site].homeCountry
}

function unitsTowardsThree(lines: readonly CartLineForShipping[]): number {
  return lines.reduce((sum, { offers, qty }) => (offers.countsForThreeShipFree ? sum + qty : sum), 0)
}

/** Marks the lines that a promotion ships free [PROMO-204, PROMO-205, PROMO-222]. */
export function withFreeShipping(
  site: Site,
  countryId: string,
  lines: readonly CartLineForShipping[],
): CartLineForShipping[] {
  if (lines.some(({ offers }) => offers.makesCartShipFree)) return lines.map((line) => ({ ...line, shipsFree: true }))
  const hasThree = isHome(site, countryId) && unitsTowardsThree(lines) >= threeShipFree
  return lines.map((line) => (hasThree && line.offers.countsForThreeShipFree ? { ...line, shipsFree: true } : line))
}

/** Returns true for a direct-ship line in the promotion that does not already ship free [PROMO-205]. */
function isFiveForFive(site: Site, line: CartLineForShipping): boolean {
  return line.offers.isBlackFridayDropship === true && !line.shipsFree && isDirectShip(site, line)
}

/** Splits off the first qualifying units, up to `maxItems` [PROMO-221]. */
export function splitFiveForFive(
  site: Site,
  lines: readonly CartLineForShipping[],
  maxItems: number,
): { five: CartLineForShipping[]; rest: CartLineForShipping[] } {
  let room = maxItems
  const five: CartLineForShipping[] = []
  const rest: CartLineForShipping[] = []
  for (const line of lines) {
    const taken = isFiveForFive(site, line) ? Math.min(room, line.qty) : 0
    room -= taken
    if (taken > 0) five.push({ ...line, qty: taken })
    if (taken < line.qty) rest.push({ ...line, qty: line.qty - taken })
  }
  return { five, rest }
}

/** Returns the qualifying units by line, including units above the limit [PROMO-005]. */
export function unitsInSale(
  site: Site,
  countryId: string,
  lines: readonly CartLineForShipping[],
): ReadonlyMap<string, number> {
  const eligible = withFreeShipping(site, countryId, lines).filter((line) => isFiveForFive(site, line))
  const pieces = new Map<string, number>()
  for (const { itemId, qty } of eligible) pieces.set(itemId, (pieces.get(itemId) ?? 0) + qty)
  return pieces
}

interface ShippingReach {
  /** Null if no line qualifies or the destination is not eligible. */
  threeShipFree: { pieces: number; missing: number } | null
  isCartFree: boolean
  /** Null if no line qualifies or no redemptions are left. */
  fiveForFive: { pieces: number; maxItems: number; price: Minor } | null
}

/** Returns the progress toward promotions, using the same rules as the rates [PROMO-222]. */
export function shippingPromotionProgress(
  site: Site,
  countryId: string,
  lines: readonly CartLineForShipping[],
  sale: FiveForFive | null,
): ShippingReach {
  const pieces = unitsTowardsThree(lines)
  const isCartFree = lines.some(({ offers }) => offers.makesCartShipFree)
  const eligible = [...unitsInSale(site, countryId, lines).values()]
  const canRedeem = sale !== null && sale.remaining > 0 && eligible.length > 0
  return {
    threeShipFree:
      pieces > 0 && !isCartFree && isHome(site, countryId)
        ? { pieces, missing: Math.max(0, threeShipFree - pieces) }
        : null,
    isCartFree,
    fiveForFive: canRedeem
      ? { pieces: eligible.reduce((sum, qty) => sum + qty, 0), maxItems: sale.maxItems, price: sale.price }
      : null,
  }
}
