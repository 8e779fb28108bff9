import type { Address } from '#domain/address/address.ts'
import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'

/** What is paid for, as it was when the link was made; amounts in minor units, as the site shows them. */
export interface LinkDocument {
  lines: { name: string; choice: string; qty: number; price: Minor; total: Minor }[]
  shipping: Minor
  discount: Minor
  tariff: Minor
  tax: Minor
  total: Minor
  /** Before the link. */
  paid: Minor
  billingAddress: Address
  /** Of a quote. */
  shippingAddress: Address | null
}

export interface LinkRow {
  id: string
  site: Site
  kind: 'quote' | 'order' | 'free'
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
  /** Milliseconds since 1970. */
  expiresAt: number
  isRevoked: boolean
  isAskedAgain: boolean
  createdAt: number
  requestFingerprint: string
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint::float8`
const columns = `id, site, kind, number, list_id as "listId", quote_version as "quoteVersion", order_id as "orderId",
  customer_id as "customerId", email, document, due, paid, held, allows_part as "allowsPart", note,
  ${ms('expires_at')} as "expiresAt", revoked_at is not null as "isRevoked", asked_again_at is not null as "isAskedAgain",
  ${ms('created_at')} as "createdAt", request_fingerprint as "requestFingerprint"`

const insert = statement<{ id: string }>(
  'payment-link.create',
  `insert into payment_link (id, site, kind, number, list_id, quote_version, order_id, customer_id, email, document, due,
     allows_part, note, expires_at, request_key, request_fingerprint)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, to_timestamp($14::float8 / 1000), $15, $16)
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
/** So many links staff reads at a time. */
const pageOfLinks = 20
const newest = statement<LinkRow>(
  'payment-link.newest',
  `select ${columns} from payment_link where site = $1 and ($2::text is null or number = $2)
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
  `with asked as (
     insert into payment_link_mailing (link_id, request_key, request_fingerprint) values ($1, $3, $4)
     on conflict do nothing returning link_id)
   update payment_link set expires_at = to_timestamp($2::float8 / 1000), asked_again_at = null, sent_at = now()
   from asked where id = link_id returning id`,
)
const mailing = statement<{ fingerprint: string }>(
  'payment-link.mailing',
  'select request_fingerprint as fingerprint from payment_link_mailing where link_id = $1 and request_key = $2',
)
const revoke = statement('payment-link.revoke', 'update payment_link set revoked_at = now() where id = $1')
const askAgain = statement(
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
> & { requestKey: string }

/** Writes a link; false when its request has made one already. */
export async function createLink(tx: Transaction, link: NewLink): Promise<boolean> {
  const made = await tx.run(insert, [
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
  ])
  return made.length > 0
}

export async function readLink(db: Queries, site: Site, id: string): Promise<LinkRow | undefined> {
  return (await db.run(one, [site, id]))[0]
}

/** A link, before its payments are changed: everybody takes the two in this order. */
export async function lockLink(tx: Transaction, site: Site, id: string): Promise<LinkRow | undefined> {
  return (await tx.run(locked, [site, id]))[0]
}

/** The link that a request of staff has made. */
export async function readLinkOf(db: Queries, site: Site, requestKey: string): Promise<LinkRow | undefined> {
  return (await db.run(ofRequest, [site, requestKey]))[0]
}

/** A page of a site's links, from 1, the newest first; of a number, its own. */
export async function readLinks(db: Queries, site: Site, number: string | null, page: number): Promise<LinkRow[]> {
  return db.run(newest, [site, number, (page - 1) * pageOfLinks])
}

/** Sets an amount aside for a payment; false when the link is over, or more would be taken than is due. */
export async function holdAmount(tx: Transaction, id: string, amount: Minor, now: number): Promise<boolean> {
  return (await tx.run(hold, [id, amount, now])).length > 0
}

export async function letAmountGo(tx: Transaction, id: string, amount: Minor) {
  await tx.run(letGo, [id, amount])
}

/** Counts what was set aside as paid; false when the link was taken back meanwhile. */
export async function countPaid(tx: Transaction, id: string, amount: Minor): Promise<boolean> {
  return (await tx.run(pay, [id, amount])).length > 0
}

/** Lets a link end later, as it is mailed again; false for a request that has done so. */
export async function prolongLink(
  tx: Transaction,
  id: string,
  { expiresAt, key, fingerprint }: { expiresAt: number; key: string; fingerprint: string },
): Promise<boolean> {
  return (await tx.run(sendAgain, [id, expiresAt, key, fingerprint])).length > 0
}

/** What the request said by which a link was mailed again; undefined for one that did not. */
export async function readMailing(db: Queries, id: string, key: string): Promise<string | undefined> {
  return (await db.run(mailing, [id, key]))[0]?.fingerprint
}

export async function revokeLink(tx: Transaction, id: string) {
  await tx.run(revoke, [id])
}

export async function noteAskedAgain(db: Queries, id: string) {
  await db.run(askAgain, [id])
}

/** Names the order that was made through a link. */
export async function keepOrder(tx: Transaction, id: string, orderId: string) {
  await tx.run(nameOrder, [id, orderId])
}
