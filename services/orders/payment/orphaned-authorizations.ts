import { statement, type QueryRunner } from '#platform/database.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import { holdsOf } from '#platform/payments/payments.ts'
import type { SettleDeps } from './order-payment.ts'

interface UncertainPayment {
  id: string
  engine: EngineName
  looks: number
  /** The authorization that pays for the order, or null if the order ended unpaid. */
  reference: string | null
  since: Date
}

// Skips orders with an open challenge, because their authorization may still pay for them. Orders with vendor timeouts
// come last.
const due = statement<UncertainPayment>(
  'order.to-look-at',
  `select id, payment_engine as engine, payment_looks as looks, case when status <> 'payment_error' then payment_reference end as reference,
     created_at as since
   from shop_order where payment_look_at < now() and status not in ('new', 'payment_pending')
     and (payment_look_again_at is null or payment_look_again_at < now())
   order by payment_look_again_at nulls first, payment_looks, payment_look_at limit 100`,
)
// The checks end after a day, because a late bank responds within minutes and no gateway leaves a request open that
// long.
const looked = statement(
  'order.looked-at',
  `update shop_order set payment_looks = payment_looks + 1, payment_look_again_at = null,
     payment_look_at = now() + (array['10 minutes', '1 hour', '6 hours', '18 hours']::interval[])[$2 + 1]
   where id = $1 and payment_looks = $2`,
)
/** Index of the last check. */
const lastLook = 4
const unheard = statement(
  'order.unheard',
  `update shop_order set payment_look_again_at = now() + interval '1 minute' where id = $1`,
)
const note = statement(
  'order.note-strays',
  `with gone as (delete from payment_stray where order_id = $1 and reference <> all ($3::text[]))
   insert into payment_stray (reference, order_id) select unnest($2::text[]), $1 on conflict do nothing`,
)

/**
 * Voids all authorizations except the order's known payment, in five checks over a day, and reports refused voids.
 * Records any authorizations that remain after the last check for staff.
 */
export async function voidOrphanedAuthorizations({ db, payments }: SettleDeps, report: (error: unknown) => void) {
  const orders = await db.run(due, [])
  if (orders.length === 0) return
  const holds = await holdsOf(
    payments,
    orders.map(({ id, engine, since }) => ({ engine, key: id, since: since.getTime() })),
  )
  for (const order of orders) {
    const references = holds.get(order.id)
    if (!references) {
      await db.run(unheard, [order.id])
      continue
    }
    const strays = references.filter((reference) => reference !== order.reference)
    const outcomes = await Promise.all(strays.map((reference) => payments.of(order.engine).cancel(reference)))
    if (outcomes.includes('unknown')) {
      await db.run(unheard, [order.id])
      continue
    }
    const refused = strays.filter((_, index) => outcomes[index] === 'failed')
    for (const reference of refused)
      report(new Error(`Order ${order.id}: the vendor refused to void the orphaned authorization ${reference}`))
    // The vendor accepted the void but may not have executed it, so the next check verifies it.
    await db.run(note, [order.id, order.looks < lastLook ? strays : refused, strays])
    await db.run(looked, [order.id, order.looks])
  }
}

const overdue = statement<{ count: number }>(
  'order.overdue-look',
  `select count(*)::integer as count from shop_order where payment_look_at < now() - interval '1 hour'`,
)

/** Counts the orders with a check that is overdue by more than an hour. */
export async function countOverdueChecks(db: QueryRunner): Promise<number> {
  return (await db.run(overdue, []))[0]!.count
}

interface OverdueAuthorization {
  orderId: string
  reference: string
}
const standing = statement<OverdueAuthorization>(
  'order.standing-strays',
  `select order_id as "orderId", reference from payment_stray join shop_order on id = order_id
   where payment_look_at is null order by order_id, reference`,
)

/** Returns the authorizations that remain after the last check and need attention from staff. */
export async function readOrphanedAuthorizations(db: QueryRunner): Promise<OverdueAuthorization[]> {
  return db.run(standing, [])
}

/** Returns SQL that deletes records of orphaned authorizations, for staff who voided them at the vendor. */
export function clearOrphanedAuthorizations(orderIds: readonly string[]): string {
  return `delete from payment_stray where order_id in (${orderIds.map((id) => `'${id}'`).join(', ')})`
}
