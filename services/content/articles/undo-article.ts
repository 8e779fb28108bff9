import type { Staff } from '#domain/staff/staff.ts'
import type { Transaction } from '#platform/database.ts'
import { assertAllSites } from '#services/staff-catalog/steps.ts'
import { lockPostIds, purgePosts } from '../posts/post-steps.ts'
import { hasTakenSlug, pathsOf, withoutPassedSchedule } from './publish-article.ts'
import { lockArticle, showPost, writePublication } from './repository.ts'

/** Locks an article whose publication is undone. Refuses staff who may not work on every site. */
export async function lockArticleForUndo(tx: Transaction, id: number, staff: Staff): Promise<void> {
  assertAllSites(staff)
  await lockPostIds(tx)
  await lockArticle(tx, id)
}

interface Undone {
  id: number
  /** Versions in the shop before and after the undone change; null for none. */
  earlier: number | null
  later: number | null
}

/** Returns the paths between which an undo moves an article, or null if its path stays. */
export async function undoneMove(tx: Transaction, { id, earlier, later }: Undone) {
  return pathsOf(tx, { id, published: later }, { published: earlier })
}

/** Shows an article in the shop as it is after an undo. Returns false if another article has one of its slugs. */
export async function showUndoneArticle(tx: Transaction, id: number): Promise<boolean> {
  const article = (await lockArticle(tx, id))!
  if (!article.isDeleted && (await hasTakenSlug(tx, article))) return false
  const shown = withoutPassedSchedule(article, tx.now)
  if (shown !== article) await writePublication(tx, shown)
  await showPost(tx, shown)
  await purgePosts(tx)
  return true
}
