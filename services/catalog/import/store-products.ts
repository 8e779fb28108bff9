import type { ImportedProduct } from '#domain/catalog/import/read-product.ts'
import type { FileColumns } from '#domain/catalog/import/stored/stored-product.ts'
import { isCompound, type ProductType } from '#domain/catalog/product-type.ts'
import type { Database } from '#platform/database.ts'
import { readCategoryHandles, allocateProductIds, wouldCreateCategory } from './repository.ts'
import { type StoreResult, storeProduct, type StoreOptions } from './store-product.ts'

/** Must stay below the connection pool size. */
const maxAtOnce = 4

interface Storing extends StoreOptions {
  onProgress: (part: number) => void
  report: (error: unknown) => void
}

/**
 * Stores several products concurrently, with ids in file order. Returns a result for each product, or null if it could
 * not be stored; only that product is then rolled back.
 */
export async function storeProducts(
  db: Database,
  products: readonly ImportedProduct[],
  file: FileColumns,
  { onProgress, report, ...options }: Storing,
  types: ReadonlyMap<string, ProductType>,
): Promise<(StoreResult | null)[]> {
  const results = products.map((): StoreResult | null => null)
  const ids = options.dryRun
    ? []
    : await allocateProductIds(db, products.filter(({ handle }) => !types.has(handle)).length)
  const running = new Set<Promise<void>>()
  const store = async (product: ImportedProduct, index: number, newId: number | undefined) => {
    try {
      results[index] = await storeProduct(db, product, file, { ...options, newId })
    } catch (error) {
      report(error)
    }
  }
  const categories = new Set<string>()
  const handles = new Set<string>()
  const areKnown = async (wanted: readonly string[]): Promise<boolean> => {
    if (wanted.every((handle) => handles.has(handle))) return true
    const known = await readCategoryHandles(db, wanted)
    for (const handle of known) handles.add(handle)
    return wanted.every((handle) => known.has(handle))
  }
  const isAlone = async ({ type, handle, own }: ImportedProduct): Promise<boolean> => {
    if (options.dryRun) return false
    // A bundle and its parts lock each other's rows.
    if (isCompound(types.get(handle))) return true
    // A category that two products need must be created only once. It must also exist before later categories that may
    // have the same name.
    const needsNone = own.categories === null ? type === '' && types.has(handle) : await areKnown(own.categories)
    if (needsNone || categories.has(type)) return false
    if (await wouldCreateCategory(db, type)) return true
    categories.add(type)
    return false
  }
  try {
    for (const [index, product] of products.entries()) {
      onProgress(index / products.length)
      const newId = types.has(product.handle) ? undefined : ids.shift()
      const alone = await isAlone(product).catch((error: unknown) => {
        report(error)
        return null
      })
      if (alone === null) continue
      if (alone) await Promise.all(running)
      else if (running.size >= maxAtOnce) await Promise.race(running)
      const storing = store(product, index, newId).finally(() => running.delete(storing))
      running.add(storing)
      if (alone) await storing
    }
  } finally {
    await Promise.all(running)
  }
  return results
}
