import type { SearchEvent, SearchOutcome, VisitSearch } from '#domain/analytics/searches/search-outcomes.ts'
import { sites } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'
import { settledBefore, type EventPosition } from '../repository.ts'

// Around midnight, a higher number may belong to the earlier day, so the previous day is read too.
const events = statement<SearchEvent>(
  'search-outcome.events',
  `select number::double precision as number, day::text as day, site, visit_id as "visitId", tab_id as "tabId", name,
     split_part(coalesce(context->>'locale', ''), '-', 1) as language,
     properties->>'searchTerm' as "searchTerm", properties->>'listId' as "listId"
   from analytics_event
   where day >= $4::date - 1 and number > $1 and type = 'track' and visit_id is not null and received_at < $3
     and (source = 'storefront' and name in ('search', 'productClick') or source = 'server' and name = 'purchase')
   order by analytics_event.number limit $2`,
)
const counted = statement<EventPosition>(
  'search-outcome.counted',
  'select number::double precision as number, day::text as day from search_outcome_counted for update',
)
const setCounted = statement('search-outcome.set-counted', 'update search_outcome_counted set number = $1, day = $2')
const readSearches = statement<VisitSearch>(
  'search-outcome.visit-searches',
  `select visit_id as "visitId", site, language, phrase, tab_id as "tabId", number::double precision as number,
     day::text as day, is_clicked as "isClicked", has_order as "hasOrder"
   from visit_search where visit_id = any($1::text[])`,
)
const putSearches = statement(
  'search-outcome.put-visit-searches',
  `insert into visit_search (visit_id, site, language, phrase, tab_id, number, day, is_clicked, has_order)
   select "visitId", site, language, phrase, "tabId", number, day, "isClicked", "hasOrder"
   from jsonb_to_recordset($1::jsonb) as row ("visitId" text, site text, language text, phrase text, "tabId" text,
     number bigint, day date, "isClicked" boolean, "hasOrder" boolean)
   on conflict (visit_id, site, tab_id, language, phrase) do update
   set number = excluded.number, day = excluded.day, is_clicked = excluded.is_clicked,
     has_order = excluded.has_order`,
)
/** Maximum number of phrases per site and day, as in the search list; further phrases are not counted. */
const maxPhrasesPerDay = 5_000

// Updates the counts of stored phrases instead of using `on conflict`, because a click without its search violates a
// check constraint.
const add = statement(
  'search-outcome.add',
  `with added as (
     select * from jsonb_to_recordset($1::jsonb) as row (site text, language text, phrase text, day date,
       searches integer, clicked integer, clicks integer, orders integer)),
   changed as (
     update search_outcome as stored
     set searches = stored.searches + added.searches, clicked = stored.clicked + added.clicked,
       clicks = stored.clicks + added.clicks, orders = stored.orders + added.orders
     from added
     where stored.site = added.site and stored.language = added.language and stored.phrase = added.phrase
       and stored.day = added.day
     returning added.site, added.language, added.phrase, added.day),
   room as (
     select site, day, ${maxPhrasesPerDay} - (
       select count(*) from search_outcome s where s.site = each.site and s.day = each.day) as free
     from (select distinct site, day from added) each),
   ranked as (
     select added.*, row_number() over (partition by site, day order by searches desc, language, phrase) as rank
     from added left join changed using (site, language, phrase, day) where changed.phrase is null)
   insert into search_outcome (site, language, phrase, day, searches, clicked, clicks, orders)
   select site, language, phrase, day, searches, clicked, clicks, orders from ranked join room using (site, day)
   where rank <= free and searches > 0 and searches >= greatest(clicked, orders)`,
)

/** Returns searches, clicks, and purchases after an event, oldest first, except those from the last half minute. */
export async function readSearchEvents(
  db: QueryRunner,
  { after, limit, now }: { after: EventPosition; limit: number; now: number },
): Promise<SearchEvent[]> {
  return db.run(events, [after.number, limit, settledBefore(now), after.day])
}

/** Locks the counter, so that only one process counts at a time, and returns the last counted event. */
export async function lockCounter(tx: Transaction): Promise<EventPosition> {
  return (await tx.run(counted, []))[0]!
}

export async function storeCounter(tx: Transaction, { number, day }: EventPosition): Promise<void> {
  await tx.run(setCounted, [number, day])
}

export async function readVisitSearches(tx: Transaction, visitIds: readonly string[]): Promise<VisitSearch[]> {
  return tx.run(readSearches, [visitIds])
}

/** Stores each visit's searches and updates the phrase counts. */
export async function storeOutcomes(
  tx: Transaction,
  { searches, outcomes }: { searches: readonly VisitSearch[]; outcomes: readonly SearchOutcome[] },
): Promise<void> {
  await tx.run(putSearches, [JSON.stringify(searches)])
  await tx.run(add, [JSON.stringify(outcomes)])
}

/** Deletes the searches of ended visits. */
export const sweepVisitSearches = createClockSweep('visit_search', `day < ($1 at time zone 'UTC')::date - 2`)
/** Deletes counts that the report no longer shows. */
export const sweepOutcomes = createClockSweep(
  'search_outcome',
  `site in (${sites.map((site) => `'${site}'`).join(', ')}) and day < ($1 at time zone 'UTC')::date - 90`,
)
