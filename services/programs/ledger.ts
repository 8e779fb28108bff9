import type { Address } from '#domain/address/address.ts'
import type { SubscriptionInterval } from '#domain/catalog/product-attributes.ts'
import type { TaxClass } from '#domain/catalog/product-entry.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { Minor } from '#domain/money.ts'
import type { SubscriptionStatus } from '#domain/programs/subscription.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

/** A renewal that this process has leased, with all data needed to charge it. */
export interface Charge {
  subscriptionId: string
  period: number
  status: 'due' | 'authorized'
  /** True if an earlier attempt got no response, so there may be a payment. */
  inDoubt: boolean
  /** Time of this attempt's first request, as Unix time in milliseconds. */
  requestedAt: number
  amount: Minor | null
  reference: string | null
  failures: number
  openedOn: IsoDate
  /** Time when this process's lease ends; also identifies the lease. */
  turn: string
  site: Site
  email: string
  /** BCP 47 tag of the locale for emails; null selects the site's first one. */
  locale: string | null
  name: string
  unit: Minor
  taxClass: TaxClass
  billTo: Address
  /**
   * The card and vault for this attempt. If the customer changes the card in the meantime, only the next attempt uses
   * the new card.
   */
  engine: EngineName
  token: string | null
}

// Runs before the request, so that any payment it creates will be looked for.
const take = statement<Charge>(
  'program-charge.take',
  `with begun as (
     select subscription_id as id, period, in_doubt, try_on, asking_until,
       charge.engine is not null and (charge.status = 'authorized' or in_doubt) as is_begun, charge.engine, token,
       method_engine, method_token
     from program_charge charge join program_subscription s on s.id = subscription_id
     where charge.status in ('due', 'authorized') and try_on <= $1 and (asking_until is null or asking_until < now())
       and case when charge.engine is not null and (charge.status = 'authorized' or in_doubt) then charge.engine
         else method_engine end <> all ($2::text[])
     order by try_on, asking_until nulls first limit 10 for update of charge skip locked),
   open as (
     select id, period, in_doubt, case when is_begun then engine else method_engine end as engine,
       case when is_begun then token else method_token end as token from begun)
   update program_charge c set asking_until = now() + interval '60 seconds', engine = open.engine, token = open.token,
     asked_at = case when c.status = 'authorized' or c.in_doubt then c.asked_at else now() end,
     in_doubt = c.status = 'due',
     look_at = case when c.status = 'due' then now() + interval '1 minute' else c.look_at end,
     looks = case when c.status = 'due' then 0 else c.looks end
   from open join program_subscription s using (id)
   where c.subscription_id = open.id and c.period = open.period
   returning c.subscription_id as "subscriptionId", c.period, c.status, open.in_doubt as "inDoubt",
     (extract(epoch from c.asked_at) * 1000)::float8 as "requestedAt", c.amount, c.reference, c.failures,
     c.opened_on::text as "openedOn", c.asking_until::text as turn, s.site, s.email, s.locale, s.name, s.unit, s.tax_class as "taxClass",
     s.bill_to as "billTo", c.engine, c.token`,
)
const prolong = statement<{ turn: string }>(
  'program-charge.prolong',
  `update program_charge set asking_until = now() + interval '60 seconds', amount = $4, tax = $5,
     taxes = $6
   where subscription_id = $1 and period = $2 and asking_until = $3::timestamptz and status = 'due'
   returning asking_until::text as turn`,
)
const leave = statement(
  'program-charge.leave',
  `update program_charge set asking_until = now() + interval '30 seconds'
   where subscription_id = $1 and period = $2 and asking_until = $3::timestamptz`,
)
const authorize = statement<{ period: number }>(
  'program-charge.authorized',
  `update program_charge set status = 'authorized', reference = $3, in_doubt = false,
     look_at = case when $4 then look_at end
   where subscription_id = $1 and period = $2 and status = 'due' returning period`,
)
// An authorization that is never captured remains as a hold until the later check voids it.
const refuse = statement<{ period: number }>(
  'program-charge.refused',
  `update program_charge set status = case when $4::date is null then 'failed' else 'due' end, failures = failures + 1,
     reason = $3, try_on = coalesce($4::date, try_on), reference = null, in_doubt = false, asking_until = null,
     looks = case when status = 'authorized' then 0 else looks end,
     look_at = case when status = 'authorized' then now() when $5 then look_at end
   where subscription_id = $1 and period = $2 and status in ('due', 'authorized')
     and asking_until = $6::timestamptz returning period`,
)
const postpone = statement(
  'program-charge.postpone',
  `update program_charge set try_on = $4, in_doubt = false, asking_until = null
   where subscription_id = $1 and period = $2 and asking_until = $3::timestamptz and status = 'due'`,
)
const pay = statement<{ period: number }>(
  'program-charge.paid',
  `update program_charge set status = 'paid', amount = $3, paid_at = $5, in_doubt = false, asking_until = null,
     look_at = case when reference is null then null else look_at end
   where subscription_id = $1 and period = $2 and status = $4 returning period`,
)
const drop = statement(
  'program-charge.drop',
  `update program_charge set status = 'dropped' where subscription_id = $1 and status = 'due'`,
)

const tryAt = statement(
  'program-charge.try-again',
  // For a week after the due date, attempts triggered by the customer do not count toward the maximum of four.
  `update program_charge set try_on = $2,
     failures = case when $2::date < due_on + 7 then failures - 1 else failures end
   where subscription_id = $1 and status = 'due' and failures > 0 and try_on > $2`,
)

/** Retries a declined charge today with a different card. */
export async function retryCharge(tx: Transaction, subscriptionId: string, today: IsoDate) {
  await tx.run(tryAt, [subscriptionId, today])
}

/** Leases due charges, except those with an unresponsive engine. */
export async function leaseDueCharges(
  db: QueryRunner,
  today: IsoDate,
  unresponsive: readonly EngineName[],
): Promise<Charge[]> {
  return db.run(take, [today, unresponsive])
}

type Named = Pick<Charge, 'subscriptionId' | 'period'>

/** A renewal's current amount in minor units, with its taxes by label. */
interface RenewalAmount {
  amount: Minor
  tax: Minor
  taxes: readonly { label: string; tax: Minor }[]
}

/** Renews the lease with the amount to request. Returns null if the lease or the charge no longer exists. */
export async function extendLease(db: QueryRunner, charge: Charge, { amount, tax, taxes }: RenewalAmount) {
  const values = [charge.subscriptionId, charge.period, charge.turn, amount, tax, JSON.stringify(taxes)]
  const [lease] = await db.run(prolong, values)
  return lease?.turn ?? null
}

/** Releases a charge to be retried in half a minute. */
export async function releasePaymentLease(db: QueryRunner, { subscriptionId, period, turn }: Charge) {
  await db.run(leave, [subscriptionId, period, turn])
}

/** Records a period's single payment. Returns false if it already has one or the charge was canceled. */
export async function recordAuthorized(
  db: QueryRunner,
  { subscriptionId, period }: Named,
  reference: string,
  looks: boolean,
) {
  return (await db.run(authorize, [subscriptionId, period, reference, looks])).length > 0
}

interface ChargeRefusal {
  reason: string
  /** Null if there are no more attempts. */
  tryOn: IsoDate | null
  /** True if the vendor's authorizations must be checked later. */
  looks: boolean
}

/** Records that a charge was declined. Returns false if the lease has expired. */
export async function recordDeclined(
  db: QueryRunner,
  { subscriptionId, period, turn }: Charge,
  refusal: ChargeRefusal,
) {
  const { reason, tryOn, looks } = refusal
  return (await db.run(refuse, [subscriptionId, period, reason, tryOn, looks, turn])).length > 0
}

/** Records a period's payment once; `now` is in Unix milliseconds. */
export async function recordPaid(
  db: QueryRunner,
  { subscriptionId, period, status }: Charge,
  { amount, now }: { amount: Minor; now: number },
): Promise<boolean> {
  return (await db.run(pay, [subscriptionId, period, amount, status, new Date(now)])).length > 0
}

/** Postpones a charge without counting a decline. */
export async function postponeCharge(db: QueryRunner, { subscriptionId, period, turn }: Charge, tryOn: IsoDate) {
  await db.run(postpone, [subscriptionId, period, turn, tryOn])
}

/** Deletes charges that have not been requested yet. */
export async function deleteDueCharges(db: QueryRunner, subscriptionId: string) {
  await db.run(drop, [subscriptionId])
}

interface Standing {
  status: SubscriptionStatus
  interval: SubscriptionInterval
  beganOn: IsoDate
}
const lockOne = statement<Standing>(
  'program.lock',
  `select status, subscription_interval as interval, began_on::text as "beganOn"
   from program_subscription where id = $1 for update`,
)
const renew = statement(
  'program.renewed',
  `update program_subscription set cycles = $2 + 1, renewal_on = $3,
     status = case when status in ('cancelled', 'ended') then 'cancelled' else 'active' end
   where id = $1 and cycles = $2`,
)
const late = statement<{ id: string }>(
  'program.late',
  `update program_subscription set status = $2 where id = $1 and status in ('trialing', 'active', 'past_due') returning id`,
)

/** Locks a subscription. Always lock the subscription before its charges. */
export async function lockSubscription(db: QueryRunner, id: string): Promise<Standing> {
  return (await db.run(lockOne, [id]))[0]!
}

/** Starts a paid period; a subscription canceled in the meantime runs to the end of that period. */
export async function recordRenewal(db: QueryRunner, { subscriptionId, period }: Named, renewalOn: IsoDate) {
  await db.run(renew, [subscriptionId, period, renewalOn])
}

/** Marks a subscription as overdue after a declined charge. Returns false if it was canceled. */
export async function markSubscriptionOverdue(
  db: QueryRunner,
  id: string,
  status: 'past_due' | 'suspended',
): Promise<boolean> {
  return (await db.run(late, [id, status])).length > 0
}
