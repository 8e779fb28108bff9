// Known bad: looks whether there is enough, and then takes it, as if nobody came in between.
import { setTimeout } from 'node:timers/promises'
import { locationOf } from '#domain/catalog/stock.ts'
import { statement } from '#platform/database.ts'
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

/** What a shop does between the two, in milliseconds: without it, quick hands may never meet. */
const between = 50

const lookThenTake: ReserveStock = async (tx, site, pieces) => {
  const short: number[] = []
  for (const { sellableId, qty } of pieces) {
    const [row] = await tx.run(look, [sellableId, locationOf(site)])
    await setTimeout(between)
    if (!row || row.left < qty) short.push(sellableId)
    else await tx.run(take, [sellableId, locationOf(site), qty])
  }
  return short
}

await serve({ reserve: lookThenTake, checksDatabase: true })
