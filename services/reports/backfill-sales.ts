import { statement, type Database, type QueryRunner } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { saleStatuses } from './sale-statuses.ts'

/** Orders per transaction. A payment for one of these orders has to wait for about 0.2 s. */
const batchSize = 200

const readPosition = statement<{ after: string }>('sales-fill.position', 'select after from sales_fill for update')
const next = statement<{ id: string }>(
  'sales-fill.next',
  'select id from shop_order where id > $1 order by id limit $2',
)
// The lock rereads the status, so that an order that fails in the meantime is not added. In id order, to avoid
// deadlocks.
const lock = statement<{ id: string }>(
  'sales-fill.lock',
  `select id from shop_order where id = any ($1) and status in (${saleStatuses})
     and not exists (select from sale where order_id = id)
   order by id for no key update`,
)
const record = statement(
  'sales-fill.record',
  'select note_sale_of(shop_order) from shop_order where id = any ($1) order by id',
)
const move = statement('sales-fill.move', 'update sales_fill set after = $1')
const finish = statement('sales-fill.finish', 'delete from sales_fill')
const readState = statement<{ isComplete: boolean }>(
  'sales-fill.state',
  'select not exists (select from sales_fill) as "isComplete"',
)

/** Adds the next batch of pre-upgrade orders to the reports, and queues the remaining ones. */
export async function backfillSales(db: Database, max = batchSize): Promise<void> {
  await db.transaction(async (tx) => {
    const [position] = await tx.run(readPosition, [])
    if (!position) return
    const batch = await tx.run(next, [position.after, max])
    const locked = await tx.run(lock, [batch.map(({ id }) => id)])
    await tx.run(record, [locked.map(({ id }) => id)])
    const last = batch[max - 1]
    if (!last) return tx.run(finish, [])
    await tx.run(move, [last.id])
    return afterCommit(tx, 'sales_fill', {})
  })
}

/** Returns false while pre-upgrade orders are still being added. */
export async function areSalesComplete(db: QueryRunner): Promise<boolean> {
  return (await db.run(readState, []))[0]!.isComplete
}
