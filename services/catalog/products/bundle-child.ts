import { availableQuantity, type Stock } from '#domain/catalog/stock.ts'
import { defaultRequest } from '#domain/pricing/default-request.ts'
import { productIdsOf } from '#domain/cart/price-cart.ts'
import { priceItem } from '#domain/pricing/price-item.ts'
import type { PricedPart } from '#domain/pricing/components/part.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readAssortment } from '../assortment.ts'
import type { ChildFacts } from '../listing/card.ts'

/**
 * Returns the price and available quantity of a bundle with its default parts, or null if the site does not sell one of
 * them.
 */
export async function bundleChild(
  db: QueryRunner,
  site: Site,
  bundle: ChildFacts,
  now: number,
): Promise<ChildFacts | null> {
  const own = (await readAssortment(db, site, [bundle.id], { groupId: 0, now })).offers.get(bundle.id)
  if (!own) return null
  const request = defaultRequest(own)
  const priced = priceItem(request, await readAssortment(db, site, productIdsOf(request), { groupId: 0, now }), {
    now,
    earned: null,
  })
  if (!priced || 'error' in priced) return null
  const sum = (amount: (part: PricedPart) => number) =>
    priced.parts.reduce((total, part) => total + amount(part) * part.qty, 0)
  const [price, special] = [sum(({ base }) => base), sum(({ unit }) => unit)]
  return { ...bundle, price, special: special < price ? special : null, promotion: null, stock: scarcest(priced.parts) }
}

/**
 * Returns the stock of the part that limits the number of bundles. Quantities are capped as in lists, so that most
 * sales change no bundle.
 */
function scarcest(parts: readonly PricedPart[]): Stock {
  const bundles = ({ offer: { stock }, qty }: PricedPart) =>
    Math.floor(Math.min(availableQuantity(stock), stock.most) / qty)
  return parts.reduce((min, part) => (bundles(part) < bundles(min) ? part : min)).offer.stock
}
