// Known bad: checks the remaining uses and reserves them in separate steps, so concurrent orders overuse a discount.
import { statement, type Transaction } from '#platform/database.ts'
import type { ReserveUsesResult, UsesToReserve } from '#services/tickets/uses.ts'

const look = statement<{ left: number }>(
  'twin.look-at-uses',
  'select uses_left - reserved as left from earned where id = $1',
)
const write = statement('twin.write-uses', 'update earned set reserved = uses_left - $2::integer where id = $1')
const note = statement('twin.note-use', 'insert into earned_use (earned_id, order_id, qty) values ($1, $2, $3)')

export async function lookThenReserve(tx: Transaction, { orderId, uses }: UsesToReserve): Promise<ReserveUsesResult> {
  // A fixed order avoids deadlocks.
  for (const { id, qty } of uses.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const [earned] = await tx.run(look, [id])
    if (!earned || earned.left < qty) return 'earned_used_up'
    await tx.run(write, [id, earned.left - qty])
    await tx.run(note, [id, orderId, qty])
  }
  return 'reserved'
}
