import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { Minor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { CartLineForShipping } from './line.ts'
import { isDirectShip } from './mode.ts'

/** What of a product's attributes the promotions of shipping read [PROMO-204, PROMO-205]. */
export type ShippingOffers = Pick<
  ProductAttributes,
  'countsForThreeShipFree' | 'makesCartShipFree' | 'isBlackFridayDropship'
>

/** From so many pieces on the marked products of an order ship free [PROMO-222]. */
const threeShipFree = 3
/** So often an e-mail address redeems five for five, where nobody says otherwise [PROMO-219]. */
export const defaultRedemptions = 2

/** A running sale in which the first pieces of an order that come straight from their makers ship for a flat price. */
export interface FiveForFive {
  maxItems: number
  price: Minor
  /** How often the buyer may still redeem it. */
  remaining: number
}

/** Whether an address is in a site's home zone: the country of the store. */
function isHome(site: Site, countryId: string): boolean {
  return countryId === siteSettings[site].homeCountry
}

/** Pieces in an order that count towards three that ship free. */
function piecesTowardsThree(lines: readonly CartLineForShipping[]): number {
  return lines.reduce((sum, { offers, qty }) => (offers.countsForThreeShipFree ? sum + qty : sum), 0)
}

/**
 * The lines of an order with those marked that a promotion lets ship free: all of them when one makes the whole cart ship
 * free, those of three-ship-free from three pieces on in the home zone [PROMO-204, PROMO-205, PROMO-222].
 */
export function withFreeShipping(
  site: Site,
  countryId: string,
  lines: readonly CartLineForShipping[],
): CartLineForShipping[] {
  if (lines.some(({ offers }) => offers.makesCartShipFree)) return lines.map((line) => ({ ...line, shipsFree: true }))
  const hasThree = isHome(site, countryId) && piecesTowardsThree(lines) >= threeShipFree
  return lines.map((line) => (hasThree && line.offers.countsForThreeShipFree ? { ...line, shipsFree: true } : line))
}

/** Whether pieces of a line may ship for the flat price: marked, from their maker, and not free already [PROMO-205]. */
function isFiveForFive(site: Site, line: CartLineForShipping): boolean {
  return line.offers.isBlackFridayDropship === true && !line.shipsFree && isDirectShip(site, line)
}

/** The first eligible pieces of an order, so many at most, and all the rest [PROMO-221]. */
export function takeFive(
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

/** How many pieces of each line of a cart are of the sale, by the line's id, those beyond its bound too [PROMO-005]. */
export function piecesInSale(
  site: Site,
  countryId: string,
  lines: readonly CartLineForShipping[],
): ReadonlyMap<string, number> {
  const eligible = withFreeShipping(site, countryId, lines).filter((line) => isFiveForFive(site, line))
  const pieces = new Map<string, number>()
  for (const { itemId, qty } of eligible) pieces.set(itemId, (pieces.get(itemId) ?? 0) + qty)
  return pieces
}

/** Which promotions of shipping a cart has reached, and what is missing to the next. */
interface ShippingReach {
  /** Null: nothing in it counts, or it goes elsewhere. */
  threeShipFree: { pieces: number; missing: number } | null
  isCartFree: boolean
  /** Null: nothing in it is of the sale, or it cannot be redeemed. */
  fiveForFive: { pieces: number; maxItems: number; price: Minor } | null
}

/** How far a cart reaches the promotions of shipping, by the rules that rate it [PROMO-222]. */
export function shippingReach(
  site: Site,
  countryId: string,
  lines: readonly CartLineForShipping[],
  sale: FiveForFive | null,
): ShippingReach {
  const pieces = piecesTowardsThree(lines)
  const isCartFree = lines.some(({ offers }) => offers.makesCartShipFree)
  const eligible = [...piecesInSale(site, countryId, lines).values()]
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
