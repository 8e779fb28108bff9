import type { Address } from '#domain/address/address.ts'
import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

/** Snapshot of a payment link's charges when it was created. Amounts are display prices in minor units. */
export interface LinkDocument {
  lines: { name: string; choice: string; qty: number; price: Minor; total: Minor }[]
  shipping: Minor
  discount: Minor
  tariff: Minor
  tax: Minor
  total: Minor
  /** Amount paid before the link was created. */
  paid: Minor
  billingAddress: Address
  /** Set for quotes and draft orders only. */
  shippingAddress: Address | null
}

/** Returns true for a link that is paid by ordering a quote, such as a draft order's link. */
export function isQuoteLink({ kind }: Pick<LinkRow, 'kind'>): boolean {
  return kind === 'quote' || kind === 'draft_order'
}

export interface LinkRow {
  id: string
  site: Site
  kind: 'quote' | 'draft_order' | 'order' | 'free'
  number: string
  listId: string | null
  quoteVersion: number | null
  orderId: string | null
  customerId: number | null
  email: string
  document: LinkDocument
  due: Minor
  paid: Minor
  held: Minor
  allowsPart: boolean
  note: string
  /** Unix time in milliseconds. */
  expiresAt: number
  isRevoked: boolean
  isAskedAgain: boolean
  createdAt: number
  requestFingerprint: string
  /** BCP 47 tag of the locale for the link's email; null means the site's first locale. */
  locale: string | null
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint::float8`
const columns = `id, site, kind, number, list_id as "listId", quote_version as "quoteVersion", order_id as "orderId",
  customer_id as "customerId", email, document, due, paid, held, allows_part as "allowsPart", note,
  ${ms('expires_at')} as "expiresAt", revoked_at is not null as "isRevoked", asked_again_at is not null as "isAskedAgain",
  ${ms('created_at')} as "createdAt", request_fingerprint as "requestFingerprint", locale`

const insert = statement<{ id: string }>(
  'payment-link.create',
  `insert into payment_link (id, site, kind, number, list_id, quote_version, order_id, customer_id, email, document, due,
     allows_part, note, expires_at, request_key, request_fingerprint, locale)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, to_timestamp($14::float8 / 1000), $15, $16, $17)
   on conflict (site, request_key) do nothing returning id`,
)
const one = statement<LinkRow>('payment-link.read', `select ${columns} from payment_link where site = $1 and id = $2`)
const locked = statement<LinkRow>(
  'payment-link.lock',
  `select ${columns} from payment_link where site = $1 and id = $2 for update`,
)
const ofRequest = statement<LinkRow>(
  'payment-link.of-request',
  `select ${columns} from payment_link where site = $1 and request_key = $2`,
)
const pageOfLinks = 20
const newest = statement<LinkRow>(
  'payment-link.newest',
  `select ${columns} from payment_link where site = $1 and ($2::text is null or number = $2)
   order by created_at desc, id limit ${pageOfLinks} offset $3`,
)
const ofOrder = statement<LinkRow>(
  'payment-link.of-order',
  `select ${columns} from payment_link where site = $1 and order_id = $2
   order by created_at desc, id limit ${pageOfLinks} offset $3`,
)
const hold = statement<{ id: string }>(
  'payment-link.hold',
  `update payment_link set held = held + $2
   where id = $1 and revoked_at is null and expires_at > to_timestamp($3::float8 / 1000) and paid + held + $2 <= due
   returning id`,
)
const letGo = statement('payment-link.let-go', 'update payment_link set held = held - $2 where id = $1')
const pay = statement<{ id: string }>(
  'payment-link.pay',
  `update payment_link set held = held - $2, paid = paid + $2 where id = $1 and revoked_at is null returning id`,
)
const sendAgain = statement<{ id: string }>(
  'payment-link.send-again',
  `with mailing as (
     insert into payment_link_mailing (link_id, request_key, request_fingerprint) values ($1, $3, $4)
     on conflict do nothing returning link_id)
   update payment_link set expires_at = to_timestamp($2::float8 / 1000), asked_again_at = null, sent_at = now()
   from mailing where id = link_id returning id`,
)
const mailing = statement<{ fingerprint: string }>(
  'payment-link.mailing',
  'select request_fingerprint as fingerprint from payment_link_mailing where link_id = $1 and request_key = $2',
)
const revoke = statement('payment-link.revoke', 'update payment_link set revoked_at = now() where id = $1')
const requestNewLink = statement(
  'payment-link.ask-again',
  'update payment_link set asked_again_at = coalesce(asked_again_at, now()) where id = $1',
)
const nameOrder = statement('payment-link.name-order', 'update payment_link set order_id = $2 where id = $1')

type NewLink = Pick<
  LinkRow,
  | 'id'
  | 'site'
  | 'kind'
  | 'number'
  | 'listId'
  | 'quoteVersion'
  | 'orderId'
  | 'customerId'
  | 'email'
  | 'document'
  | 'due'
  | 'allowsPart'
  | 'note'
  | 'expiresAt'
  | 'requestFingerprint'
  | 'locale'
> & { requestKey: string }

/** Inserts a link. Returns false if the same request already created one. */
export async function createLink(tx: Transaction, link: NewLink): Promise<boolean> {
  const inserted = await tx.run(insert, [
    link.id,
    link.site,
    link.kind,
    link.number,
    link.listId,
    link.quoteVersion,
    link.orderId,
    link.customerId,
    link.email,
    JSON.stringify(link.document),
    link.due,
    link.allowsPart,
    link.note,
    link.expiresAt,
    link.requestKey,
    link.requestFingerprint,
    link.locale,
  ])
  return inserted.length > 0
}

export async function readLink(db: QueryRunner, site: Site, id: string): Promise<LinkRow | undefined> {
  return (await db.run(one, [site, id]))[0]
}

/** Locks a link. Always lock the link before its payments. */
export async function lockLink(tx: Transaction, site: Site, id: string): Promise<LinkRow | undefined> {
  return (await tx.run(locked, [site, id]))[0]
}

/** Returns the link that a staff request created. */
export async function readLinkOfRequest(db: QueryRunner, site: Site, requestKey: string): Promise<LinkRow | undefined> {
  return (await db.run(ofRequest, [site, requestKey]))[0]
}

/** Returns a page of a site's links, starting at page 1, newest first. Optionally filters by number. */
export async function readLinks(db: QueryRunner, site: Site, number: string | null, page: number): Promise<LinkRow[]> {
  return db.run(newest, [site, number, (page - 1) * pageOfLinks])
}

/** Returns a page of an order's links, newest first. */
export async function readLinksOfOrder(db: QueryRunner, site: Site, orderId: string, page: number): Promise<LinkRow[]> {
  return db.run(ofOrder, [site, orderId, (page - 1) * pageOfLinks])
}

/** Reserves an amount for a payment. Returns false if the link is closed or has less than this amount due. */
export async function holdAmount(tx: Transaction, id: string, amount: Minor, now: number): Promise<boolean> {
  return (await tx.run(hold, [id, amount, now])).length > 0
}

export async function releaseAmount(tx: Transaction, id: string, amount: Minor) {
  await tx.run(letGo, [id, amount])
}

/** Counts a reserved amount as paid. Returns false if the link was revoked in the meantime. */
export async function markAmountPaid(tx: Transaction, id: string, amount: Minor): Promise<boolean> {
  return (await tx.run(pay, [id, amount])).length > 0
}

/** Extends a link that is emailed again. Returns false for a repeated request. */
export async function extendLink(
  tx: Transaction,
  id: string,
  { expiresAt, key, fingerprint }: { expiresAt: number; key: string; fingerprint: string },
): Promise<boolean> {
  return (await tx.run(sendAgain, [id, expiresAt, key, fingerprint])).length > 0
}

/** Returns the fingerprint of the request that emailed a link again, or undefined. */
export async function readMailFingerprint(db: QueryRunner, id: string, key: string): Promise<string | undefined> {
  return (await db.run(mailing, [id, key]))[0]?.fingerprint
}

export async function revokeLink(tx: Transaction, id: string) {
  await tx.run(revoke, [id])
}

export async function markRenewalRequested(db: QueryRunner, id: string) {
  await db.run(requestNewLink, [id])
}

export async function recordPlacedOrder(tx: Transaction, id: string, orderId: string) {
  await tx.run(nameOrder, [id, orderId])
}
