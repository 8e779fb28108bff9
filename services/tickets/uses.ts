import { statement, type Transaction } from '#platform/database.ts'

export interface UsesToReserve {
  customerId: number
  orderId: string
  uses: readonly { id: string; qty: number }[]
}
export type ReserveUsesResult = 'reserved' | 'earned_not_found' | 'earned_used_up'

const lockOwn = statement<{ id: string; left: number }>(
  'earned.lock-own',
  `select earned.id, uses_left - reserved as left from earned
   where customer_id = $1 and id = any($2::uuid[])
     and not exists (select from ticket where ticket.id = ticket_id and status = 'cancelled')
   order by id for update`,
)
const usesOf = statement<{ id: string }>(
  'earned-use.of-order',
  `select earned_id as id from earned_use where order_id = $1 and state <> 'returned'`,
)
const take = statement<{ id: string }>(
  'earned-use.reserve',
  `with taken as (
     update earned set reserved = reserved + requested.qty from unnest($2::uuid[], $3::integer[]) as requested (id, qty)
     where earned.id = requested.id and uses_left - reserved >= requested.qty returning earned.id, requested.qty)
   insert into earned_use (earned_id, order_id, qty) select id, $1, qty from taken returning earned_id as id`,
)
const lockOf = statement<{ id: string }>(
  'earned.lock-of-order',
  `select id from earned where id in (select earned_id from earned_use where order_id = $1) order by id for update`,
)
const count = statement(
  'earned-use.count',
  `with counted as (
     update earned_use set state = 'counted' where order_id = $1 and state = 'reserved' returning earned_id, qty)
   update earned set uses_left = uses_left - qty, reserved = reserved - qty from counted where id = earned_id`,
)
const giveBack = statement(
  'earned-use.give-back',
  `with ended as (select earned_id, qty, state from earned_use where order_id = $1 and state <> 'returned'),
   returned as (update earned_use set state = 'returned' where order_id = $1 and state <> 'returned')
   update earned set reserved = reserved - case state when 'reserved' then qty else 0 end,
     uses_left = uses_left + case state when 'counted' then qty else 0 end
   from ended where id = earned_id`,
)
const giveSomeBack = statement(
  'earned-use.give-some-back',
  `with less as (
     update earned_use set qty = case when qty > $3 then qty - $3 else qty end,
       state = case when qty > $3 then state else 'returned' end
     where order_id = $1 and earned_id = $2 and state = 'counted' returning earned_id)
   update earned set uses_left = uses_left + least($3, (
       select qty from earned_use where order_id = $1 and earned_id = $2))
   from less where id = earned_id`,
)

/**
 * Reserves an order's discount uses in its transaction, all or none. A repeated call reserves nothing more. With any
 * result except 'reserved', nothing changes [EARNED-207].
 */
export async function reserveUses(
  tx: Transaction,
  { customerId, orderId, uses }: UsesToReserve,
): Promise<ReserveUsesResult> {
  const ids = uses.map(({ id }) => id)
  const own = new Map((await tx.run(lockOwn, [customerId, ids])).map(({ id, left }) => [id, left]))
  if ((await tx.run(usesOf, [orderId])).length > 0) return 'reserved'
  if (ids.some((id) => !own.has(id))) return 'earned_not_found'
  if (uses.some(({ id, qty }) => own.get(id)! < qty)) return 'earned_used_up'
  const taken = await tx.run(take, [orderId, ids, uses.map(({ qty }) => qty)])
  // The same discount was listed twice.
  if (taken.length !== ids.length) throw new Error(`Order ${orderId} uses ${taken.length} of ${ids.length} discounts`)
  return 'reserved'
}

/** Locks an order's discounts until commit. */
export async function lockUses(tx: Transaction, orderId: string): Promise<void> {
  await tx.run(lockOf, [orderId])
}

/** Counts a published order's reserved uses. Idempotent [EARNED-207]. */
export async function commitUses(tx: Transaction, orderId: string): Promise<void> {
  await tx.run(lockOf, [orderId])
  await tx.run(count, [orderId])
}

/** Restores a failed or canceled order's uses. Idempotent [EARNED-207]. */
export async function returnUses(tx: Transaction, orderId: string): Promise<void> {
  await tx.run(lockOf, [orderId])
  await tx.run(giveBack, [orderId])
}

/** Restores some of a discount's counted uses, for canceled lines [EARNED-207]. */
export async function returnSomeUses(tx: Transaction, orderId: string, earnedId: string, qty: number): Promise<void> {
  await tx.run(lockOf, [orderId])
  await tx.run(giveSomeBack, [orderId, earnedId, qty])
}
