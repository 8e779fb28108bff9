import { partHandles } from '#domain/content/page-path.ts'
import type { Site } from '#domain/sites.ts'
import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'

export interface NewVersion {
  site: Site
  handle: string
  title: string
  description: string
  document: object
  note: string
  /** Staff name; empty for a version from files. */
  author: string
  /** Epoch milliseconds; null means a draft. */
  publishAt: number | null
}

export interface PageVersion {
  number: number
  title: string
  note: string
  author: string
  /** Epoch milliseconds. */
  createdAt: number
  publishAt: number | null
}

interface CompleteVersion extends PageVersion {
  description: string
  document: object
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::double precision`
const time = (parameter: `$${number}`) => `to_timestamp(${parameter}::double precision / 1000)`
const columns = `number, title, note, author, ${ms('created_at')} as "createdAt", ${ms('publish_at')} as "publishAt"`

const insert = statement<{ number: number }>(
  'page-version.create',
  `insert into page_version (site, handle, number, title, description, document, note, created_at, publish_at, author)
   select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, ${time('$7')}, ${time('$8')}, $9
   from page_version where site = $1 and handle = $2
   returning number`,
)
const lock = statement('page-version.lock', `select pg_advisory_xact_lock(hashtextextended($1, 0))`)
const all = statement<PageVersion>(
  'page-version.list',
  `select ${columns} from page_version where site = $1 and handle = $2 order by number desc limit 200`,
)
const current = statement<{ number: number; publishAt: number | null; isPublished: boolean }>(
  'page-version.current',
  `select number, ${ms('publish_at')} as "publishAt", number = $4 as "isPublished" from page_version
   where site = $1 and handle = $2 and (number = $4 or publish_at > ${time('$3')}
     or number = (select max(number) from page_version where site = $1 and handle = $2))
   order by number`,
)
const one = statement<CompleteVersion>(
  'page-version.read',
  `select ${columns}, description, document from page_version where site = $1 and handle = $2 and number = $3`,
)
const published = statement<{ number: number }>(
  'page-version.published',
  `select number from page_version where site = $1 and handle = $2 and publish_at <= ${time('$3')}
   order by publish_at desc, number desc limit 1`,
)
const schedule = statement<{ number: number }>(
  'page-version.schedule',
  `update page_version set publish_at = ${time('$4')}
   where site = $1 and handle = $2 and number = $3 and (publish_at is null or publish_at > ${time('$5')})
   returning number`,
)
const copy = statement<{ id: number }>(
  'page.copy-version',
  `insert into page (site, handle, title, description, document, version)
   select site, handle, title, description, document, number from page_version
   where site = $1 and handle = $2 and number = $3
   on conflict (site, handle) do update set title = excluded.title, description = excluded.description,
     document = excluded.document, version = excluded.version
   returning id`,
)
const due = statement<{ site: Site; handle: string }>(
  'page-version.due',
  `select site, handle from (
     select distinct on (site, handle) site, handle, number from page_version
     where publish_at <= ${time('$1')} order by site, handle, publish_at desc, number desc) newest
   where not exists (select from page
     where page.site = newest.site and page.handle = newest.handle and page.version = newest.number)`,
)
const pages = statement<{
  handle: string
  title: string
  published: number | null
  publishedAt: number | null
  latest: number
  hasDraft: boolean
  nextAt: number | null
  changedAt: number
}>(
  'page-version.pages',
  `select * from (
     select handle, (array_agg(title order by number desc))[1] as title, max(number) as latest,
       (array_agg(number order by publish_at desc, number desc) filter (where publish_at <= ${time('$2')}))[1] as published,
       ${ms(`max(publish_at) filter (where publish_at <= ${time('$2')})`)} as "publishedAt",
       (array_agg(publish_at order by number desc))[1] is null as "hasDraft",
       ${ms(`min(publish_at) filter (where publish_at > ${time('$2')})`)} as "nextAt", ${ms('max(created_at)')} as "changedAt"
     from page_version where site = $1 and handle > $3
       and ($5::text is null or $5 = case when starts_with(handle, 'block_') then 'block'
         when starts_with(handle, 'below_') or handle = any ($6) then 'part' else 'page' end)
     group by handle) page
   where ($7::text is null or handle ilike $7 or title ilike $7)
     and ($8::text is null or $8 = 'published' and published is not null
       or $8 = 'draft' and "hasDraft" or $8 = 'scheduled' and "nextAt" is not null)
   order by handle limit $4`,
)

/** Locks a page's versions until the transaction ends. */
export async function lockVersions(tx: Transaction, site: Site, handle: string): Promise<void> {
  await tx.run(lock, [`page ${site} ${handle}`])
}

/** Adds the next version of a page and returns its number. */
export async function createVersion(tx: Transaction, version: NewVersion): Promise<number> {
  const { site, handle, title, description, document, note, author, publishAt } = version
  await lockVersions(tx, site, handle)
  const values = [site, handle, title, description, JSON.stringify(document), note, tx.now, publishAt, author]
  return (await tx.run(insert, values))[0]!.number
}

/** Returns the newest 200 versions of a page, newest first. */
export async function readVersions(db: QueryRunner, site: Site, handle: string): Promise<PageVersion[]> {
  return db.run(all, [site, handle])
}

/** Returns the published, scheduled, and newest versions of a page, in ascending order. */
export async function readCurrentVersions(db: QueryRunner, site: Site, handle: string, now: number) {
  const published = await readPublishedNumber(db, site, handle, now)
  return db.run(current, [site, handle, now, published ?? 0])
}

export async function readVersion(
  db: QueryRunner,
  site: Site,
  handle: string,
  number: number,
): Promise<CompleteVersion | undefined> {
  return (await db.run(one, [site, handle, number]))[0]
}

/** Returns the number of the version published at a point in time, or null. */
export async function readPublishedNumber(
  db: QueryRunner,
  site: Site,
  handle: string,
  now: number,
): Promise<number | null> {
  return (await db.run(published, [site, handle, now]))[0]?.number ?? null
}

/** Sets or clears a version's publication time. Returns false if the version is unknown or was already published. */
export async function scheduleVersion(
  tx: Transaction,
  { site, handle, number, at, now }: { site: Site; handle: string; number: number; at: number | null; now: number },
): Promise<boolean> {
  return (await tx.run(schedule, [site, handle, number, at, now])).length > 0
}

/** Copies a version into the page that routes and sitemaps read, and purges everything that shows the page. */
export async function copyToPage(tx: Transaction, site: Site, handle: string, number: number): Promise<void> {
  const [{ id } = { id: 0 }] = await tx.run(copy, [site, handle, number])
  await purgePage(tx, site, handle, id)
}

export async function purgePage(tx: Transaction, site: Site, handle: string, id: number): Promise<void> {
  await afterCommit(tx, 'purge', { tags: [`${site}:page:${id}`, `${site}:route:/${handle}`] })
}

/** Returns the pages whose published version has not been copied into them yet. */
export async function readDueVersions(db: QueryRunner, now: number): Promise<{ site: Site; handle: string }[]> {
  return db.run(due, [now])
}

interface PageFilter {
  site: Site
  after: string
  size: number
  now: number
  q?: string | undefined
  kind?: string | undefined
  state?: string | undefined
}

/** Returns a site's next pages after a handle, with their latest, published, and next versions. */
export async function readPages(db: QueryRunner, { site, after, size, now, q = '', kind, state }: PageFilter) {
  const pattern = q === '' ? null : likePattern(q)
  return db.run(pages, [site, now, after, size, kind, partHandles, pattern, state])
}
