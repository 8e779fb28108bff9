import {
  newProductEntry,
  newProductProblem,
  newProductSkus,
  type NewProduct,
} from '#domain/catalog/create/new-product.ts'
import { pathOfHandle } from '#domain/routes/moved-path.ts'
import { sites } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { readCategoryHandles, allocateProductIds, readReservedHandles, saveProduct } from '#services/catalog/steps.ts'
import { findRedirectAt } from '#services/route/steps.ts'
import { findTakenSku, readProductIdOfRequest, lockCreation, recordRequest } from './create-repository.ts'

type Problem =
  | { code: NonNullable<ReturnType<typeof newProductProblem>> | 'handle_taken' | 'category_not_found' }
  | { code: 'sku_taken'; sku: string }
  | NonNullable<Awaited<ReturnType<typeof findRedirectAt>>>

/** Creates a product as a draft and returns its id, or a problem. A retry returns the same product. */
export async function createProduct(
  tx: Transaction,
  product: NewProduct,
  { requestKey, now }: { requestKey: string; now: number },
): Promise<{ id: number } | Problem> {
  await lockCreation(tx)
  const known = await readProductIdOfRequest(tx, requestKey)
  if (known !== undefined) return { id: known }
  const problem = newProductProblem(product)
  if (problem) return { code: problem }
  const { handle, category } = product
  if ((await readReservedHandles(tx, [handle])).has(handle)) return { code: 'handle_taken' }
  const soldOn = sites.filter((site) => product.prices[site] !== undefined)
  const redirected = await findRedirectAt(tx, soldOn, pathOfHandle(handle))
  if (redirected) return redirected
  if (!(await readCategoryHandles(tx, [category])).has(category)) return { code: 'category_not_found' }
  const skus = newProductSkus(product)
  const taken = await findTakenSku(tx, skus)
  if (taken !== undefined) return { code: 'sku_taken', sku: taken }
  const [id = 0] = await allocateProductIds(tx, 1)
  await saveProduct(tx, newProductEntry(product, id, skus), () => null, now)
  await recordRequest(tx, id, requestKey)
  return { id }
}
