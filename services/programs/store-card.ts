import type { EngineName } from '#domain/payment-engines.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'

const read = statement<{ engine: EngineName; token: string | null }>(
  'program.card',
  `select method_engine as engine, method_token as token from program_subscription where id = $1`,
)

const charged = statement<{ isCharged: boolean }>(
  'program.is-charged',
  `select exists (select from program_subscription
     where site = $1 and customer_id = $2 and method_token = $3 and subscription_interval is not null
       and (status in ('trialing', 'active', 'past_due')
         or status = 'ordered' and created_at > now() - interval '1 hour')) as "isCharged"`,
)

/**
 * Returns true if a card is charged by a renewing subscription, or by a subscription with an order that is being paid.
 */
export async function isCardCharged(
  db: QueryRunner,
  { site, customerId }: Pick<Scope, 'site' | 'customerId'>,
  token: string,
): Promise<boolean> {
  return (await db.run(charged, [site, customerId, token]))[0]!.isCharged
}

/** Stores a subscription's card in the vault. Throws on a timeout, so that the queue retries. */
export async function storeProgramCard(
  { db, payments }: { db: QueryRunner; payments: Payments },
  subscriptionId: string,
) {
  const [found] = await db.run(read, [subscriptionId])
  if (!found?.token) return
  const outcome = await payments.of(found.engine).retain(found.token)
  if (outcome !== 'retained')
    throw new Error(`Storing the card of subscription ${subscriptionId} in the vault returned ${outcome}`)
}
