// Known bad: checks stock and reserves it in separate steps, so concurrent orders can oversell.
import { setTimeout as sleep } from 'node:timers/promises'
import { locationOf } from '#domain/catalog/stock.ts'
import { openDatabase, statement } from '#platform/database.ts'
import type { ReserveStock } from '#services/catalog/steps.ts'
import { serve } from '../roots/serve.ts'

const look = statement<{ left: number }>(
  'twin.look',
  'select on_hand - reserved as left from stock where sellable_id = $1 and location = $2',
)
const take = statement(
  'twin.take',
  'update stock set reserved = reserved + $3 where sellable_id = $1 and location = $2',
)

/** Smaller than the number of concurrent orders, so that some order checks the stock at or below this number. */
const lastUnits = 16
let hasSlowOrder = false

const lookThenTake: ReserveStock = async (tx, site, items) => {
  const short: number[] = []
  for (const { sellableId, qty } of items) {
    const remaining = async () => (await tx.run(look, [sellableId, locationOf(site)]))[0]?.left ?? 0
    const units = await remaining()
    if (units < qty) {
      short.push(sellableId)
      continue
    }
    // Forces the overlap: one order reserves only after the others have sold the remaining units.
    if (units <= lastUnits && !hasSlowOrder) {
      hasSlowOrder = true
      for (let waitedMs = 0; waitedMs < 5_000 && (await remaining()) > 0; waitedMs += 10) await sleep(10)
    }
    await tx.run(take, [sellableId, locationOf(site), qty])
  }
  return short
}

const constraint = statement<{ name: string }>(
  'twin.constraint',
  `select conname as name from pg_constraint
   where conrelid = 'stock'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%on_hand - reserved%'`,
)

/** Drops the constraint that would turn an oversold unit into an internal error. */
async function dropConstraint() {
  const db = openDatabase(process.env['PROVE_DATABASE']!, () => {})
  const [found] = await db.run(constraint, [])
  if (!found) throw new Error('The stock table has no check on its available units: update this twin')
  await db.transaction((tx) => tx.script(`alter table stock drop constraint "${found.name}"`))
  await db.close()
}

await dropConstraint()
await serve({ reserve: lookThenTake, checksDatabase: true })
