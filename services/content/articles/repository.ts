import type { scheduleProblems } from '#contract/staff-articles.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export type ScheduleProblem = (typeof scheduleProblems)[number]

/** An article without the fields of its versions. Times are epoch milliseconds. */
export interface StoredArticle {
  id: number
  latest: number
  published: number | null
  publishedAt: number | null
  scheduled: number | null
  scheduledAt: number | null
  /** The reason the scheduled version could not be published on time. */
  scheduleProblem: ScheduleProblem | null
  isDeleted: boolean
}

/** A version as stored: title and excerpt are HTML. */
export interface StoredVersion {
  number: number
  slug: string
  title: string
  excerpt: string
  content: string
  format: string
  categories: number[]
  tagIds: number[]
  tags: string[]
  picture: ({ base?: string; alt?: string } & Record<string, unknown>) | null
  blocks: unknown[]
  authorId: number | null
  author: string
  video: string | null
  customCss: string
  customJs: string
  note: string
  savedBy: string
  /** Epoch milliseconds. */
  savedAt: number
}
type NewVersion = Omit<StoredVersion, 'number' | 'tags' | 'author'>

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::double precision`
const time = (parameter: `$${number}`) => `to_timestamp(${parameter}::double precision / 1000)`
const articleColumns = `id, latest, published, ${ms('first_published_at')} as "publishedAt", scheduled,
  ${ms('scheduled_at')} as "scheduledAt", schedule_problem as "scheduleProblem", deleted_at is not null as "isDeleted"`
const read = statement<StoredArticle>('article.read', `select ${articleColumns} from article where id = $1`)
const lock = statement<StoredArticle>('article.lock', `select ${articleColumns} from article where id = $1 for update`)
const ofRequest = statement<{ id: number }>('article.of-request', 'select id from article where request_key = $1')
const insert = statement<{ id: number }>(
  'article.insert',
  `insert into article (id, latest, request_key) select coalesce(max(id), 0) + 1, 1, $1 from article returning id`,
)
const version = statement<StoredVersion>(
  'article.version',
  `select number, slug, title, excerpt, content, format, category_ids as categories, tag_ids as "tagIds",
     array(select tag.name from unnest(tag_ids) with ordinality as used (id, n) join tag using (id) order by n) as tags,
     picture, blocks, author_id as "authorId",
     coalesce((select name from post_author where post_author.id = author_id), '') as author, featured_video as video,
     custom_css as "customCss", custom_js as "customJs", note, saved_by as "savedBy", ${ms('created_at')} as "savedAt"
   from article_version where article_id = $1 and number = $2`,
)
const versions = statement<Pick<StoredVersion, 'number' | 'title' | 'note' | 'savedBy' | 'savedAt'>>(
  'article.versions',
  `select number, title, note, saved_by as "savedBy", ${ms('created_at')} as "savedAt"
   from article_version where article_id = $1 order by number desc limit 200`,
)
const insertVersion = statement(
  'article.insert-version',
  `insert into article_version (article_id, number, slug, title, excerpt, content, format, category_ids, tag_ids, picture,
     blocks, author_id, featured_video, custom_css, custom_js, note, saved_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, ${time('$18')})`,
)
const filings = statement<Pick<StoredVersion, 'slug' | 'categories' | 'tagIds'>>(
  'article.filings',
  `select distinct slug, category_ids as categories, tag_ids as "tagIds" from article_version
   where article_id = $1 and slug = $2`,
)
const raise = statement('article.raise', 'update article set latest = $2 where id = $1')
// An article uses the slugs of its newest, published, and scheduled versions.
const slugUse = statement<{ id: number }>(
  'article.slug-use',
  `select a.id from article_version as v
   join article as a on a.id = v.article_id and v.number in (a.latest, a.published, a.scheduled)
   where v.slug = $1 and a.id <> $2 and a.deleted_at is null limit 1`,
)
const publication = statement(
  'article.set-publication',
  `update article set published = $2, first_published_at = ${time('$3')}, scheduled = $4, scheduled_at = ${time('$5')},
     schedule_problem = case when scheduled = $4 and scheduled_at = ${time('$5')} then schedule_problem end,
     deleted_at = case when $6 then coalesce(deleted_at, ${time('$7')}) end
   where id = $1`,
)
const due = statement<{ id: number }>(
  'article.due',
  `select id from article where scheduled_at <= ${time('$1')} and schedule_problem is null and deleted_at is null
   order by scheduled_at`,
)
const block = statement(
  'article.block-schedule',
  `update article set schedule_problem = $2 where id = $1 and scheduled_at <= ${time('$3')}`,
)
const show = statement('article.show', 'select show_article($1, $2)')
const hide = statement('article.hide', 'delete from post where id = $1')

export async function readArticle(db: QueryRunner, id: number): Promise<StoredArticle | undefined> {
  return (await db.run(read, [id]))[0]
}

/** Locks an article until commit. */
export async function lockArticle(tx: Transaction, id: number): Promise<StoredArticle | undefined> {
  return (await tx.run(lock, [id]))[0]
}

/** Returns the id of the article created with this idempotency key. */
export async function readArticleIdOfRequest(tx: Transaction, key: string): Promise<number | undefined> {
  return (await tx.run(ofRequest, [key]))[0]?.id
}

/** Creates an article and returns its id. The caller holds the lock on post ids, and then adds version 1. */
export async function insertArticle(tx: Transaction, key: string): Promise<number> {
  return (await tx.run(insert, [key]))[0]!.id
}

export async function readVersion(db: QueryRunner, id: number, number: number): Promise<StoredVersion | undefined> {
  return (await db.run(version, [id, number]))[0]
}

/** Returns the newest 200 versions, newest first. */
export async function readVersions(db: QueryRunner, id: number) {
  return db.run(versions, [id])
}

/** Returns the distinct combinations of categories and tags among the versions with a slug. */
export async function readArticlePlacements(db: QueryRunner, id: number, slug: string) {
  return db.run(filings, [id, slug])
}

/** Stores a version of a locked article as its newest. */
export async function addVersion(tx: Transaction, id: number, number: number, added: NewVersion): Promise<void> {
  const { slug, title, excerpt, content, format, categories, tagIds, picture, blocks, authorId, video } = added
  const { customCss, customJs, note, savedBy, savedAt } = added
  const texts = [slug, title, excerpt, content, format, categories, tagIds]
  const documents = [picture === null ? null : JSON.stringify(picture), JSON.stringify(blocks)]
  const rest = [authorId, video, customCss, customJs, note, savedBy, savedAt]
  await tx.run(insertVersion, [id, number, ...texts, ...documents, ...rest])
  if (number > 1) await tx.run(raise, [id, number])
}

/** Returns true if another article that is not deleted uses the slug. */
export async function isSlugTaken(db: QueryRunner, slug: string, id: number): Promise<boolean> {
  return (await db.run(slugUse, [slug, id])).length > 0
}

/** Stores a locked article's publication, schedule, and deletion. */
export async function writePublication(tx: Transaction, article: StoredArticle): Promise<void> {
  const { id, published, publishedAt, scheduled, scheduledAt, isDeleted } = article
  await tx.run(publication, [id, published, publishedAt, scheduled, scheduledAt, isDeleted, tx.now])
}

/**
 * Stores the reason an article's due version cannot be published. The article then waits until staff change its
 * schedule.
 */
export async function blockSchedule(tx: Transaction, id: number, problem: ScheduleProblem, now: number): Promise<void> {
  await tx.run(block, [id, problem, now])
}

/** Returns the ids of articles with a scheduled version that is due and not blocked. */
export async function readDueArticles(db: QueryRunner, now: number): Promise<number[]> {
  return (await db.run(due, [now])).map(({ id }) => id)
}

/** Shows an article's published version in the shop, or hides the article if there is none. */
export async function publishPost(tx: Transaction, { id, published, isDeleted }: StoredArticle): Promise<void> {
  if (published === null || isDeleted) await tx.run(hide, [id])
  else await tx.run(show, [id, published])
}
