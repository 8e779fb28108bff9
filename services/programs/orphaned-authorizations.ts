import type { EngineName } from '#domain/payment-engines.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { holdsOf, type Payments } from '#platform/payments/payments.ts'
import type { Charge } from './ledger.ts'

interface UncertainPayment {
  subscriptionId: string
  period: number
  engine: EngineName
  reference: string | null
  since: number
  turn: string
}

// Uses the same lease as charging, because an authorization in progress is not orphaned.
const take = statement<UncertainPayment>(
  'program-charge.take-look',
  `with seen as (
     select subscription_id as id, period from program_charge
     where look_at < now() and (asking_until is null or asking_until < now()) and not (status = 'due' and in_doubt)
     order by look_at limit 100 for update skip locked)
   update program_charge c set asking_until = now() + interval '6 minutes'
   from seen join program_subscription s using (id)
   where c.subscription_id = seen.id and c.period = seen.period
   returning c.subscription_id as "subscriptionId", c.period, coalesce(c.engine, s.method_engine) as engine, c.reference, c.asking_until::text as turn,
     (extract(epoch from c.asked_at) * 1000)::float8 as since`,
)
const looked = statement(
  'program-charge.looked',
  `update program_charge set asking_until = null, looks = case when $4 then looks + 1 else looks end,
     look_at = case when $4
       then now() + (array['10 minutes', '1 hour', '6 hours', '18 hours']::interval[])[looks + 1]
       else now() + interval '1 minute' end
   where subscription_id = $1 and period = $2 and asking_until = $3::timestamptz`,
)

/** Returns the vendor's idempotency key for a period, which is the same for every attempt. */
export function chargeKey({ subscriptionId, period }: Pick<Charge, 'subscriptionId' | 'period'>): string {
  return `${subscriptionId}.${period}`
}

export function isChargeKey(key: string): boolean {
  return /^[0-9a-f-]{36}\.\d+$/.test(key)
}

/**
 * Voids renewal authorizations other than the payment in the ledger, including late ones after a lost response. Checks
 * each renewal five times within about a day.
 */
export async function releaseExtraHolds(
  { db, payments }: { db: QueryRunner; payments: Payments },
  report: (error: unknown) => void,
) {
  const charges = await db.run(take, [])
  if (charges.length === 0) return
  const holds = await holdsOf(
    payments,
    charges.map((charge) => ({ engine: charge.engine, key: chargeKey(charge), since: charge.since })),
  )
  for (const charge of charges) {
    const references = holds.get(chargeKey(charge))
    const extra = (references ?? []).filter((reference) => reference !== charge.reference)
    const outcomes = await Promise.all(extra.map((reference) => payments.of(charge.engine).cancel(reference)))
    if (outcomes.includes('failed'))
      report(new Error(`Renewal ${chargeKey(charge)}: the vendor refused to void an orphaned authorization`))
    const isSeen = references !== undefined && !outcomes.includes('unknown')
    await db.run(looked, [charge.subscriptionId, charge.period, charge.turn, isSeen])
  }
}
