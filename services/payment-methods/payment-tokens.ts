import { cardMethod, type PaymentMethod } from '#domain/payment-engines.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createSweep } from '#platform/sweep.ts'
import { hashToken, ownerOf } from '#services/call/identity/scope.ts'

const take = statement<{ token: string }>(
  'payment-token.take',
  `update payment_token set used_at = now()
   where token_hash = $4 and site = $1 and method = $5 and (customer_id = $2 or guest_token = $3)
   returning token_hash as token`,
)
// A single statement, so that only one of several concurrent claims for a token succeeds.
const claim = statement<{ token: string }>(
  'payment-token.claim',
  `insert into payment_token (site, customer_id, guest_token, token_hash, method)
   select $1, $2, $3, $4, $5
   where not exists (select from stored_card where token_hash = $4 and removed_at is not null)
   on conflict (token_hash) do update set used_at = now()
     where payment_token.site = $1 and payment_token.method = $5
       and (payment_token.customer_id = $2 or payment_token.guest_token = $3)
   returning token_hash as token`,
)
const handOver = statement(
  'payment-token.hand-over',
  'update payment_token set customer_id = $3, guest_token = null where site = $1 and guest_token = $2',
)

/**
 * Claims a payment token for the caller. Returns false if another shopper owns it. The first shopper to enter a token
 * owns it, because vaults do not store owners.
 */
export async function claimPaymentToken(
  db: QueryRunner,
  scope: Scope,
  token: string,
  method: PaymentMethod = cardMethod,
): Promise<boolean> {
  return (await db.run(claim, [...ownerOf(scope), hashToken(token), method])).length > 0
}

/**
 * Returns true if the caller can pay with a token. Claims a new card token; wallet and PayPal tokens must already
 * belong to the caller.
 */
export async function canPayWith(
  db: QueryRunner,
  scope: Scope,
  token: string,
  method: PaymentMethod,
): Promise<boolean> {
  if (method === cardMethod) return claimPaymentToken(db, scope, token)
  return (await db.run(take, [...ownerOf(scope), hashToken(token), method])).length > 0
}

/** Moves a guest's tokens to the customer who logs in. */
export async function transferGuestTokens(tx: Transaction, guest: Scope, customer: Scope) {
  await tx.run(handOver, [guest.site, guest.guestToken, customer.customerId])
}

/** Deletes tokens that are older than any draft, except tokens of stored cards. */
export const sweepPaymentTokens = createSweep(
  'payment_token',
  `used_at < now() - interval '100 days'
     and not exists (select from stored_card where stored_card.token_hash = payment_token.token_hash)`,
)
