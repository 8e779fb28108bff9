import type { z } from 'zod'
import type { WireModeratedReview } from '#contract/reviews.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readNames, type ProductName } from '#services/catalog/steps.ts'
import { readLatestPurchases } from '#services/orders/steps.ts'
import type { Links } from '../photo-links.ts'
import type { ReviewRow } from '../repository.ts'
import { wireOwnReview } from '../wire.ts'

interface ModerationInput {
  links: Links
  siteUrls: Readonly<Record<Site, string>>
}

/** Returns reviews for staff, with the product and the order that the author bought it in. */
export async function wireModeratedReviews(
  db: QueryRunner,
  { links, siteUrls }: ModerationInput,
  rows: readonly ReviewRow[],
): Promise<z.output<typeof WireModeratedReview>[]> {
  const products = await readProducts(db, rows)
  const orders = await readLatestPurchases(
    db,
    rows.flatMap(({ customerId, productId }) => (customerId === null ? [] : [{ customerId, productId }])),
  )
  return rows.map((row) => {
    const { site, customerId, productId, reason } = row
    const product = products.get(site)?.get(productId)
    const order = orders.find((each) => each.customerId === customerId && each.productId === productId)
    return {
      ...wireOwnReview(links, row),
      site,
      customerId,
      orderId: row.orderId ?? order?.orderId ?? null,
      product: product ? wireProduct(product, siteUrls[site]) : null,
      reason,
    }
  })
}

async function readProducts(db: QueryRunner, rows: readonly ReviewRow[]) {
  const bySite = Map.groupBy(rows, ({ site }) => site)
  const found = new Map<Site, Map<number, ProductName>>()
  for (const [site, each] of bySite) {
    const ids = each.map(({ productId }) => productId)
    found.set(site, await readNames(db, site, ids))
  }
  return found
}

function wireProduct({ name, handle }: ProductName, siteUrl: string) {
  return { name, url: handle === null ? null : `${siteUrl}/${handle}` }
}
