import { copyProblem, type ProductCopy } from '#domain/catalog/create/product-copy.ts'
import { tidySku } from '#domain/catalog/import/cells/sku.ts'
import { pathOfHandle } from '#domain/routes/moved-path.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Transaction } from '#platform/database.ts'
import { allocateProductIds, readReservedHandles, refreshListings } from '#services/catalog/steps.ts'
import { findRedirectAt } from '#services/route/steps.ts'
import { assertSiteAccess } from '../assert-site.ts'
import { findTakenSku, readProductIdOfRequest, lockCreation } from '../create/create-repository.ts'
import { readSitesOf } from '../url/url-repository.ts'
import { insertCopy, readSource } from './duplicate-repository.ts'

type Problem =
  | { code: 'product_not_found' | 'grouped_product' | 'handle_taken' }
  | { code: 'sku_taken'; sku: string }
  | NonNullable<ReturnType<typeof copyProblem>>
  | NonNullable<Awaited<ReturnType<typeof findRedirectAt>>>

/**
 * Copies a product as a draft and returns the copy's id, or a problem. A retry returns the same copy. Refuses staff
 * without access to every site where the original has prices.
 */
export async function duplicateProduct(
  tx: Transaction,
  sourceId: number,
  entered: ProductCopy,
  { staff, requestKey, now }: { staff: Staff; requestKey: string; now: number },
): Promise<{ id: number } | Problem> {
  await lockCreation(tx)
  const known = await readProductIdOfRequest(tx, requestKey)
  if (known !== undefined) return { id: known }
  const source = await readSource(tx, sourceId)
  if (!source) return { code: 'product_not_found' }
  const shownOn = await readSitesOf(tx, sourceId)
  for (const site of shownOn) assertSiteAccess(staff, site)
  // A group has no prices to withhold, so the shop would show the copy immediately.
  if (source.type === 'grouped') return { code: 'grouped_product' }
  const copy = { ...entered, skus: entered.skus.map((each) => ({ ...each, sku: tidySku(each.sku) })) }
  const problem = copyProblem(copy, source.variantIds)
  if (problem) return problem
  if ((await readReservedHandles(tx, [copy.handle])).has(copy.handle)) return { code: 'handle_taken' }
  const redirected = await findRedirectAt(tx, shownOn, pathOfHandle(copy.handle))
  if (redirected) return redirected
  const taken = await findTakenSku(
    tx,
    copy.skus.map(({ sku }) => sku),
  )
  if (taken !== undefined) return { code: 'sku_taken', sku: taken }
  const [id = 0] = await allocateProductIds(tx, 1)
  const skus = new Map(copy.skus.map(({ variantId, sku }) => [variantId, sku]))
  await insertCopy(tx, sourceId, { id, name: copy.name, handle: copy.handle, type: source.type, skus, requestKey, now })
  await refreshListings(tx, id)
  return { id }
}
