import type { Minor } from '#domain/money.ts'
import type { DraftOrderDocument, DraftOrderState } from '#domain/quotes/draft-order.ts'
import type { QuoteOffer } from '#domain/quotes/quote.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Database, type QueryRunner, type Transaction } from '#platform/database.ts'
import { deleteQuoteLists } from '#services/lists/steps.ts'

export interface DraftOrderRow {
  id: string
  site: Site
  number: number
  version: number
  customerId: number | null
  email: string
  document: DraftOrderDocument
  /** Minor units; null if something was missing at the last change. */
  total: Minor | null
  staffId: string | null
  staffName: string
  listId: string | null
  linkId: string | null
  requestFingerprint: string
  changeKey: string | null
  changeFingerprint: string | null
  state: DraftOrderState
  /** Epoch milliseconds. */
  expiresAt: number | null
  createdAt: number
  updatedAt: number
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint::float8`
// An expired or canceled payment link leaves the draft order open. `$2` is the current time.
const state = `case when q.state = 'ordered' then 'ordered' when q.list_id is null or q.state = 'cancelled' then 'draft'
    when q.valid_until <= to_timestamp($2::float8 / 1000) then 'expired' else 'sent' end`
const columns = `d.id, d.site, d.number::integer, d.version, d.customer_id as "customerId", d.email, d.document, d.total,
    d.staff_id as "staffId", d.staff_name as "staffName", d.list_id as "listId", d.link_id as "linkId",
    d.request_fingerprint as "requestFingerprint", d.change_key as "changeKey",
    d.change_fingerprint as "changeFingerprint", ${state} as state, ${ms('q.valid_until')} as "expiresAt",
    ${ms('d.created_at')} as "createdAt", ${ms('d.updated_at')} as "updatedAt"`
const from = 'from draft_order d left join quote q on q.list_id = d.list_id where d.site = $1'
const one = statement<DraftOrderRow>('draft-order.read', `select ${columns} ${from} and d.id = $3`)
const lock = statement('draft-order.lock', 'select id from draft_order where site = $1 and id = $2 for update')
const ofQuote = statement<{ id: string; linkId: string | null }>(
  'draft-order.lock-of-quote',
  'select id, link_id as "linkId" from draft_order where site = $1 and list_id = $2 for update',
)
const ofRequest = statement<DraftOrderRow>('draft-order.of-request', `select ${columns} ${from} and d.request_key = $3`)
const matching = `${from} and ($3::text is null or $3 = ${state})
  and ($4 = '' or d.number::text = ltrim(upper($4), 'D') or strpos(lower(d.email), lower($4)) > 0
    or strpos(lower(concat_ws(' ', d.document->'address'->>'firstname', d.document->'address'->>'lastname')), lower($4)) > 0)`
const page = statement<DraftOrderRow>(
  'draft-order.page',
  `select ${columns} ${matching} order by d.updated_at desc, d.number desc limit $5 offset $6`,
)
const countMatching = statement<{ count: number }>('draft-order.count', `select count(*)::integer as count ${matching}`)
const insert = statement<{ id: string }>(
  'draft-order.create',
  `insert into draft_order (site, customer_id, email, document, total, staff_id, staff_name, request_key,
     request_fingerprint, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict (request_key) do nothing returning id`,
)
const update = statement(
  'draft-order.change',
  `update draft_order set version = version + 1, customer_id = $2, email = $3, document = $4, total = $5,
     change_key = $6, change_fingerprint = $7, updated_at = $8 where id = $1`,
)
const send = statement(
  'draft-order.send',
  `update draft_order set version = version + 1, list_id = $2, link_id = $3, total = $4, change_key = $5,
     change_fingerprint = $6, updated_at = $7 where id = $1`,
)
const remove = statement('draft-order.delete', 'delete from draft_order where id = any($1::uuid[])')
const listsOf = statement<{ listId: string }>(
  'draft-order.lists',
  'select list_id as "listId" from quote where draft_order_id = any($1::uuid[]) order by list_id',
)
const old = statement<{ id: string }>(
  'draft-order.old',
  `select d.id from draft_order d where d.updated_at < $1::timestamptz - interval '1 year' and not exists (
     select from quote q where q.list_id = d.list_id and q.state in ('sent', 'accepted') and q.valid_until > $1)
   order by d.id limit 100 for update skip locked`,
)
const insertQuote = statement(
  'draft-order.create-quote',
  `insert into quote (site, customer_id, guest_token, list_id, origin, is_visible, state, title, message, lines, shipping,
     valid_until, requested_at, draft_order_id, reminded_for)
   values ($1, $2, $3, $4, 'draft_order', false, 'sent', '', '', $5, $6, to_timestamp($7::float8 / 1000), $8, $9,
     case when $10 then to_timestamp($7::float8 / 1000) end)`,
)
const closeQuote = statement<{ listId: string }>(
  'draft-order.close-quote',
  `update quote set state = 'cancelled', is_closed = true, closed_at = $3
   where site = $1 and list_id = $2 and origin = 'draft_order' and state in ('sent', 'accepted')
   returning list_id as "listId"`,
)
const extendQuote = statement<{ listId: string }>(
  'draft-order.extend-quote',
  `update quote set valid_until = to_timestamp($3::float8 / 1000), is_closed = false,
     reminded_for = case when $4 then to_timestamp($3::float8 / 1000) end
   where site = $1 and list_id = $2 and origin = 'draft_order' and state in ('sent', 'accepted')
   returning list_id as "listId"`,
)
const due = statement<{ site: Site; email: string; linkId: string; validUntil: number }>(
  'draft-order.remind',
  `with due as (
     update quote q set reminded_for = valid_until where list_id = any(array(
       select list_id from quote
       where state in ('sent', 'accepted') and origin = 'draft_order' and not is_closed
         and reminded_for is distinct from valid_until and valid_until > to_timestamp($1::float8 / 1000)
         and valid_until <= to_timestamp($2::float8 / 1000) and not exists (
           select 1 from shop_order where list_id = quote.list_id and status in ('new', 'payment_pending'))
       limit 100 for update skip locked))
     returning list_id, valid_until)
   select d.site, d.email, d.link_id as "linkId", ${ms('due.valid_until')} as "validUntil"
   from due join draft_order d on d.list_id = due.list_id where d.link_id is not null`,
)

export async function readDraftOrder(db: QueryRunner, site: Site, id: string, now: number) {
  return (await db.run(one, [site, now, id])).at(0)
}

/**
 * Locks a draft order until commit and returns it. A second statement reads its state, because the first one would
 * return the quote from before the wait for the lock.
 */
export async function lockDraftOrder(tx: Transaction, site: Site, id: string) {
  await tx.run(lock, [site, id])
  return readDraftOrder(tx, site, id, tx.now)
}

/** Locks the draft order that this quote was most recently sent for. Returns undefined if there is none. */
export async function lockDraftOrderOfQuote(tx: Transaction, site: Site, listId: string) {
  return (await tx.run(ofQuote, [site, listId])).at(0)
}

/** Returns the draft order created by a staff request. */
export async function readCreatedDraftOrder(db: QueryRunner, site: Site, requestKey: string, now: number) {
  return (await db.run(ofRequest, [site, now, requestKey])).at(0)
}

interface Search {
  state: DraftOrderState | undefined
  text: string
  /** Starts at 1. */
  page: number
}

const pageSize = 50

/** Returns a page of matching draft orders, most recently changed first, and the total count. */
export async function searchDraftOrders(db: QueryRunner, site: Site, search: Search, now: number) {
  const values = [site, now, search.state ?? null, search.text] as const
  const [drafts, [counted]] = await Promise.all([
    db.run(page, [...values, pageSize, (search.page - 1) * pageSize]),
    db.run(countMatching, values),
  ])
  return { drafts, total: counted!.count }
}

export type DraftOrderValues = Pick<DraftOrderRow, 'customerId' | 'email' | 'document' | 'total'>

interface Creation extends DraftOrderValues {
  site: Site
  staff: { id: string | null; name: string }
  requestKey: string
  requestFingerprint: string
}

/** Inserts a draft order, once per idempotency key. */
export async function createDraftOrder(tx: Transaction, created: Creation): Promise<void> {
  const { site, customerId, email, document, total, staff, requestKey, requestFingerprint } = created
  const values = [site, customerId, email, JSON.stringify(document), total, staff.id, staff.name]
  await tx.run(insert, [...values, requestKey, requestFingerprint, new Date(tx.now)])
}

interface Change {
  key: string
  fingerprint: string
}

export async function changeDraftOrder(tx: Transaction, id: string, changed: DraftOrderValues, change: Change) {
  const { customerId, email, document, total } = changed
  const values = [customerId, email, JSON.stringify(document), total]
  await tx.run(update, [id, ...values, change.key, change.fingerprint, new Date(tx.now)])
}

/** Records a draft order's quote and payment link. */
export async function markDraftOrderSent(
  tx: Transaction,
  id: string,
  sent: { listId: string; linkId: string; total: Minor },
  change: Change,
) {
  const { listId, linkId, total } = sent
  await tx.run(send, [id, listId, linkId, total, change.key, change.fingerprint, new Date(tx.now)])
}

/** Deletes locked draft orders, and those of their quotes that have no order. */
export async function deleteDraftOrders(tx: Transaction, ids: readonly string[]) {
  const lists = await tx.run(listsOf, [ids])
  await deleteQuoteLists(
    tx,
    lists.map(({ listId }) => listId),
  )
  await tx.run(remove, [ids])
}

interface NewDraftQuote extends QuoteOffer {
  draftId: string
  listId: string
  /** Epoch milliseconds. */
  validUntil: number
  /** True if the customer gets an email before the prices expire. */
  isReminded: boolean
}

/** Creates the quote that a payment link pays, with these fixed prices. */
export async function createDraftQuote(
  tx: Transaction,
  { site, customerId, guestToken }: Scope,
  { draftId, listId, lines, shipping, validUntil, isReminded }: NewDraftQuote,
) {
  const offer = [JSON.stringify(lines), shipping && JSON.stringify(shipping), validUntil]
  await tx.run(insertQuote, [site, customerId, guestToken, listId, ...offer, new Date(tx.now), draftId, !isReminded])
}

/** Cancels a draft order's quote. Returns false if it was already ordered or canceled. */
export async function cancelDraftQuote(tx: Transaction, site: Site, listId: string): Promise<boolean> {
  return (await tx.run(closeQuote, [site, listId, new Date(tx.now)])).length > 0
}

/** Sets the expiry of a draft order's quote. Returns false if it was ordered or canceled. */
export async function extendDraftQuote(
  tx: Transaction,
  site: Site,
  listId: string,
  { until, isReminded }: { until: number; isReminded: boolean },
): Promise<boolean> {
  return (await tx.run(extendQuote, [site, listId, until, !isReminded])).length > 0
}

/** Marks up to 100 open draft orders as reminded if their link expires before a time, and returns the links. */
export async function takeDueReminders(tx: Transaction, now: number, until: number) {
  return tx.run(due, [now, until])
}

/** Deletes draft orders a year after their last change, unless their payment link is open. */
export async function sweepDraftOrders(db: Database, now: number): Promise<void> {
  for (let count = 1; count > 0;) {
    count = await db.transaction(async (tx) => {
      const drafts = await tx.run(old, [new Date(now)])
      await deleteDraftOrders(
        tx,
        drafts.map(({ id }) => id),
      )
      return drafts.length
    })
  }
}
