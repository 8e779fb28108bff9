// Known bad: checks that enough units are left, then reserves them, as if no other order could come between the two.
import { setTimeout } from 'node:timers/promises'
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

/** Orders that check the last unit before the first of them reserves it. */
const crowd = 2
const { promise: crowded, resolve: meet } = Promise.withResolvers<void>()
let checks = 0

/** Forces the overlap that a busy store has by chance. */
async function overlap() {
  checks += 1
  if (checks >= crowd) meet()
  await Promise.race([crowded, setTimeout(5_000)])
}

const lookThenTake: ReserveStock = async (tx, site, pieces) => {
  const short: number[] = []
  for (const { sellableId, qty } of pieces) {
    const [row] = await tx.run(look, [sellableId, locationOf(site)])
    if (!row || row.left < qty) {
      short.push(sellableId)
      continue
    }
    if (row.left === qty) await overlap()
    await tx.run(take, [sellableId, locationOf(site), qty])
  }
  return short
}

const constraint = statement<{ name: string }>(
  'twin.constraint',
  `select conname as name from pg_constraint
   where conrelid = 'stock'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%on_hand - reserved%'`,
)

/** Removes the check constraint that would turn an oversold unit into an internal error. */
async function dropConstraint() {
  const db = openDatabase(process.env['PROVE_DATABASE']!, () => {})
  const [found] = await db.run(constraint, [])
  if (!found) throw new Error('The stock table has no check on its available units: update this twin')
  await db.transaction((tx) => tx.script(`alter table stock drop constraint "${found.name}"`))
  await db.close()
}

await dropConstraint()
await serve({ reserve: lookThenTake, checksDatabase: true })
