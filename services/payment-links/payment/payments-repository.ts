import type { Address } from '#domain/address/address.ts'
import type { Minor } from '#domain/money.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { DisplayedCard } from '#platform/payments/engine.ts'

type PaymentStatus = 'new' | 'pending' | 'authorized' | 'captured' | 'failed'

export interface LinkPayment {
  id: string
  linkId: string
  site: Site
  email: string
  status: PaymentStatus
  amount: Minor
  giftCardPart: Minor
  refunded: Minor
  engine: EngineName
  token: string | null
  isStored: boolean
  card: DisplayedCard | null
  reference: string | null
  challengeUrl: string | null
  billingAddress: Address
  cause: string
  /** Number of requests to the vendor. */
  asks: number
  /** Unix time in milliseconds. */
  createdAt: number
  /** BCP 47 tag of the payer's locale; null means the site's first locale. */
  locale: string | null
}

const columns = `p.id, p.link_id as "linkId", l.site, l.email, p.status, p.amount, p.gift_card_part as "giftCardPart",
  p.refunded, p.engine, p.token, p.is_stored as "isStored", p.card, p.reference, p.challenge_url as "challengeUrl",
  p.billing_address as "billingAddress", p.cause, p.asks, (extract(epoch from p.created_at) * 1000)::bigint::float8 as "createdAt", p.locale`

const insert = statement(
  'payment-link-payment.create',
  `insert into payment_link_payment (id, link_id, amount, gift_card_part, engine, token, is_stored, billing_address, wait_until,
     locale)
   values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 second', $10)`,
)
const one = statement<LinkPayment>(
  'payment-link-payment.read',
  `select ${columns} from payment_link_payment p join payment_link l on l.id = p.link_id where p.id = $1`,
)
const ofLinks = statement<LinkPayment>(
  'payment-link-payment.of-links',
  `select ${columns} from payment_link_payment p join payment_link l on l.id = p.link_id
   where p.link_id = any($1::uuid[]) order by p.created_at desc, p.id`,
)
// Runs before the request, so that any authorization it creates will be looked for.
const takeLease = statement<{ asks: number }>(
  'payment-link-payment.ask',
  `update payment_link_payment set asking_until = now() + interval '20 seconds', asks = asks + 1,
     look_at = case when $2 then now() + interval '1 minute' else look_at end, looks = case when $2 then 0 else looks end
   where id = $1 and status in ('new', 'pending') and (asking_until is null or asking_until < now()) returning asks`,
)
// If the first response includes the payment's reference, there can be no orphaned authorizations. Once the payment has
// failed, all authorizations are voided.
const move = statement<{ id: string }>(
  'payment-link-payment.move',
  `update payment_link_payment set status = $3, cause = $4, reference = coalesce($5, reference),
     challenge_url = $6, card = coalesce($7, card), asking_until = null,
     wait_until = now() + case $3 when 'pending' then interval '15 minutes' else interval '5 minutes' end,
     settled_at = case when $3 in ('captured', 'failed') then now() end,
     token = case when $3 in ('captured', 'failed') then null else coalesce($8, token) end,
     looks = case when $3 = 'failed' then 0 else looks end,
     look_at = case when $3 = 'failed' then case when asks > 0 then now() end
       when asks > 1 or $5::text is null then look_at end
   where id = $1 and status = $2 returning id`,
)
const ignorePending = statement(
  'payment-link-payment.ask-anew',
  `update payment_link_payment set challenge_url = $2 where id = $1 and status = 'pending'`,
)
const look = statement(
  'payment-link-payment.look-again',
  `update payment_link_payment set look_at = now(), looks = 0 where id = $1 and status = 'failed'`,
)
const waiting = statement<{ id: string }>(
  'payment-link-payment.waiting',
  `select id from payment_link_payment where status in ('new', 'pending', 'authorized') and wait_until < now()
     and (asking_until is null or asking_until < now()) order by asks, wait_until limit 100`,
)

/** Records a payment and its response timeout in seconds, before the vendor request. */
export async function createPayment(
  tx: Transaction,
  payment: Pick<
    LinkPayment,
    'id' | 'linkId' | 'amount' | 'giftCardPart' | 'engine' | 'token' | 'isStored' | 'locale'
  > & {
    billingAddress: Address
    seconds: number
  },
) {
  await tx.run(insert, [
    payment.id,
    payment.linkId,
    payment.amount,
    payment.giftCardPart,
    payment.engine,
    payment.token,
    payment.isStored,
    JSON.stringify(payment.billingAddress),
    payment.seconds,
    payment.locale,
  ])
}

export async function readPayment(db: QueryRunner, id: string): Promise<LinkPayment | undefined> {
  return (await db.run(one, [id]))[0]
}

/** Returns the payments through these links, newest first. */
export async function readPayments(db: QueryRunner, linkIds: readonly string[]): Promise<LinkPayment[]> {
  return linkIds.length === 0 ? [] : db.run(ofLinks, [linkIds])
}

/** Acquires the payment lease and returns the number of requests, or 0 if the payment is settled or already leased. */
export async function acquirePaymentLease(db: QueryRunner, id: string, mayAuthorize: boolean): Promise<number> {
  return (await db.run(takeLease, [id, mayAuthorize]))[0]?.asks ?? 0
}

interface Moved {
  reference?: string | null
  challengeUrl?: string | null
  card?: DisplayedCard | null
  /** PayPal approval token. */
  token?: string
}

/** Moves a payment out of the expected status; returns false if the status has changed. */
export async function movePayment(
  tx: Transaction,
  id: string,
  [from, to]: readonly [PaymentStatus, PaymentStatus],
  cause: string,
  { reference, challengeUrl, card, token }: Moved = {},
): Promise<boolean> {
  const values = [reference ?? null, challengeUrl ?? null, card ? JSON.stringify(card) : null, token ?? null]
  return (await tx.run(move, [id, from, to, cause, ...values])).length > 0
}

export async function renewPaymentChallenge(tx: Transaction, id: string, challengeUrl: string) {
  await tx.run(ignorePending, [id, challengeUrl])
}

/** Schedules a check that voids any authorizations of an ended payment. */
export async function scheduleAuthorizationCheck(tx: Transaction, id: string) {
  await tx.run(look, [id])
}

/** Returns the ids of payments past their response timeout. */
export async function readOverduePayments(db: QueryRunner): Promise<string[]> {
  return (await db.run(waiting, [])).map(({ id }) => id)
}
