import type { ProductEntry } from '../domain/catalog/product-entry.ts'
import { openDatabase } from '../platform/database.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { putProduct } from '../services/catalog/put-product.ts'
import { databaseFor } from '../start/database-for.ts'

/** Puts products on the shelves of the store that runs, or changes them there, as its merchant does. */
export async function putProducts(products: readonly ProductEntry[]): Promise<void> {
  const configuration = readSettings(process.env)
  if ('problems' in configuration) throw new Error(configuration.problems.join('\n'))
  const { url, stop } = await databaseFor(configuration, { isAsItIs: true })
  const db = openDatabase(url, () => {}, { statementMs: 60_000 })
  try {
    await db.transaction(async (tx) => {
      for (const product of products) await putProduct(tx, product, () => null, Date.now())
    })
  } finally {
    await db.close()
    await stop()
  }
}
