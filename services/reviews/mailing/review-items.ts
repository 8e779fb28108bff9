import { refundedUnits } from '#domain/orders/refund.ts'
import type { QueryRunner } from '#platform/database.ts'
import { hidesReviews, isListed } from '#services/catalog/steps.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { readRefunds } from '#services/refunds/steps.ts'
import { readUnitsInReturns } from '#services/returns/steps.ts'
import { readShipments } from '#services/tracking/steps.ts'

type Line = OrderRow['document']['lines'][number]

/**
 * Returns one line for each product in an order that was shipped and not returned, is still sold on its site, and shows
 * reviews.
 */
export async function readReviewItems(db: QueryRunner, order: OrderRow): Promise<Line[]> {
  // For an exchanged product, the review request belongs to the returned order.
  if (order.status !== 'published' || order.document.exchange) return []
  const [refunds, inReturns] = [await readRefunds(db, order.id), await readUnitsInReturns(db, order.id)]
  const shipped = new Set((await readShipments(db, order.id)).flatMap(({ pieces }) => pieces.map(({ sku }) => sku)))
  const products = new Map<number, Line>()
  for (const line of order.document.lines) {
    const { itemId, qty, sku, parts = [], productId } = line
    const left = qty - refundedUnits(refunds, itemId) - (inReturns.get(itemId) ?? 0)
    const hasShipped = shipped.has(sku) || parts.some((part) => shipped.has(part.sku))
    if (left <= 0 || !hasShipped || products.has(productId)) continue
    if ((await isListed(db, order.site, productId)) && !(await hidesReviews(db, productId)))
      products.set(productId, line)
  }
  return [...products.values()]
}
