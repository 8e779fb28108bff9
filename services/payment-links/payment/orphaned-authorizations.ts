import type { EngineName } from '#domain/payment-engines.ts'
import { statement } from '#platform/database.ts'
import { holdsOf } from '#platform/payments/payments.ts'
import type { LinkSettleDeps } from './settle.ts'

interface UncertainPayment {
  id: string
  engine: EngineName
  looks: number
  /** The authorization that pays the link, or null. */
  reference: string | null
  since: number
}

// Skips payments with a request in progress, because their authorization is not orphaned.
const due = statement<UncertainPayment>(
  'payment-link-payment.to-look-at',
  `select id, engine, looks, case when status <> 'failed' then reference end as reference,
     (extract(epoch from created_at) * 1000)::bigint::float8 as since
   from payment_link_payment where look_at < now() and status not in ('new', 'pending') order by looks, look_at limit 100`,
)
const looked = statement(
  'payment-link-payment.looked',
  `update payment_link_payment set looks = case when $3 then looks + 1 else looks end,
     look_at = case when $3 then now() + (array['10 minutes', '1 hour', '6 hours', '18 hours']::interval[]
         || case when engine = 'paypal' then array['1 day', '1 day', '1 day']::interval[] end)[looks + 1]
       else now() + interval '1 minute' end
   where id = $1 and looks = $2`,
)

/**
 * Voids all authorizations for link payments except the one that pays. Checks five times over a day, and for three more
 * days because of PayPal reviews.
 */
export async function releaseLinkHolds({ db, payments }: LinkSettleDeps, report: (error: unknown) => void) {
  const doubtful = await db.run(due, [])
  if (doubtful.length === 0) return
  const holds = await holdsOf(
    payments,
    doubtful.map(({ id, engine, since }) => ({ engine, key: id, since })),
  )
  for (const { id, engine, looks, reference, since } of doubtful) {
    const vendor = payments.of(engine)
    const references = holds.get(id)
    const extra = (references ?? []).filter((each) => each !== reference)
    const outcomes = await Promise.all(extra.map((each) => vendor.cancel(each)))
    if (outcomes.includes('failed'))
      report(new Error(`Link payment ${id}: the vendor refused to void an orphaned authorization`))
    // A vendor that cannot list authorizations must void any that exist.
    if (references?.length === 0 && reference === null && vendor.abandon) outcomes.push(await vendor.abandon(id, since))
    await db.run(looked, [id, looks, references !== undefined && !outcomes.includes('unknown')])
  }
}
