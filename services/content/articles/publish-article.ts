import { sites, type Site } from '#domain/sites.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Database, Transaction } from '#platform/database.ts'
import { movePath } from '#services/route/steps.ts'
import { lockPostIds, purgePosts } from '../posts/post-steps.ts'
import { slugProblem } from './save-article.ts'
import {
  addVersion,
  blockSchedule,
  isSlugTaken,
  lockArticle,
  readDueArticles,
  readArticlePlacements,
  readVersion,
  publishPost,
  writePublication,
  type ScheduleProblem,
  type StoredArticle,
  type StoredVersion,
} from './repository.ts'
import { pathOf } from './wire-article.ts'

type MoveProblem = { code: 'path_redirected'; site: Site; from: string; to: string } | { code: 'too_many_redirects' }
type VersionConflict = { code: 'version_conflict'; latest: number }
type PublishProblem =
  | LockProblem
  | { code: 'version_published' | 'moment_passed' | 'slug_taken' }
  | VersionConflict
  | MoveProblem
interface Publication {
  number: number
  /** Number of the newest version that the staff member saw. */
  latest: number
  /** Epoch milliseconds; null cancels the schedule. */
  at: number | 'now' | null
}

/** Publishes or schedules a version of an article, or cancels its schedule. Returns a problem, or null. */
export async function setPublication(
  tx: Transaction,
  id: number,
  { number, latest, at }: Publication,
): Promise<PublishProblem | null> {
  const locked = await lockVersion(tx, id, number)
  if ('code' in locked) return locked
  const { article, version } = locked
  if (article.latest !== latest) {
    // A retry after another edit has no effect.
    const isDone = at === null ? article.scheduled !== number : at === 'now' && article.published === number
    return isDone ? null : { code: 'version_conflict', latest: article.latest }
  }
  if (at === null) {
    if (article.scheduled === number) await writePublication(tx, { ...article, scheduled: null, scheduledAt: null })
    return null
  }
  if (await isSlugTaken(tx, version.slug, id)) return { code: 'slug_taken' }
  if (at === 'now') return publish(tx, article, number)
  if (at <= tx.now) return { code: 'moment_passed' }
  if (article.published === number) return { code: 'version_published' }
  if (article.scheduled !== number || article.scheduledAt !== at)
    await writePublication(tx, { ...article, scheduled: number, scheduledAt: at })
  return null
}

type LockProblem = { code: 'article_not_found' | 'article_deleted' | 'version_not_found' }

/** Locks an article and reads one of its versions. Returns a problem if either is missing or the article is deleted. */
async function lockVersion(
  tx: Transaction,
  id: number,
  number: number,
): Promise<{ article: StoredArticle; version: StoredVersion } | LockProblem> {
  await lockPostIds(tx)
  const article = await lockArticle(tx, id)
  if (!article) return { code: 'article_not_found' }
  if (article.isDeleted) return { code: 'article_deleted' }
  const version = await readVersion(tx, id, number)
  return version ? { article, version } : { code: 'version_not_found' }
}

/** Publishes a version of a locked article, and redirects the previous path if it changes. */
async function publish(tx: Transaction, article: StoredArticle, number: number): Promise<MoveProblem | null> {
  const isOver = article.scheduled !== null && article.scheduled <= number
  const schedule = isOver ? { scheduled: null, scheduledAt: null } : {}
  if (article.published === number) {
    if (isOver) await writePublication(tx, { ...article, ...schedule })
    return null
  }
  const after = { ...article, ...schedule, published: number, publishedAt: article.publishedAt ?? tx.now }
  const problem = await moveArticle(tx, article, after)
  if (problem) return problem
  await show(tx, after)
  return null
}

/**
 * If the slug changes, redirects the published version's path to the new path. Also redirects the paths under other
 * versions' categories, which worked until then.
 */
async function moveArticle(tx: Transaction, before: StoredArticle, after: StoredArticle): Promise<MoveProblem | null> {
  const paths = await pathsOf(tx, before, after)
  if (!paths) return null
  const { slug } = (await readVersion(tx, before.id, before.published!))!
  const others = new Set((await readArticlePlacements(tx, before.id, slug)).map(pathOf))
  others.delete(paths.from)
  const move = () => movePath(tx, { sites, shownOn: sites }, paths, tx.now)
  const problem = await move()
  // A staff redirect at one of the other paths stays in place and does not prevent publication.
  for (const from of others) await movePath(tx, { sites, shownOn: [] }, { from, to: paths.to }, tx.now)
  // Retried, because a redirect from the new path to one of the other paths no longer blocks the move.
  return problem && others.size > 0 ? move() : problem
}

/** Returns an article's paths before and after a change, or null if both have the same slug or one has no path. */
export async function pathsOf(
  tx: Transaction,
  before: Pick<StoredArticle, 'id' | 'published'>,
  after: Pick<StoredArticle, 'published'>,
): Promise<{ from: string; to: string } | null> {
  if (before.published === null || after.published === null) return null
  const [from, to] = [
    await readVersion(tx, before.id, before.published),
    await readVersion(tx, before.id, after.published),
  ]
  // The shop already redirects paths that use the article's other categories.
  if (!from || !to || from.slug === to.slug) return null
  return { from: pathOf(from), to: pathOf(to) }
}

/** Removes an article from the shop. Returns a problem, or null. */
export async function unpublishArticle(tx: Transaction, id: number, latest: number) {
  return hide(tx, { id, latest }, { published: null, scheduled: null, scheduledAt: null })
}

/** Deletes an article, and hides it in the shop. Returns a problem, or null. */
export async function deleteArticle(tx: Transaction, id: number, latest: number) {
  return hide(tx, { id, latest }, { isDeleted: true })
}

/** Hides an article if the version that the staff member saw is still the newest. */
async function hide(
  tx: Transaction,
  { id, latest }: { id: number; latest: number },
  changed: Partial<StoredArticle>,
): Promise<{ code: 'article_not_found' } | VersionConflict | null> {
  const article = await lockArticle(tx, id)
  if (!article) return { code: 'article_not_found' }
  const after = { ...article, ...changed }
  if (isDeepStrictEqual(after, article)) return null
  if (article.latest !== latest) return { code: 'version_conflict', latest: article.latest }
  await show(tx, after)
  return null
}

/** Stores the publication state of a locked article and updates the shop. */
async function show(tx: Transaction, after: StoredArticle): Promise<void> {
  await writePublication(tx, after)
  await publishPost(tx, after)
  await purgePosts(tx)
}

/** Restores a deleted article. The shop shows it again if it was published before. */
export async function recoverArticle(
  tx: Transaction,
  id: number,
): Promise<{ code: 'article_not_found' | 'slug_taken' } | null> {
  await lockPostIds(tx)
  const article = await lockArticle(tx, id)
  if (!article) return { code: 'article_not_found' }
  if (!article.isDeleted) return null
  if (await hasTakenSlug(tx, article)) return { code: 'slug_taken' }
  await show(tx, { ...withoutPassedSchedule(article, tx.now), isDeleted: false })
  return null
}

/**
 * Returns an article without its schedule if the time has passed, so that restoring the article does not publish it.
 */
export function withoutPassedSchedule(article: StoredArticle, now: number): StoredArticle {
  const hasPassed = article.scheduledAt !== null && article.scheduledAt <= now
  return hasPassed ? { ...article, scheduled: null, scheduledAt: null } : article
}

/** Returns true if another article uses the slug of the newest, published, or scheduled version. */
export async function hasTakenSlug(
  tx: Transaction,
  { id, latest, published, scheduled }: StoredArticle,
): Promise<boolean> {
  for (const number of new Set([latest, published, scheduled])) {
    const version = number === null ? undefined : await readVersion(tx, id, number)
    if (version && (await isSlugTaken(tx, version.slug, id))) return true
  }
  return false
}

type RestoreProblem = LockProblem | { code: 'invalid_slug' | 'slug_taken' } | VersionConflict

/** Stores an earlier version as the next one. Returns a problem, or null. */
export async function restoreVersion(
  tx: Transaction,
  id: number,
  { number, latest }: { number: number; latest: number },
  savedBy: string,
): Promise<RestoreProblem | null> {
  const locked = await lockVersion(tx, id, number)
  if ('code' in locked) return locked
  const { article, version } = locked
  const note = `Restored from version ${number}`
  const newest = await readVersion(tx, id, article.latest)
  // On a retry, the version is already stored.
  if (article.latest === latest + 1 && newest?.note === note) return null
  if (article.latest !== latest) return { code: 'version_conflict', latest: article.latest }
  // An imported slug may contain characters that are not allowed in new slugs.
  const problem = version.slug === newest?.slug ? null : await slugProblem(tx, version.slug, id)
  if (problem) return problem
  await addVersion(tx, id, latest + 1, { ...version, note, savedBy, savedAt: tx.now })
  return null
}

interface DueDeps {
  db: Database
  /** Epoch milliseconds. */
  now: number
  report: (error: unknown) => void
}

/**
 * Publishes the scheduled versions that are due, each in its own transaction. Failures are reported and retried. A
 * version with a taken slug or path waits until staff change it.
 */
export async function publishDueArticles({ db, now, report }: DueDeps): Promise<void> {
  for (const id of await readDueArticles(db, now)) {
    try {
      await db.transaction((tx) => publishDue(tx, id, now))
    } catch (error) {
      if (!(error instanceof ScheduleBlocked)) report(error)
      else await db.transaction((tx) => blockSchedule(tx, id, error.problem, now)).catch(report)
    }
  }
}

/** Thrown to roll back a publication that is blocked. */
class ScheduleBlocked extends Error {
  readonly problem: ScheduleProblem

  constructor(problem: ScheduleProblem) {
    super(problem)
    this.problem = problem
  }
}

async function publishDue(tx: Transaction, id: number, now: number): Promise<void> {
  await lockPostIds(tx)
  const article = await lockArticle(tx, id)
  if (!article || article.isDeleted || article.scheduled === null || article.scheduledAt! > now) return
  const version = await readVersion(tx, id, article.scheduled)
  if (!version || (await isSlugTaken(tx, version.slug, id))) throw new ScheduleBlocked('slug_taken')
  const published = { ...article, publishedAt: article.publishedAt ?? article.scheduledAt }
  const problem = await publish(tx, published, article.scheduled)
  if (problem) throw new ScheduleBlocked(problem.code)
}
