import type { Minor } from '#domain/money.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'

/** What goes back of a payment of a link. */
export interface LinkRefund {
  paymentId: string
  /** Of the payment: the first one is 1. */
  number: number
  amount: Minor
  giftCardPart: Minor
  cardPart: Minor
  reason: string
  state: 'asked' | 'refunded' | 'failed'
  requestKey: string
  requestFingerprint: string
  /** Milliseconds since 1970. */
  at: number
}

/** Of which process it is to ask: one that comes back after its turn settles nothing. */
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
// Whatever was worked out before: no payment gives back more than was taken for it.
const count = statement<{ id: string }>(
  'payment-link-refund.count',
  `update payment_link_payment set refunded = refunded + $2
   where id = $1 and status = 'captured' and refunded + $2 <= amount returning id`,
)
// The turn is longer than the vendor's list may take and a credit that was posted at its end may be on its way.
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

/** Holds a payment of a site's link, so that its refunds follow one another; false where there is none. */
export async function lockPayment(tx: Transaction, site: Site, paymentId: string): Promise<boolean> {
  return (await tx.run(lock, [site, paymentId])).length > 0
}

/** The refunds of payments, of each the first one first. */
export async function readRefunds(db: Queries, paymentIds: readonly string[]): Promise<LinkRefund[]> {
  return paymentIds.length === 0 ? [] : db.run(ofPayments, [paymentIds])
}

/** Writes down a refund of a payment that the transaction holds, and counts it; throws when it is more than was taken. */
export async function createRefund(tx: Transaction, refund: Omit<LinkRefund, 'at'>) {
  const { paymentId, number, amount, giftCardPart, cardPart, reason, state, requestKey, requestFingerprint } = refund
  if ((await tx.run(count, [paymentId, amount])).length === 0)
    throw new Error(`Refund ${number} of payment ${paymentId} is more than was taken`)
  const values = [paymentId, number, amount, giftCardPart, cardPart, reason, state, requestKey, requestFingerprint]
  await tx.run(insert, values)
}

/** The refund of a payment that its vendor is to be asked for, for this process alone; with what went back before. */
export async function takeRefund(db: Queries, paymentId: string) {
  return (await db.run(take, [paymentId]))[0]
}

/** Writes down what the vendor said in a turn; what failed is counted no more. False when the turn is another one's. */
export async function settleRefund(
  tx: Transaction,
  { paymentId, number, cardPart, turn }: LinkRefund & Turn,
  state: 'refunded' | 'failed',
): Promise<boolean> {
  if ((await tx.run(settle, [paymentId, number, state, turn])).length === 0) return false
  if (state === 'failed') await tx.run(count, [paymentId, -cardPart])
  return true
}

/** The vendor did not say in a turn: another process may ask after so many seconds. */
export async function leaveRefund(db: Queries, { paymentId, number, turn }: LinkRefund & Turn, seconds: number) {
  await db.run(leave, [paymentId, number, seconds, turn])
}

/** A vendor says that a refund which it had taken on did not come about: it is counted no more. */
export async function noteComeBack(tx: Transaction, paymentId: string, number: number, engine: EngineName) {
  for (const { cardPart } of await tx.run(comeBack, [paymentId, number, engine]))
    await tx.run(count, [paymentId, -cardPart])
}

/** Refunds that staff have to look at: those that failed of which less was asked for since, and those without an answer for an hour. */
export async function readRefundsToSee(db: Queries) {
  return db.run(toSee, [])
}

/** Says that refunds which failed went back in another way; for whoever has seen to that. */
export function linkRefundsWentBackOtherwise(refunds: readonly Pick<LinkRefund, 'paymentId' | 'number'>[]): string {
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

/** The payments of refunds that nobody asks for though they are to be, each told once an hour. */
export async function takeForgottenRefunds(tx: Transaction): Promise<string[]> {
  return (await tx.run(forgotten, [])).map(({ paymentId }) => paymentId)
}
