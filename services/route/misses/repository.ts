import { otherPaths } from '#domain/routes/page-miss.ts'
import type { Site } from '#domain/sites.ts'
import { utcDay } from '#platform/clock.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

export interface MissCount {
  site: Site
  path: string
  hits: number
  botHits: number
  referrer: string
  /** Epoch milliseconds. */
  lastAt: number
}

interface StoredMiss {
  path: string
  hits: number
  botHits: number
  referrer: string
  lastAt: Date
}

/** Maximum number of paths with a separate row per site and day; the others are counted together. */
const maxPathsPerDay = 2_000

const counted = statement<{ site: Site; count: number }>(
  'path-miss.counted',
  'select site, count(*)::integer as count from path_miss where day = $1 group by site',
)
const known = statement<{ site: Site; path: string }>(
  'path-miss.known',
  'select site, path from path_miss where day = $1 and path = any($2)',
)
const add = statement(
  'path-miss.add',
  `insert into path_miss (site, day, path, hits, bot_hits, referrer, last_at)
   select s, $1, p, h, b, r, l
   from unnest($2::text[], $3::text[], $4::integer[], $5::integer[], $6::text[], $7::timestamptz[]) as m (s, p, h, b, r, l)
   order by s, p
   on conflict (site, day, path) do update
     set hits = path_miss.hits + excluded.hits, bot_hits = path_miss.bot_hits + excluded.bot_hits,
       referrer = case when excluded.referrer = '' then path_miss.referrer else excluded.referrer end,
       last_at = greatest(path_miss.last_at, excluded.last_at)`,
)
const open = `from path_miss m where m.site = $1 and m.day >= $2 and m.path <> '${otherPaths}'
     and not exists (select from redirect r where r.site = m.site and r.path = m.path)`
const list = statement<StoredMiss>(
  'path-miss.list',
  `select path, sum(hits)::integer as hits, sum(bot_hits)::integer as "botHits", max(last_at) as "lastAt",
     coalesce((array_agg(referrer order by last_at desc) filter (where referrer <> ''))[1], '') as referrer
   ${open} group by path order by sum(hits) desc, sum(bot_hits) desc, path limit $3 offset $4`,
)
const totals = statement<{ total: number; otherHits: number }>(
  'path-miss.totals',
  `select (select count(distinct path)::integer ${open}) as total,
     (select coalesce(sum(hits), 0)::integer from path_miss where site = $1 and day >= $2 and path = '${otherPaths}') as "otherHits"`,
)
const remove = statement('path-miss.delete', 'delete from path_miss where site = $1 and path = any($2)')
const nearest = statement<{ path: string; suggestions: string[] }>(
  'path-miss.nearest',
  `with page_handle as (
     select p.handle from listing l join product p on p.id = l.product_id where l.site = $1 and p.visibility in (4, 5)
     union select handle from category
     union select handle from page where site = $1 and not starts_with(handle, 'block_'))
   select miss.path, array(
       select '/' || handle from page_handle where similarity(handle, miss.words) > 0.3
       order by similarity(handle, miss.words) desc, handle limit 3) as suggestions
   from unnest($2::text[], $3::text[]) as miss (path, words)`,
)

/** Adds counts to a day's rows. Beyond the daily maximum, new paths are counted together as other paths. */
export async function addMisses(db: QueryRunner, counts: readonly MissCount[], now: number): Promise<void> {
  const day = utcDay(now)
  const paths = counts.map(({ path }) => path)
  const [rooms, rows] = await Promise.all([db.run(counted, [day]), db.run(known, [day, paths])])
  const taken = new Map(rooms.map(({ site, count }) => [site, count]))
  const isKnown = new Set(rows.map(({ site, path }) => `${site} ${path}`))
  const merged = new Map<string, MissCount>()
  for (const count of counts) {
    const used = taken.get(count.site) ?? 0
    const hasRow = isKnown.has(`${count.site} ${count.path}`) || count.path === otherPaths
    const path = hasRow || used < maxPathsPerDay ? count.path : otherPaths
    if (!hasRow && path === count.path) taken.set(count.site, used + 1)
    const key = `${count.site} ${path}`
    const before = merged.get(key)
    merged.set(key, {
      ...count,
      path,
      referrer: path === otherPaths ? '' : count.referrer,
      hits: count.hits + (before?.hits ?? 0),
      botHits: count.botHits + (before?.botHits ?? 0),
    })
  }
  const all = [...merged.values()]
  await db.run(add, [
    day,
    all.map(({ site }) => site),
    all.map(({ path }) => path),
    all.map(({ hits }) => hits),
    all.map(({ botHits }) => botHits),
    all.map(({ referrer }) => referrer),
    all.map(({ lastAt }) => new Date(lastAt)),
  ])
}

interface MissFilter {
  site: Site
  /** ISO date. */
  since: string
  size: number
  offset: number
}

/** Returns missing paths without a redirect, most frequent first. */
export async function readMisses(db: QueryRunner, { site, since, size, offset }: MissFilter) {
  const [misses, [sums]] = await Promise.all([db.run(list, [site, since, size, offset]), db.run(totals, [site, since])])
  return { misses, ...sums! }
}

export async function deleteMisses(tx: Transaction, site: Site, paths: readonly string[]): Promise<void> {
  await tx.run(remove, [site, paths])
}

/**
 * Returns up to three paths of products, categories, and pages whose handles resemble the last segment of each path.
 */
export async function suggestPaths(
  db: QueryRunner,
  site: Site,
  paths: readonly string[],
): Promise<Map<string, string[]>> {
  if (paths.length === 0) return new Map()
  const found = await db.run(nearest, [site, paths, paths.map(wordsOf)])
  return new Map(found.map(({ path, suggestions }) => [path, suggestions]))
}

function wordsOf(path: string): string {
  const last = path.split('/').at(-1) ?? ''
  return last
    .replace(/\.\w{2,5}$/, '')
    .replace(/[_+]|%20/g, '-')
    .toLowerCase()
}

export const sweepMisses = createClockSweep('path_miss', `day < ($1 at time zone 'UTC')::date - 60`)
