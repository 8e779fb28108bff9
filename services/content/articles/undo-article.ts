import type { Staff } from '#domain/staff/staff.ts'
import type { Transaction } from '#platform/database.ts'
import { assertAllSitesAccess } from '#services/staff-catalog/steps.ts'
import { lockPostIds, purgePosts } from '../posts/post-steps.ts'
import { hasTakenSlug, pathsOf, withoutPassedSchedule } from './publish-article.ts'
import { lockArticle, publishPost, writePublication } from './repository.ts'

/** Locks an article before undoing its publication. Refuses staff without access to every site. */
export async function lockArticleForUndo(tx: Transaction, id: number, staff: Staff): Promise<void> {
  assertAllSitesAccess(staff)
  await lockPostIds(tx)
  await lockArticle(tx, id)
}

interface Undone {
  id: number
  /** Published version numbers before and after the undone change; null for none. */
  earlier: number | null
  later: number | null
}

/** Returns the article's paths before and after an undo, or null if the path stays the same. */
export async function pathsAfterUndo(tx: Transaction, { id, earlier, later }: Undone) {
  return pathsOf(tx, { id, published: later }, { published: earlier })
}

/** Shows an article in the shop in its state after an undo. Returns false if another article uses one of its slugs. */
export async function publishUndoneArticle(tx: Transaction, id: number): Promise<boolean> {
  const article = (await lockArticle(tx, id))!
  if (!article.isDeleted && (await hasTakenSlug(tx, article))) return false
  const shown = withoutPassedSchedule(article, tx.now)
  if (shown !== article) await writePublication(tx, shown)
  await publishPost(tx, shown)
  await purgePosts(tx)
  return true
}
