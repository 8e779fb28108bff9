import { statement, type Database } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { countWrongPayments } from '../checks/order-money.ts'
import { addProblem, type CellRun } from './cell-run.ts'

const published = statement<{ id: string }>(
  'prove.still-there',
  `select id from shop_order where status = 'published' and id = any($1)`,
)
const taxesOfOrders = statement<{ tax: number }>(
  'prove.taxes',
  `select distinct (document #>> '{totals,tax}')::integer as tax from shop_order where document #>> '{totals,tax}' is not null`,
)
const unpublished = statement<{ count: number }>(
  'prove.unpublished',
  `select count(*)::integer as count from shop_order where status = 'payment_complete'`,
)

export const countUnpublished = async (db: Database) => (await db.run(unpublished, []))[0]!.count

export async function checkOrders(run: CellRun) {
  const { acknowledged } = run
  const { db, mails } = run.store
  const found = new Set((await db.run(published, [acknowledged])).map(({ id }) => id))
  const lost = acknowledged.filter((id) => !found.has(id))
  if (lost.length > 0) addProblem(run, `${lost.length} acknowledged orders are missing`)
  const unsent = acknowledged.filter((id) => !mails.has(`order-confirmation.${id}`))
  if (unsent.length > 0) addProblem(run, `${unsent.length} orders without an email`)
  const wrong = await countWrongPayments(db)
  if (wrong > 0) addProblem(run, `${wrong} orders have wrong amounts`)
  for (const { sentence } of await findViolations(db)) addProblem(run, sentence)
  const taxes = (await db.run(taxesOfOrders, [])).map(({ tax }) => tax)
  if (taxes.length !== 1 || taxes[0] === 0) addProblem(run, `the same order was charged taxes of ${taxes.join(', ')}`)
}
