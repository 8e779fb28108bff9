import { statement, type Transaction } from '#platform/database.ts'
import { deleteDueCharges } from './ledger.ts'

const end = statement<{ id: string }>(
  'program.end-of-line',
  `update program_subscription set status = 'ended', cancel_reason = 'refunded'
   where order_id = $1 and starts_with(line, $2) and status not in ('ordered', 'ended') returning id`,
)

/** Ends the programs from an order line. Idempotent. */
export async function cancelLinePrograms(tx: Transaction, orderId: string, itemId: string): Promise<void> {
  for (const { id } of await tx.run(end, [orderId, `${itemId}/`])) await deleteDueCharges(tx, id)
}
