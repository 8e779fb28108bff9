import type { Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { refreshListings } from './listing/listing.ts'

const updatePrice = statement<{ productId: number }>(
  'test.set-price',
  `update price set price = $3, special = $4 from sellable s
   where price.sellable_id = $1 and price.site = $2 and s.id = price.sellable_id
   returning s.product_id as "productId"`,
)

/** Sets a price in minor units on one site and purges its pages, as an import would. */
export async function setPrice(tx: Transaction, site: Site, sellableId: number, price: number, special: number | null) {
  for (const { productId } of await tx.run(updatePrice, [sellableId, site, price, special]))
    await refreshListings(tx, productId)
}
