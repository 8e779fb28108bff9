import type { QuoteStatus, QuoteOffer, QuoteState } from '#domain/quotes/quote.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface QuoteRow extends QuoteStatus, QuoteOffer {
  listId: string
  number: number
  version: number
  title: string
  message: string
  note: string
  requestedAt: number
  site: Site
  customerId: number
  delivery: string
  /** ISO date. */
  wantedOn: string | null
  /** BCP 47 tag of the customer's locale; null means the site's first locale. */
  locale: string | null
  owner: string
  takenAt: number | null
  /** False for a quote that staff are building, until it is sent. */
  isVisible: boolean
}

/** A quote for its payment link and checkout, including quotes of draft orders. */
interface PayableQuote extends Pick<QuoteRow, keyof QuoteStatus | keyof QuoteOffer | 'listId' | 'number' | 'version'> {
  site: Site
  locale: string | null
  /** Null for a draft order without a customer account. */
  customerId: number | null
  guestToken: string | null
  isDraftOrder: boolean
}

interface CreatedQuote extends QuoteRow {
  /** Fingerprint of the request that created the quote; null for a duplicate. */
  fingerprint: string | null
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint::float8`
const columns = `q.list_id as "listId", q.number::integer, q.state, q.version, q.title, q.message, q.note, q.lines,
    q.shipping, ${ms('q.valid_until')} as "validUntil", ${ms('q.requested_at')} as "requestedAt", q.site,
    q.customer_id as "customerId", q.delivery, q.wanted_on::text as "wantedOn", q.locale, q.owner, ${ms('q.taken_at')} as "takenAt",
    q.is_visible as "isVisible"`
// Excludes draft orders, because staff use separate calls for them.
const desk = `q.site = $1 and q.origin <> 'draft_order'`
const select = `select ${columns} from quote q`
/** Quotes belong to customers, because guests cannot request quotes. */
type Owner = Pick<Scope, 'site' | 'customerId'>

const own = 'q.site = $1 and q.customer_id = $2 and q.is_visible'
const ownerOf = ({ site, customerId }: Owner) => [site, customerId] as const

const readOwn = statement<QuoteRow>('quote.read-own', `${select} where ${own} and q.list_id = $3`)
const lockOwn = statement<QuoteRow>('quote.lock-own', `${select} where ${own} and q.list_id = $3 for update`)
const readAllOwn = statement<QuoteRow>(
  'quote.read-all-own',
  `${select} where ${own} order by q.requested_at desc, q.number desc limit 200`,
)
const countOpen = statement<{ count: number }>(
  'quote.count-open',
  `select count(*)::integer as count from quote q
   where ${own} and q.origin = 'customer' and q.state in ('requested', 'in_work')`,
)
const readOne = statement<QuoteRow>('quote.read', `${select} where ${desk} and q.list_id = $2`)
const lockOne = statement<QuoteRow>('quote.lock', `${select} where ${desk} and q.list_id = $2 for update`)
const selectPayable = `select q.list_id as "listId", q.number::integer, q.state, q.version, q.lines, q.shipping,
    ${ms('q.valid_until')} as "validUntil", q.site, q.locale, q.customer_id as "customerId", q.guest_token as "guestToken",
    q.origin = 'draft_order' as "isDraftOrder"
  from quote q where q.site = $1 and q.list_id = $2`
const readPayable = statement<PayableQuote>('quote.read-payable', selectPayable)
const lockPayable = statement<PayableQuote>('quote.lock-payable', `${selectPayable} for update`)
const readWaiting = statement<QuoteRow>(
  'quote.read-waiting',
  `${select} where ${desk} and q.state in ('requested', 'in_work') order by q.requested_at, q.number limit 200`,
)
const lastReason = statement<{ reason: string }>(
  'quote.last-reason',
  `select coalesce(offer->>'reason', '') as reason from quote_version where list_id = $1 order by version desc limit 1`,
)
const findVersion = statement<{ fingerprint: string | null }>(
  'quote.find-version',
  `select offer->>'fingerprint' as fingerprint from quote_version where list_id = $1 and offer->>'key' = $2`,
)
const insert = statement(
  'quote.create',
  `insert into quote (site, customer_id, list_id, title, message, delivery, wanted_on, locale, copy_key,
     requested_at, request_fingerprint, origin, is_visible)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12 = 'customer')`,
)
// Counts only the customer's own requests.
const countNew = statement<{ count: number }>(
  'quote.count-new',
  `select count(*)::integer as count from quote
   where customer_id = $1 and origin = 'customer' and copy_key is null and requested_at > $2::timestamptz - interval '1 day'`,
)
const lockKey = statement('quote.lock-key', 'select pg_advisory_xact_lock(7121, hashtext($1))')
const readCopy = statement<CreatedQuote>(
  'quote.read-copy',
  `select ${columns}, q.request_fingerprint as fingerprint from quote q where q.site = $1 and q.copy_key = $2`,
)
// `$2` is the effective state, which is 'expired' once the quote has expired, and `$5` is the current time.
const matching = `${desk}
  and ($2::text is null or $2 = case
    when q.state in ('sent', 'accepted') and q.valid_until <= to_timestamp($5::float8 / 1000) then 'expired'
    else q.state end)
  and ($3::text is null or q.owner = $3)
  and ($4 = '' or strpos(lower(q.title), lower($4)) > 0 or q.number::text = $4 or q.customer_id = $6)`
const search = statement<QuoteRow>(
  'quote.search',
  `${select} where ${matching} order by q.requested_at desc, q.number desc limit $7 offset $8`,
)
const countMatching = statement<{ count: number }>(
  'quote.count-matching',
  `select count(*)::integer as count from quote q where ${matching}`,
)
const take = statement(
  'quote.take',
  'update quote set owner = $2, taken_at = to_timestamp($3::float8 / 1000) where list_id = $1',
)
const remind = statement<QuoteRow>(
  'quote.remind',
  `update quote q set reminded_for = valid_until where list_id = any(array(
     select list_id from quote
     where state in ('sent', 'accepted') and not is_closed and reminded_for is distinct from valid_until
       and origin <> 'draft_order' and valid_until > to_timestamp($1::float8 / 1000) and valid_until <= to_timestamp($2::float8 / 1000)
     limit 100 for update skip locked))
   returning ${columns}`,
)
const offer = statement(
  'quote.offer',
  `with written as (
     update quote set state = 'in_work', version = version + 1, lines = $2, shipping = $3, note = $4, valid_until = null
     where list_id = $1 returning list_id, version)
   insert into quote_version (list_id, version, offer) select list_id, version, $5 from written`,
)
const move = statement(
  'quote.move',
  `update quote set state = $2, reason = coalesce($3, reason), is_closed = $2 in ('declined', 'cancelled'),
     closed_at = case when $2 in ('declined', 'cancelled') then $5::timestamptz end,
     is_visible = is_visible or ($2 = 'sent' and origin <> 'draft_order'),
     valid_until = coalesce(to_timestamp($4::float8 / 1000), valid_until) where list_id = $1`,
)
const show = statement('quote.show', 'update quote set is_visible = true where list_id = $1')
const lapse = statement<{ listId: string; site: Site }>(
  'quote.lapse',
  `update quote set is_closed = true where list_id = any(array(
     select list_id from quote
     where state in ('sent', 'accepted') and not is_closed and valid_until <= to_timestamp($1::float8 / 1000)
     limit 100 for update skip locked))
   returning list_id as "listId", site`,
)
const order = statement('quote.order', `update quote set state = 'ordered' where list_id = $1`)

export async function readOwnQuote(db: QueryRunner, scope: Owner, id: string): Promise<QuoteRow | undefined> {
  const [quote] = await db.run(readOwn, [...ownerOf(scope), id])
  return quote
}

export async function readOwnQuotes(db: QueryRunner, scope: Scope): Promise<QuoteRow[]> {
  return db.run(readAllOwn, ownerOf(scope))
}

export async function countWaiting(db: QueryRunner, scope: Scope): Promise<number> {
  return (await db.run(countOpen, ownerOf(scope)))[0]!.count
}

/** Returns the number of quotes that a customer requested on all sites in the last 24 hours. */
export async function countNewQuotes(tx: Transaction, customerId: number): Promise<number> {
  return (await tx.run(countNew, [customerId, new Date(tx.now)]))[0]!.count
}

/** Locks one of the caller's quotes until commit and returns it. */
export async function lockOwnQuote(tx: Transaction, scope: Scope, id: string): Promise<QuoteRow | undefined> {
  const [quote] = await tx.run(lockOwn, [...ownerOf(scope), id])
  return quote
}

/** Returns one of a site's quotes, for staff. */
export async function readQuote(db: QueryRunner, site: Site, id: string): Promise<QuoteRow | undefined> {
  const [quote] = await db.run(readOne, [site, id])
  return quote
}

export async function lockQuote(tx: Transaction, site: Site, id: string): Promise<QuoteRow | undefined> {
  const [quote] = await tx.run(lockOne, [site, id])
  return quote
}

/** Returns one of a site's quotes, regardless of origin, for its payment link and checkout. */
export async function readPayableQuote(db: QueryRunner, site: Site, id: string): Promise<PayableQuote | undefined> {
  return (await db.run(readPayable, [site, id]))[0]
}

export async function lockPayableQuote(tx: Transaction, site: Site, id: string): Promise<PayableQuote | undefined> {
  return (await tx.run(lockPayable, [site, id]))[0]
}

/** Makes a quote visible to its customer before it is sent. */
export async function showQuoteToCustomer(tx: Transaction, listId: string): Promise<void> {
  await tx.run(show, [listId])
}

export async function readWaitingQuotes(db: QueryRunner, site: Site): Promise<QuoteRow[]> {
  return db.run(readWaiting, [site])
}

/** Returns the reason that the newest saved offer differs from catalog prices, or an empty string. */
export async function readPriceReason(db: QueryRunner, listId: string): Promise<string> {
  return (await db.run(lastReason, [listId]))[0]?.reason ?? ''
}

/** Returns the saved change to the lines with this idempotency key. */
export async function readLinesChange(db: QueryRunner, listId: string, key: string) {
  return (await db.run(findVersion, [listId, key])).at(0)
}

interface NewQuote extends Pick<QuoteRow, 'title' | 'message' | 'delivery' | 'wantedOn' | 'locale'> {
  /** Idempotency key, if the quote is created as a copy of another one. */
  copyKey?: string
  fingerprint?: string
  /** 'staff' hides the quote from its customer until it is sent. */
  origin?: 'customer' | 'staff'
}

export async function createQuote(tx: Transaction, scope: Owner, listId: string, created: NewQuote) {
  const { title, message, delivery, wantedOn, locale, copyKey = null, fingerprint = null } = created
  const { origin = 'customer' } = created
  const values = [listId, title, message, delivery, wantedOn, locale, copyKey, new Date(tx.now), fingerprint, origin]
  await tx.run(insert, [...ownerOf(scope), ...values])
}

/** Locks an idempotency key until commit, so that a concurrent request with the same key waits. */
export async function lockCopyKey(tx: Transaction, key: string): Promise<void> {
  await tx.run(lockKey, [key])
}

/** Returns the quote that staff created with this idempotency key. */
export async function readCopiedQuote(db: QueryRunner, site: Site, key: string): Promise<CreatedQuote | undefined> {
  const [quote] = await db.run(readCopy, [site, key])
  return quote
}

interface Search {
  state: QuoteState | undefined
  owner: string | undefined
  text: string
  /** Id of the customer with the search text as their email, if any. */
  customerId: number | undefined
  now: number
}

/** Returns a page of matching quotes, newest first, and the total count. */
export async function searchQuotes(
  db: QueryRunner,
  site: Site,
  { state, owner, text, customerId, now }: Search,
  { page, size }: { page: number; size: number },
) {
  const values = [site, state ?? null, owner ?? null, text, now, customerId ?? null]
  const [quotes, [counted]] = await Promise.all([
    db.run(search, [...values, size, (page - 1) * size]),
    db.run(countMatching, values),
  ])
  return { quotes, total: counted!.count }
}

/** Assigns a locked quote to a salesperson, who then edits it. */
export async function assignQuote(tx: Transaction, listId: string, owner: string, now: number) {
  await tx.run(take, [listId, owner, now])
}

/** Marks up to 100 quotes that expire before a time as reminded, and returns them. */
export async function takeQuotesToRemind(tx: Transaction, now: number, until: number): Promise<QuoteRow[]> {
  return tx.run(remind, [now, until])
}

interface NewOffer extends QuoteOffer {
  note: string
  /** The reason for prices that differ from the catalog, and its author; stored with the offer. */
  reason?: string
  agent?: string
  /** Idempotency key and request fingerprint of a change to the lines. */
  key?: string
  fingerprint?: string
}

export async function writeOffer(tx: Transaction, listId: string, newOffer: NewOffer) {
  const { lines, shipping, note } = newOffer
  const values = [JSON.stringify(lines), shipping && JSON.stringify(shipping), note, JSON.stringify(newOffer)]
  await tx.run(offer, [listId, ...values])
}

interface Moved {
  reason?: string
  /** Unix time in milliseconds. */
  validUntil?: number
}

/** Moves a locked quote to another state. */
export async function moveQuote(tx: Transaction, listId: string, state: QuoteRow['state'], moved: Moved = {}) {
  const { reason, validUntil } = moved
  await tx.run(move, [listId, state, reason ?? null, validUntil ?? null, new Date(tx.now)])
}

export async function expireLapsedQuotes(tx: Transaction, now: number) {
  return tx.run(lapse, [now])
}

/** Marks a quote as ordered, regardless of changes during the bank challenge. */
export async function markQuoteOrdered(tx: Transaction, listId: string) {
  await tx.run(order, [listId])
}
