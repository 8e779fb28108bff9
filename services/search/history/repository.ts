import { popularDays, minPopularDays, minPopularSearches } from '#domain/search/query/searched-phrase.ts'
import { sites, type Site } from '#domain/sites.ts'
import { utcDay } from '#platform/clock.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

export interface SearchCount {
  site: Site
  language: string
  phrase: string
  searches: number
  /** Number of results; null if unknown, as for a cached page. */
  results: number | null
  isPartial: boolean
  /** Epoch milliseconds. */
  lastAt: number
}

interface StoredSearch {
  phrase: string
  language: string
  searches: number
  results: number | null
  isPartial: boolean
  lastAt: Date
  /** Counts for shoppers who allow analytics: searches, searches with a click, all clicks, and orders. */
  measured: number
  clicked: number
  clicks: number
  orders: number
}

const dayMs = 86_400_000
/** Maximum number of phrases per site and day; further phrases are not counted. */
const maxPhrasesPerDay = 5_000
/** Number of days to store counts. */
const storedDays = 90

const add = statement(
  'search-count.add',
  `with counted as (
     select s, l, p, n, r, i, t
     from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::integer[], $7::boolean[], $8::timestamptz[])
       as c (s, l, p, n, r, i, t)),
   room as materialized (
     select s, greatest(0, $9 - (select count(*) from search_count where site = s and day = $1)) as free
     from (select distinct s from counted) each),
   ranked as (
     select counted.*, stored.phrase is not null as is_known,
       row_number() over (partition by counted.s, stored.phrase is null order by n desc, l, p) as rank
     from counted left join search_count stored
       on stored.site = s and stored.day = $1 and stored.language = l and stored.phrase = p)
   insert into search_count (site, day, language, phrase, searches, results, is_partial, last_at)
   select s, $1, l, p, n, r, i, t from ranked join room using (s) where is_known or rank <= free order by s, l, p
   on conflict (site, day, language, phrase) do update
     set searches = search_count.searches + excluded.searches,
       results = coalesce(excluded.results, search_count.results),
       is_partial = case when excluded.results is null then search_count.is_partial else excluded.is_partial end,
       last_at = greatest(search_count.last_at, excluded.last_at)`,
)
const grouped = `select language, phrase, sum(searches)::integer as searches, max(last_at) as last_at,
     (array_agg(results order by day desc) filter (where results is not null))[1] as results,
     coalesce((array_agg(is_partial order by day desc) filter (where results is not null))[1], false) as is_partial
   from search_count where site = $1 and day >= $2 group by language, phrase`
const list = statement<StoredSearch & { total: number }>(
  'search-count.list',
  `select page.*, outcome.* from (
     select language, phrase, searches, results, is_partial as "isPartial", last_at as "lastAt",
       (count(*) over ())::integer as total
     from (${grouped}) each
     where searches > 0 and (not $3 or results = 0 or is_partial)
     order by searches desc, phrase, language limit $4 offset $5) page
   cross join lateral (
     select coalesce(sum(o.searches), 0)::integer as measured, coalesce(sum(clicked), 0)::integer as clicked,
       coalesce(sum(clicks), 0)::integer as clicks, coalesce(sum(orders), 0)::integer as orders
     from search_outcome o
     where o.site = $1 and o.language = page.language and o.phrase = page.phrase and o.day >= $2) outcome
   order by searches desc, phrase, language`,
)
const popular = statement<{ phrase: string }>(
  'search-count.popular',
  `select phrase from search_count where site = $1 and language = $2 and day > $3
   group by phrase
   having sum(searches) >= $4 and count(*) filter (where searches > 0) >= $5
     and coalesce((array_agg(results order by day desc) filter (where results is not null))[1], 0) > 0
     and not (array_agg(is_partial order by day desc) filter (where results is not null))[1]
   order by sum(searches) desc, phrase limit $6`,
)
const sweep = statement('search-count.sweep', 'delete from search_count where site = any($1) and day < $2')

/** Adds counts to a day's rows. New phrases beyond a site's daily maximum are not stored. */
export async function addSearches(db: QueryRunner, counts: readonly SearchCount[], now: number): Promise<void> {
  await db.run(add, [
    utcDay(now),
    counts.map(({ site }) => site),
    counts.map(({ language }) => language),
    counts.map(({ phrase }) => phrase),
    counts.map(({ searches }) => searches),
    counts.map(({ results }) => results),
    counts.map(({ isPartial }) => isPartial),
    counts.map(({ lastAt }) => new Date(lastAt)),
    maxPhrasesPerDay,
  ])
}

interface SearchFilter {
  site: Site
  /** ISO date. */
  since: string
  /** True to return only phrases that no product matches completely. */
  isUnmatched: boolean
  size: number
  offset: number
}

/** Returns the phrases that shoppers searched for, most frequent first. */
export async function readSearches(db: QueryRunner, { site, since, isUnmatched, size, offset }: SearchFilter) {
  const rows = await db.run(list, [site, since, isUnmatched, size, offset])
  return { total: rows[0]?.total ?? 0, searches: rows }
}

/** Returns popular phrases that some product matches completely, most frequent first. */
export async function readPopular(
  db: QueryRunner,
  { site, language, now, max }: { site: Site; language: string; now: number; max: number },
): Promise<string[]> {
  const since = utcDay(now - popularDays * dayMs)
  const rows = await db.run(popular, [site, language, since, minPopularSearches, minPopularDays, max])
  return rows.map(({ phrase }) => phrase)
}

/** Deletes counts older than 90 days. */
export async function sweepSearches(db: QueryRunner, now: number): Promise<void> {
  await db.run(sweep, [sites, utcDay(now - storedDays * dayMs)])
}
