import { categoryLimits, childrenOf, parentProblem, positionsAfter } from '#domain/catalog/categories/category-tree.ts'
import { isHandle } from '#domain/catalog/import/cells/handle.ts'
import { pathOfHandle } from '#domain/routes/moved-path.ts'
import { sites } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { readReservedHandles } from '#services/catalog/steps.ts'
import { findRedirectAt } from '#services/route/steps.ts'
import { lockCreation } from '../create/create-repository.ts'
import { categoryOfRequest, insertCategory, lockCategories, readPlaces, writePlace } from './repository.ts'
import { purgeCategoryPath } from './publish-category.ts'

interface NewCategory {
  name: string
  handle: string
  parentId: number | null
}
type Problem =
  | { code: NonNullable<ReturnType<typeof parentProblem>> | 'invalid_handle' | 'handle_taken' | 'too_many_categories' }
  | NonNullable<Awaited<ReturnType<typeof findRedirectAt>>>

/** Creates a category after its siblings and returns its id, or a problem. A repeat of the request returns the same one. */
export async function createCategory(
  tx: Transaction,
  { name, handle, parentId }: NewCategory,
  requestKey: string,
): Promise<{ id: number } | Problem> {
  await lockCreation(tx)
  await lockCategories(tx)
  const known = await categoryOfRequest(tx, requestKey)
  if (known !== undefined) return { id: known }
  if (!isHandle(handle)) return { code: 'invalid_handle' }
  const all = await readPlaces(tx)
  if (all.length >= categoryLimits.all) return { code: 'too_many_categories' }
  const problem = parentProblem(all, null, parentId)
  if (problem) return { code: problem }
  if ((await readReservedHandles(tx, [handle])).has(handle)) return { code: 'handle_taken' }
  const redirected = await findRedirectAt(tx, sites, pathOfHandle(handle))
  if (redirected) return redirected
  const siblings = childrenOf(all, parentId)
  // No stored category has the id 0.
  const positions = positionsAfter(siblings, 0, siblings.at(-1)?.id ?? null)!
  for (const { id, position } of positions) if (id !== 0) await writePlace(tx, { id, parentId, position })
  const { position } = positions.find(({ id }) => id === 0)!
  const id = await insertCategory(tx, { handle, name, parentId, position, requestKey })
  await purgeCategoryPath(tx, handle)
  return { id }
}
