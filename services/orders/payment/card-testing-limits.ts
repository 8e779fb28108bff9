import { createHash } from 'node:crypto'
import type { checkout } from '#contract/checkout.ts'
import type { ReceivedCall } from '#contract/kernel/call.ts'
import { blockedUntil, declineWindow, maxDeclines } from '#domain/checkout/declines.ts'
import { statement, pipelined, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

const lock = statement('payment-try.lock', 'select pg_advisory_xact_lock(7109, hashtext($1))')
const at = 'extract(epoch from at) * 1000'
const ofShopper = statement<{ at: number; isDeclined: boolean }>(
  'payment-try.of-shopper',
  `select (${at})::float8 as at, is_declined as "isDeclined" from payment_try where shopper = $1 order by at desc limit $2`,
)
const ofAddress = statement<{ at: number }>(
  'payment-try.of-address',
  `(select (${at})::float8 as at from payment_try where address = $1 and is_declined order by at desc limit 1)
   union all
   (select (${at})::float8 as at from payment_try where address = $1 and is_declined order by at desc offset $2 - 1 limit 1)`,
)
const keep = statement(
  'payment-try.keep',
  `insert into payment_try (order_id, shopper, address, at)
   values ($1, $2, $3, to_timestamp($4::double precision / 1000))`,
)
const decline = statement('payment-try.declined', 'update payment_try set is_declined = true where order_id = $1')
const remove = statement('payment-try.made', 'delete from payment_try where order_id = $1')

type PlaceOrderCall = ReceivedCall<typeof checkout, 'POST /svc_checkout/order'>

/**
 * Identifies the source of a payment attempt: a session or payment link, and a network address, which many shoppers may
 * share.
 */
interface Trier {
  shopper: string
  address: string
}

/**
 * Refuses a payment if the session, payment link, or network address has too many declines. Declines are not counted
 * per email address, because anyone who knew the address could block its owner.
 */
export async function checkCardTestingLimits(
  tx: Transaction,
  { scope, ip, now, refuse }: Pick<PlaceOrderCall, 'scope' | 'ip' | 'now' | 'refuse'>,
  maxOfAddress: number,
  through?: string,
): Promise<Trier> {
  const { site, customerId, guestToken } = scope
  const session = customerId === null ? `guest ${guestToken}` : `customer ${customerId}`
  const shopper = hashed(`${site} ${through ?? session}`)
  const address = hashed(`address ${ip}`)
  const { own, others } = await pipelined({
    lock: tx.run(lock, [shopper]),
    own: tx.run(ofShopper, [shopper, maxDeclines]),
    others: tx.run(ofAddress, [address, maxOfAddress]),
  })
  const ownUntil = blockedBy(own, maxDeclines)
  // `others` contains the newest decline, and the decline that reached the limit.
  const until = Math.max(ownUntil, blockedBy(others, 2))
  if (until <= now) return { shopper, address }
  // A pending payment may still succeed, so it isn't a decline yet.
  if (until === ownUntil && own.some(({ isDeclined }) => !isDeclined)) throw refuse('placing')
  throw refuse('too_many_declines', { seconds: Math.ceil((until - now) / 1_000) })
}

function blockedBy(attempts: readonly { at: number }[], max: number): number {
  const moments = attempts.map((each) => each.at)
  return blockedUntil(moments, max) ?? -Infinity
}

/** Counts a payment attempt until it succeeds or fails for a reason unrelated to the card. */
export async function countAttempt(tx: Transaction, orderId: string, { shopper, address }: Trier, now: number) {
  await tx.run(keep, [orderId, shopper, address, now])
}

/** Outcomes typical of stolen cards. */
const declines: ReadonlySet<string> = new Set(['declined', 'cvv_required', 'three_ds'])

/** Ends an attempt; afterwards, only declined attempts still count. */
export async function closeAttempt(tx: Transaction, orderId: string, cause: string) {
  await tx.run(declines.has(cause) ? decline : remove, [orderId])
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

export const sweepPaymentAttempts = createClockSweep(
  'payment_try',
  `at < $1 - ${2 * declineWindow} * interval '1 millisecond' and (is_declined or at < $1 - interval '1 day')`,
)
