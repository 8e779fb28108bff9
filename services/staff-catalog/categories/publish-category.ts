import { categoryLimits, parentProblem } from '#domain/catalog/categories/category-tree.ts'
import { pathOfHandle } from '#domain/routes/moved-path.ts'
import { sites } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Transaction } from '#platform/database.ts'
import { purgeCategory, readReservedHandles, renameInLinkLists } from '#services/catalog/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { assertAllSitesAccess } from '../assert-site.ts'
import { lockCreation } from '../create/create-repository.ts'
import { lockCategories, readCategory, readPlaces } from './repository.ts'

/**
 * Publishes a category with a changed name or place: its pages, the menu, and the listings of its products, because
 * names of categories and their parents are search words.
 */
export async function publishCategory(tx: Transaction, id: number): Promise<void> {
  await purgeCategory(tx, id)
  await afterCommit(tx, 'listings_refresh', { categoryId: id, after: 0 })
}

/** Purges the menu and the cached routes of a created or deleted category. */
export async function purgeCategoryPath(tx: Transaction, handle: string): Promise<void> {
  const path = pathOfHandle(handle)
  await afterCommit(tx, 'purge', { tags: sites.flatMap((site) => [`${site}:tree`, `${site}:route:${path}`]) })
}

/**
 * Takes the locks of category changes before an undo. Returns false if a product, a category, or a page has the path
 * that the undo restores. Refuses staff who may not work on every site.
 */
export async function lockCategoryForUndo(tx: Transaction, earlierHandle: string | null, staff: Staff) {
  assertAllSitesAccess(staff)
  await lockCreation(tx)
  await lockCategories(tx)
  return earlierHandle === null || !(await readReservedHandles(tx, [earlierHandle])).has(earlierHandle)
}

interface UndoneCategory {
  /** Handle of a category that the undo deletes or restores, or null. */
  handle: string | null
  /** Handles before and after the undo, if it changes the path. */
  move: { from: string; to: string } | null
  /** True if the undo places the category elsewhere in the tree. */
  isPlaced: boolean
}

/** Publishes an undone category change. Returns false if it puts the category too deep in the menu or below itself. */
export async function publishUndoneCategory(tx: Transaction, id: number, { handle, move, isPlaced }: UndoneCategory) {
  if (move) await publishPath(tx, id, move)
  if (handle !== null) await purgeCategoryPath(tx, handle)
  const category = await readCategory(tx, id)
  if (!category) return true
  if (isPlaced && parentProblem(await readPlaces(tx), id, category.parentId)) return false
  await publishCategory(tx, id)
  return true
}

/** Updates link lists after a category moved to a new path, and purges the pages at both paths. */
export async function publishPath(tx: Transaction, id: number, { from, to }: { from: string; to: string }) {
  await renameInLinkLists(tx, { from, to })
  for (const handle of [from, to]) await purgeCategoryPath(tx, handle)
  // Product pages show the path in their breadcrumb.
  await publishCategory(tx, id)
}

/** Details of a refusal because of the menu's levels. */
export const depthLimit = { max: categoryLimits.depth }
