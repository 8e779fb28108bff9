import { productLink } from '#domain/catalog/product-link.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readSellables } from '#services/catalog/steps.ts'
import { readStockAlert } from './repository.ts'

export { unsubscribePath } from './unsubscribe-link.ts'

/** Returns the content for an alert's email, or undefined if the product is no longer sold or the alert was deleted. */
export async function readMailedStockAlert(db: QueryRunner, id: string) {
  const alert = await readStockAlert(db, id)
  if (!alert) return undefined
  const offer = (await readSellables(db, alert.site, [alert.productId], null)).get(alert.productId)
  if (!offer) return undefined
  const name = [offer.name, ...offer.choice].join(', ')
  return { site: alert.site, email: alert.email, name, url: productLink(offer, { children: [], metadata: {} }) }
}
