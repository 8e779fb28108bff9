import type { Transaction } from '#platform/database.ts'
import {
  addVersion,
  lockArticle,
  readVersion,
  publishPost,
  writePublication,
  type StoredVersion,
} from '../articles/repository.ts'
import { lockPostIds, purgePosts } from '../posts/post-steps.ts'

interface Change {
  replace: <Value>(document: Value) => Value
  savedBy: string
  note: string
}

/**
 * Replaces a picture in the published, scheduled, and newest versions of an article by adding a new version for each.
 * Earlier versions stay unchanged, and the newest version remains the newest.
 */
export async function replaceInArticle(tx: Transaction, id: number, change: Change): Promise<void> {
  await lockPostIds(tx)
  const article = await lockArticle(tx, id)
  if (!article || article.isDeleted) return
  const { published, scheduled, latest } = article
  const current = new Set([published, scheduled, latest].filter((number) => number !== null))
  const created = new Map<number | null, number>()
  // In ascending order, so that the newest version comes last.
  for (const number of [...current].toSorted((a, b) => a - b)) {
    const version = (await readVersion(tx, id, number))!
    const changed = changedVersion(version, change.replace)
    if (!changed && !(created.size > 0 && number === latest)) continue
    const note = changed ? change.note : version.note
    const next = latest + created.size + 1
    await addVersion(tx, id, next, { ...(changed ?? version), note, savedBy: change.savedBy, savedAt: tx.now })
    created.set(number, next)
  }
  if (!created.has(published) && !created.has(scheduled)) return
  const after = {
    ...article,
    latest: latest + created.size,
    published: created.get(published) ?? published,
    scheduled: created.get(scheduled) ?? scheduled,
  }
  await writePublication(tx, after)
  if (!created.has(published)) return
  await publishPost(tx, after)
  await purgePosts(tx)
}

/** Returns a version with changed documents, or null if nothing changes. */
function changedVersion(version: StoredVersion, replace: Change['replace']): StoredVersion | null {
  const { excerpt, content, picture, blocks, customCss, customJs } = version
  const before = { excerpt, content, picture, blocks, customCss, customJs }
  const after = replace(before)
  return after === before ? null : { ...version, ...after }
}
