import { statement, type QueryRunner } from '#platform/database.ts'

export interface PendingNotification<Item> {
  id: string
  item: Item
  tries: number
}

/** Returns a simulator's webhook queue, which `deliveries.ts` processes. */
export function notificationQueue<Item>(schema: 'sandbox_adyen' | 'sandbox_paypal') {
  const simulator = schema.replace('_', '-')
  const add = statement(`${simulator}.tell`, `insert into ${schema}.notification (item) values ($1)`)
  // Claims deliveries for longer than a response can take.
  const takeDue = statement<PendingNotification<Item>>(
    `${simulator}.take-due`,
    `update ${schema}.notification set next_at = now() + interval '15 seconds', tries = tries + 1
     where id = any(array(select id from ${schema}.notification where accepted_at is null and next_at <= now()
       order by id limit 20 for update skip locked))
     returning id, item, tries`,
  )
  const accepted = statement(
    `${simulator}.accepted`,
    `update ${schema}.notification set accepted_at = now() where id = $1`,
  )
  const later = statement(
    `${simulator}.later`,
    `update ${schema}.notification set next_at = now() + make_interval(secs => $2) where id = $1`,
  )
  return (db: QueryRunner) => ({
    notify: (item: Item) => db.run(add, [JSON.stringify(item)]),
    takeDue: () => db.run(takeDue, []),
    markAccepted: (id: string) => db.run(accepted, [id]),
    postpone: (id: string, seconds: number) => db.run(later, [id, seconds]),
  })
}
