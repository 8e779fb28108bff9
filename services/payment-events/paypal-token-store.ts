import type { PayPalTokenStore } from '#platform/payments/paypal/token-store.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { createSweep } from '#platform/sweep.ts'

interface Agreement {
  token: string
  payee: string | null
}

const keep = statement(
  'paypal-agreement.keep',
  'insert into paypal_agreement (token, payee) values ($1, $2) on conflict (token) do nothing',
)
const read = statement<Agreement>('paypal-agreement.read', 'select token, payee from paypal_agreement where token = $1')
// A single statement, so that only one of two concurrent orders gets the same PayPal agreement.
const bind = statement<{ token: string }>(
  'paypal-agreement.bind',
  `update paypal_agreement set order_key = $2, bound_at = now()
   where token = $1 and coalesce(order_key, $2) = $2
   returning token`,
)
const ofKey = statement<Agreement>(
  'paypal-agreement.of-key',
  'select token, payee from paypal_agreement where order_key = $1 order by bound_at',
)

/** Records the PayPal orders that the store created, and the store orders that they pay for. */
export function createPayPalTokenStore(db: QueryRunner): PayPalTokenStore {
  return {
    keep: async (token, payee) => void (await db.run(keep, [token, payee])),
    read: async (token) => (await db.run(read, [token]))[0],
    bind: async (token, key) => (await db.run(bind, [token, key])).length > 0,
    ofKey: async (key) => db.run(ofKey, [key]),
  }
}

const spent = statement<{ token: string }>(
  'paypal-agreement.spent',
  'select token from paypal_agreement where token = $1 and order_key is not null',
)

/** Returns true if a PayPal agreement is bound to an order and cannot pay for another. */
export async function isSpentAgreement(db: QueryRunner, token: string): Promise<boolean> {
  return (await db.run(spent, [token])).length > 0
}

/**
 * Deletes agreements after 100 days, because PayPal leaves none open for that long and no lookup reaches back further.
 */
export const sweepAgreements = createSweep('paypal_agreement', `bound_at < now() - interval '100 days'`)
