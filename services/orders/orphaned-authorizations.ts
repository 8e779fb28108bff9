import { statement, type Queries } from '#platform/database.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import { holdsOf } from '#platform/payments/payments.ts'
import type { SettleDeps } from './order-payment.ts'

interface Doubtful {
  id: string
  engine: EngineName
  looks: number
  /** The payment that is the order's own; null where it ended and none is. */
  reference: string | null
  since: Date
}

// While the bank asks, what is held may be the order's own. Whose vendor said nothing waits behind all others.
const due = statement<Doubtful>(
  'order.to-look-at',
  `select id, payment_engine as engine, payment_looks as looks, case when status <> 'payment_error' then payment_reference end as reference,
     created_at as since
   from shop_order where payment_look_at < now() and status not in ('new', 'payment_pending')
     and (payment_look_again_at is null or payment_look_again_at < now())
   order by payment_look_again_at nulls first, payment_looks, payment_look_at limit 100`,
)
// What a bank makes late it makes within minutes; a day is what no gateway leaves open.
const looked = statement(
  'order.looked-at',
  `update shop_order set payment_looks = payment_looks + 1, payment_look_again_at = null,
     payment_look_at = now() + (array['10 minutes', '1 hour', '6 hours', '18 hours']::interval[])[$2 + 1]
   where id = $1 and payment_looks = $2`,
)
/** A look that no other follows has this number. */
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
 * Lets go what the vendor holds for orders beyond the payment that each knows: authorisations whose answer was lost, also
 * those that were made long after they were asked for. Each order is looked at five times in the day after; a vendor that
 * does not answer is asked again in a minute. What it refuses to let go is reported. What is held still at the last look,
 * refused or though it was to be let go at an earlier one, is kept for staff.
 */
export async function voidOrphanedAuthorizations({ db, payments }: SettleDeps, report: (error: unknown) => void) {
  const orders = await db.run(due, [])
  if (orders.length === 0) return
  const holds = await holdsOf(
    payments,
    orders.map(({ id, engine, since }) => ({ engine, key: id, since: since.getTime() })),
  )
  for (const order of orders) {
    const held = holds.get(order.id)
    if (!held) {
      await db.run(unheard, [order.id])
      continue
    }
    const strays = held.filter((reference) => reference !== order.reference)
    const came = await Promise.all(strays.map((reference) => payments.of(order.engine).cancel(reference)))
    if (came.includes('unknown')) {
      await db.run(unheard, [order.id])
      continue
    }
    const refused = strays.filter((_, index) => came[index] === 'failed')
    for (const reference of refused)
      report(new Error(`Order ${order.id}: the vendor does not let go ${reference}, which is held beyond its payment`))
    // That a vendor has heard of it is not yet that it is let go: the next look finds it gone, or held still.
    await db.run(note, [order.id, order.looks < lastLook ? strays : refused, strays])
    await db.run(looked, [order.id, order.looks])
  }
}

const overdue = statement<{ count: number }>(
  'order.overdue-look',
  `select count(*)::integer as count from shop_order where payment_look_at < now() - interval '1 hour'`,
)

/** How many orders wait for a look at the vendor's list an hour longer than they should. */
export async function countOverdueLooks(db: Queries): Promise<number> {
  return (await db.run(overdue, []))[0]!.count
}

interface StandingStray {
  orderId: string
  reference: string
}
const standing = statement<StandingStray>(
  'order.standing-strays',
  `select order_id as "orderId", reference from payment_stray join shop_order on id = order_id
   where payment_look_at is null order by order_id, reference`,
)

/** Money that the vendor would not let go at the last look either: nobody asks for it any more. */
export async function readOrphanedAuthorizations(db: Queries): Promise<StandingStray[]> {
  return db.run(standing, [])
}

/** Forgets strays of orders; for whoever has seen to them at the vendor. */
export function clearOrphanedAuthorizations(orderIds: readonly string[]): string {
  return `delete from payment_stray where order_id in (${orderIds.map((id) => `'${id}'`).join(', ')})`
}
