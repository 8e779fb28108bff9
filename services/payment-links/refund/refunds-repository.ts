import type { Minor } from '#domain/money.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface LinkRefund {
  paymentId: string
  /** Numbered per payment, from 1. */
  number: number
  amount: Minor
  giftCardPart: Minor
  cardPart: Minor
  reason: string
  state: 'asked' | 'refunded' | 'failed'
  requestKey: string
  requestFingerprint: string
  /** Unix time in milliseconds. */
  at: number
}

/** One process's lease. After it expires, the process cannot settle the refund. */
interface Turn {
  turn: string
}

const columns = `payment_id as "paymentId", number, amount, gift_card_part as "giftCardPart", card_part as "cardPart",
  reason, state, request_key as "requestKey", request_fingerprint as "requestFingerprint",
  (extract(epoch from created_at) * 1000)::bigint::float8 as at`
const lock = statement<{ id: string }>(
  'payment-link-refund.lock-payment',
  `select p.id from payment_link_payment p join payment_link l on l.id = p.link_id
   where l.site = $1 and p.id = $2 for update of p`,
)
const ofPayments = statement<LinkRefund>(
  'payment-link-refund.of-payments',
  `select ${columns} from payment_link_refund where payment_id = any($1) order by payment_id, number`,
)
const insert = statement(
  'payment-link-refund.create',
  `insert into payment_link_refund (payment_id, number, amount, gift_card_part, card_part, reason, state, request_key,
     request_fingerprint, settled_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $7 = 'refunded' then now() end)`,
)
// Enforced in SQL: a payment's refunds never exceed the captured amount.
const count = statement<{ id: string }>(
  'payment-link-refund.count',
  `update payment_link_payment set refunded = refunded + $2
   where id = $1 and status = 'captured' and refunded + $2 <= amount returning id`,
)
// The lease is long enough to look up the refund at the vendor and then send it.
const take = statement<LinkRefund & Turn & { before: Minor }>(
  'payment-link-refund.take',
  `update payment_link_refund set asking_until = now() + interval '16 minutes', asked_at = now()
   where payment_id = $1 and state = 'asked' and (asking_until is null or asking_until < now())
   returning ${columns}, asking_until::text as turn, (select coalesce(sum(card_part), 0)::integer from payment_link_refund as done
     where done.payment_id = $1 and done.state = 'refunded' and not done.went_otherwise) as before`,
)
const settle = statement<{ number: number }>(
  'payment-link-refund.settle',
  `update payment_link_refund set state = $3, asking_until = null, settled_at = now()
   where payment_id = $1 and number = $2 and state = 'asked' and asking_until = $4::timestamptz returning number`,
)
const leave = statement(
  'payment-link-refund.leave',
  `update payment_link_refund set asking_until = now() + $3 * interval '1 second'
   where payment_id = $1 and number = $2 and state = 'asked' and asking_until = $4::timestamptz`,
)
const comeBack = statement<{ cardPart: Minor }>(
  'payment-link-refund.come-back',
  `update payment_link_refund set state = 'failed', asking_until = null, settled_at = now() from payment_link_payment p
   where p.id = payment_id and p.engine = $3 and payment_id = $1 and number = $2 and card_part > 0
     and state in ('asked', 'refunded') returning card_part as "cardPart"`,
)
const forgotten = statement<{ paymentId: string }>(
  'payment-link-refund.take-forgotten',
  `update payment_link_refund set asked_at = now() where state = 'asked' and asked_at < now() - interval '1 hour'
     and (asking_until is null or asking_until < now()) returning payment_id as "paymentId"`,
)

const toSee = statement<Pick<LinkRefund, 'paymentId' | 'number' | 'state'>>(
  'payment-link-refund.to-see',
  `select payment_id as "paymentId", number, state from payment_link_refund as refund
   where state = 'failed' and card_part > (select coalesce(sum(later.card_part), 0) from payment_link_refund as later
       where later.payment_id = refund.payment_id and later.created_at > refund.settled_at and later.state <> 'failed')
     or state = 'asked' and created_at < now() - interval '1 hour'
   order by payment_id, number limit 100`,
)

/** Locks a payment on a site, so that its refunds run one at a time. Returns false if it does not exist. */
export async function lockPayment(tx: Transaction, site: Site, paymentId: string): Promise<boolean> {
  return (await tx.run(lock, [site, paymentId])).length > 0
}

/** Returns the refunds of these payments, in order. */
export async function readRefunds(db: QueryRunner, paymentIds: readonly string[]): Promise<LinkRefund[]> {
  return paymentIds.length === 0 ? [] : db.run(ofPayments, [paymentIds])
}

/** Records a refund of a locked payment. Throws if the total refunded would exceed the captured amount. */
export async function createRefund(tx: Transaction, refund: Omit<LinkRefund, 'at'>) {
  const { paymentId, number, amount, giftCardPart, cardPart, reason, state, requestKey, requestFingerprint } = refund
  if ((await tx.run(count, [paymentId, amount])).length === 0)
    throw new Error(`Refund ${number} of link payment ${paymentId} exceeds the captured amount`)
  const values = [paymentId, number, amount, giftCardPart, cardPart, reason, state, requestKey, requestFingerprint]
  await tx.run(insert, values)
}

/** Leases the payment's next refund for this process, and returns it with the total of earlier refunds. */
export async function leaseRefund(db: QueryRunner, paymentId: string) {
  return (await db.run(take, [paymentId]))[0]
}

/**
 * Records the vendor's result under the lease; a failed refund no longer counts toward the total. Returns false if
 * another process holds the lease.
 */
export async function settleRefund(
  tx: Transaction,
  { paymentId, number, cardPart, turn }: LinkRefund & Turn,
  state: 'refunded' | 'failed',
): Promise<boolean> {
  if ((await tx.run(settle, [paymentId, number, state, turn])).length === 0) return false
  if (state === 'failed') await tx.run(count, [paymentId, -cardPart])
  return true
}

/** Releases a lease without a result. Another process may retry after `seconds`. */
export async function releaseRefundLease(
  db: QueryRunner,
  { paymentId, number, turn }: LinkRefund & Turn,
  seconds: number,
) {
  await db.run(leave, [paymentId, number, seconds, turn])
}

/** Marks an accepted refund as failed, so that it no longer counts toward the total. */
export async function markRefundReturned(tx: Transaction, paymentId: string, number: number, engine: EngineName) {
  for (const { cardPart } of await tx.run(comeBack, [paymentId, number, engine]))
    await tx.run(count, [paymentId, -cardPart])
}

/**
 * Returns refunds that need staff attention: failed ones not requested again, and those without a response for an hour.
 */
export async function readUnseenRefunds(db: QueryRunner) {
  return db.run(toSee, [])
}

/** Returns SQL for staff to mark failed refunds as settled in another way. */
export function settleLinkRefundsSql(refunds: readonly Pick<LinkRefund, 'paymentId' | 'number'>[]): string {
  const named = refunds
    .map(({ paymentId, number }) => `('${paymentId.replaceAll("'", '')}', ${Number(number)})`)
    .join(', ')
  return (
    `with went as (update payment_link_refund set state = 'refunded', went_otherwise = true, settled_at = now() ` +
    `where state = 'failed' and (payment_id, number) in (${named}) returning payment_id, card_part), ` +
    `sums as (select payment_id, sum(card_part) as back from went group by payment_id) ` +
    `update payment_link_payment set refunded = refunded + back from sums where id = payment_id`
  )
}

/** Returns the ids of payments with stalled refunds, each at most once per hour. */
export async function takeStaleRefunds(tx: Transaction): Promise<string[]> {
  return (await tx.run(forgotten, [])).map(({ paymentId }) => paymentId)
}
