import { isHandle } from '#domain/catalog/import/cells/handle.ts'
import { categoryPageMoves, hasOwnPath } from '#domain/content/page-path.ts'
import { pathOfHandle } from '#domain/routes/moved-path.ts'
import { sites } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { readReservedHandles } from '#services/catalog/steps.ts'
import { movePages } from '#services/content/steps.ts'
import { movePath } from '#services/route/steps.ts'
import { lockCreation } from '../create/create-repository.ts'
import { publishPath } from './publish-category.ts'
import { lockCategories, readCategory, writeHandle } from './repository.ts'

interface PathEdit {
  /** The handle that the editor saw. */
  read: string
  handle: string
}
type Problem =
  | { code: 'category_not_found' | 'invalid_handle' | 'invalid_page_handle' | 'handle_taken' }
  | { code: 'handle_changed'; handle: string }
  | NonNullable<Awaited<ReturnType<typeof movePath>>>

/**
 * Changes a category's path, moves its pages there, and redirects the earlier path on every site. Returns a problem, or
 * null; with a problem, the caller must roll back. If the category already has the path, this is a retry and changes
 * nothing. Paths do not nest, so subcategories stay where they are.
 */
export async function changePath(tx: Transaction, id: number, { read, handle }: PathEdit): Promise<Problem | null> {
  await lockCreation(tx)
  await lockCategories(tx)
  const stored = await readCategory(tx, id)
  if (!stored) return { code: 'category_not_found' }
  if (stored.handle === handle) return null
  if (stored.handle !== read) return { code: 'handle_changed', handle: stored.handle }
  if (!isHandle(handle)) return { code: 'invalid_handle' }
  // A page at a path such as /header would become a part of the shop.
  if (!hasOwnPath(handle) || (await readReservedHandles(tx, [handle])).has(handle)) return { code: 'handle_taken' }
  const move = { from: pathOfHandle(read), to: pathOfHandle(handle) }
  const problem = await movePath(tx, { sites, shownOn: sites }, move, tx.now)
  if (problem) return problem
  await writeHandle(tx, id, handle)
  const code = await movePages(tx, categoryPageMoves(read, handle))
  if (code) return { code }
  await publishPath(tx, id, { from: read, to: handle })
  return null
}
