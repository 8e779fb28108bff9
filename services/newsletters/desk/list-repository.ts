import { addDays } from '#domain/programs/calendar.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { SubscriberCursor } from './cursor.ts'

type SubscriberStatus = 'subscribed' | 'pending' | 'unsubscribed' | 'suppressed'
export type SubscriberSource = 'form' | 'account' | 'registration' | 'link'

const counts = statement<{ listId: string; status: SubscriberStatus; count: number }>(
  'newsletter.desk-counts',
  `select list_id as "listId", status, count(*)::integer as count from newsletter_subscription
   where list_id = any($1) group by list_id, status`,
)
// The condition is that of the partial index. Ending a pending sign-up ends no subscription.
const growth = statement<{ listId: string; state: string; count: number }>(
  'newsletter.desk-growth',
  `select list_id as "listId", state, count(*)::integer as count from newsletter_change
   where at >= $2 and list_id = any($1)
     and (state = 'subscribed' or state = 'unsubscribed' and earlier_state is distinct from 'pending')
   group by list_id, state`,
)

interface ListCounts extends Record<SubscriberStatus, number> {
  joined: number
  left: number
}

/** Counts the lists' subscribers by status, and the subscriptions that began and ended since a time. */
export async function readListCounts(
  db: QueryRunner,
  ids: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, ListCounts>> {
  const none: ListCounts = { subscribed: 0, pending: 0, unsubscribed: 0, suppressed: 0, joined: 0, left: 0 }
  const lists = new Map(ids.map((id) => [id, { ...none }]))
  const [now, changes] = await Promise.all([db.run(counts, [ids]), db.run(growth, [ids, new Date(since)])])
  for (const { listId, status, count } of now) lists.get(listId)![status] = count
  for (const { listId, state, count } of changes) lists.get(listId)![state === 'subscribed' ? 'joined' : 'left'] = count
  return lists
}

interface SubscriberRow {
  number: number
  email: string
  status: SubscriberStatus
  source: SubscriberSource | null
  /** Time of the latest change with microseconds, as in a cursor. */
  at: string
}

const [hasStatus, hasSource, isSearch] = ['status = $5', 'source = $6', 'email ~>=~ $7 and email ~<~ $8'] as const
// An unused parameter needs a type. A condition such as `$5 is null or status = $5` would not use the indexes.
const [anyStatus, anySource, noSearch] = [
  '$5::text is null',
  '$6::text is null',
  '$7::text is null and $8::text is null',
] as const
const page = (...conditions: readonly [string, string, string]) =>
  `select number::double precision as number, email, status, source,
     to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
   from newsletter_subscription
   where list_id = $1 and at >= $2 and (at, number) < ($3, $4) and ${conditions.join(' and ')}
   order by newsletter_subscription.at desc, newsletter_subscription.number desc limit $9`
const all = statement<SubscriberRow>('newsletter.desk-all', page(anyStatus, anySource, noSearch))
const ofStatus = statement<SubscriberRow>('newsletter.desk-status', page(hasStatus, anySource, noSearch))
const ofSource = statement<SubscriberRow>('newsletter.desk-source', page(anyStatus, hasSource, noSearch))
const ofBoth = statement<SubscriberRow>('newsletter.desk-both', page(hasStatus, hasSource, noSearch))
const search = statement<SubscriberRow>('newsletter.desk-search', page(anyStatus, anySource, isSearch))
const searchStatus = statement<SubscriberRow>('newsletter.desk-search-status', page(hasStatus, anySource, isSearch))
const searchSource = statement<SubscriberRow>('newsletter.desk-search-source', page(anyStatus, hasSource, isSearch))
const searchBoth = statement<SubscriberRow>('newsletter.desk-search-both', page(hasStatus, hasSource, isSearch))

export interface SubscriberFilters {
  /** Start of an email address in lowercase; empty for all addresses. */
  q: string
  status?: SubscriberStatus | undefined
  source?: SubscriberSource | undefined
  /** First and last UTC day of the latest change. */
  from?: string | undefined
  to?: string | undefined
}

const firstTime = '1970-01-01T00:00:00Z'
const lastTime = '9999-01-01T00:00:00Z'
/** Sorts after every other character. */
const lastCharacter = '\u{10ffff}'

/** Returns a list's subscribers after a position that match the filters, latest change first. */
export async function readListSubscribers(
  db: QueryRunner,
  listId: string,
  { q, status, source, from, to }: SubscriberFilters,
  { before, limit }: { before: SubscriberCursor | null; limit: number },
): Promise<SubscriberRow[]> {
  const start = from === undefined ? firstTime : `${from}T00:00:00Z`
  const end = to === undefined ? lastTime : `${addDays(to, 1)}T00:00:00Z`
  // Number 0 is before every row, so that a row at exactly `end` is left out.
  const position = before !== null && before.at < end ? before : { at: end, number: 0 }
  const prefix = q === '' ? [null, null] : [q, `${q}${lastCharacter}`]
  const filters = [status ?? null, source ?? null, ...prefix]
  return db.run(pageOf({ status, source, q }), [listId, start, position.at, position.number, ...filters, limit])
}

function pageOf({ status, source, q }: Pick<SubscriberFilters, 'q' | 'status' | 'source'>) {
  if (status !== undefined && source !== undefined) return q === '' ? ofBoth : searchBoth
  if (status !== undefined) return q === '' ? ofStatus : searchStatus
  if (source !== undefined) return q === '' ? ofSource : searchSource
  return q === '' ? all : search
}
