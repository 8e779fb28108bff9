import type { PayPalMemory } from '#platform/payments/paypal/paypal.ts'
import { statement, type Queries } from '#platform/database.ts'
import { sweepOf } from '#platform/sweep.ts'

// One statement, so that of two orders that name one agreement at the same moment one has it.
const bind = statement<{ token: string }>(
  'paypal-agreement.bind',
  `insert into paypal_agreement (token, order_key) values ($1, $2)
   on conflict (token) do update set order_key = excluded.order_key
     where paypal_agreement.order_key = excluded.order_key
   returning token`,
)
const ofKey = statement<{ token: string }>(
  'paypal-agreement.of-key',
  'select token from paypal_agreement where order_key = $1 order by bound_at',
)

/** Which agreements pay which orders, as PayPal's engine asks for it. */
export function payPalMemory(db: Queries): PayPalMemory {
  return {
    bind: async (token, key) => (await db.run(bind, [token, key])).length > 0,
    ofKey: async (key) => (await db.run(ofKey, [key])).map(({ token }) => token),
  }
}

/** Forgets agreements of a hundred days ago: longer than PayPal keeps one open, and than anything is looked for. */
export const sweepAgreements = sweepOf('paypal_agreement', `bound_at < now() - interval '100 days'`)
