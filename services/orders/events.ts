import { statement, type QueryRunner } from '#platform/database.ts'

const last = statement<{ cause: string }>(
  'order-event.last',
  'select cause from order_event where order_id = $1 order by id desc limit 1',
)

export async function readLastCause(db: QueryRunner, orderId: string): Promise<string> {
  const [event] = await db.run(last, [orderId])
  return event?.cause ?? 'error'
}
