import { productLink } from '#domain/catalog/product-link.ts'
import type { Queries } from '#platform/database.ts'
import { readSellables } from '#services/catalog/steps.ts'
import { readBin } from './repository.ts'

export { stopPath } from './unsubscribe-link.ts'

/** Returns the content of an alert mail; undefined if the product is no longer sold or the alert was deleted. */
export async function readMailedBin(db: Queries, id: string) {
  const bin = await readBin(db, id)
  if (!bin) return undefined
  const offer = (await readSellables(db, bin.site, [bin.productId])).get(bin.productId)
  if (!offer) return undefined
  const name = [offer.name, ...offer.choice].join(', ')
  return { site: bin.site, email: bin.email, name, url: productLink(offer, { children: [], metadata: {} }) }
}
