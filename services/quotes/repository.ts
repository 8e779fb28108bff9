import type { QuoteFacts, QuoteOffer } from '#domain/quotes/quote.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface QuoteRow extends QuoteFacts, QuoteOffer {
  listId: string
  number: number
  version: number
  title: string
  message: string
  note: string
  requestedAt: number
  site: Site
  customerId: number
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint::float8`
const select = `
  select q.list_id as "listId", q.number::integer, q.state, q.version, q.title, q.message, q.note, q.lines, q.shipping,
    ${ms('q.valid_until')} as "validUntil", ${ms('q.requested_at')} as "requestedAt", q.site, q.customer_id as "customerId"
  from quote q`
/** Only customers request quotes. */
type Owner = Pick<Scope, 'site' | 'customerId'>

const own = 'q.site = $1 and q.customer_id = $2'
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
   where ${own} and q.state in ('requested', 'in_work')`,
)
const readOne = statement<QuoteRow>('quote.read', `${select} where q.site = $1 and q.list_id = $2`)
const lockOne = statement<QuoteRow>('quote.lock', `${select} where q.site = $1 and q.list_id = $2 for update`)
const readWaiting = statement<QuoteRow>(
  'quote.read-waiting',
  `${select} where q.site = $1 and q.state in ('requested', 'in_work') order by q.requested_at, q.number limit 200`,
)
const insert = statement(
  'quote.create',
  'insert into quote (site, customer_id, list_id, title, message) values ($1, $2, $3, $4, $5)',
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
  `update quote set state = $2, reason = coalesce($3, reason), is_closed = $2 = 'declined',
     valid_until = coalesce(to_timestamp($4::float8 / 1000), valid_until) where list_id = $1`,
)
const lapse = statement<{ listId: string; site: Site; customerId: number }>(
  'quote.lapse',
  `update quote set is_closed = true where list_id = any(array(
     select list_id from quote
     where state in ('sent', 'accepted') and not is_closed and valid_until <= to_timestamp($1::float8 / 1000)
     limit 100 for update skip locked))
   returning list_id as "listId", site, customer_id as "customerId"`,
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

/** Returns a quote of the caller, and locks it until commit. */
export async function lockOwnQuote(tx: Transaction, scope: Scope, id: string): Promise<QuoteRow | undefined> {
  const [quote] = await tx.run(lockOwn, [...ownerOf(scope), id])
  return quote
}

/** Returns any quote of a site, for staff. */
export async function readQuote(db: QueryRunner, site: Site, id: string): Promise<QuoteRow | undefined> {
  const [quote] = await db.run(readOne, [site, id])
  return quote
}

export async function lockQuote(tx: Transaction, site: Site, id: string): Promise<QuoteRow | undefined> {
  const [quote] = await tx.run(lockOne, [site, id])
  return quote
}

export async function readWaitingQuotes(db: QueryRunner, site: Site): Promise<QuoteRow[]> {
  return db.run(readWaiting, [site])
}

export async function createQuote(
  tx: Transaction,
  scope: Scope,
  listId: string,
  { title, message }: Pick<QuoteRow, 'title' | 'message'>,
) {
  await tx.run(insert, [...ownerOf(scope), listId, title, message])
}

export async function writeOffer(tx: Transaction, listId: string, newOffer: QuoteOffer & { note: string }) {
  const { lines, shipping, note } = newOffer
  const values = [JSON.stringify(lines), shipping && JSON.stringify(shipping), note, JSON.stringify(newOffer)]
  await tx.run(offer, [listId, ...values])
}

interface Moved {
  reason?: string
  /** Unix time in milliseconds. */
  validUntil?: number
}

/** Moves a locked quote to a state. */
export async function moveQuote(tx: Transaction, listId: string, state: QuoteRow['state'], moved: Moved = {}) {
  const { reason, validUntil } = moved
  await tx.run(move, [listId, state, reason ?? null, validUntil ?? null])
}

export async function expireLapsedQuotes(tx: Transaction, now: number) {
  return tx.run(lapse, [now])
}

/** Marks a quote as ordered, whatever happened to it during the bank challenge. */
export async function endOrdered(tx: Transaction, listId: string) {
  await tx.run(order, [listId])
}
