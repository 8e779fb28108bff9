import { countTogether } from '#domain/recommendations/count-together.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { readOrdersAfter } from '#services/fulfilment/steps.ts'
import { rankStaleLists } from './rank-stale.ts'
import {
  addCounts,
  lockOrderCounter,
  readBaskets,
  readPairs,
  readStaleProductIds,
  storeOrderCounter,
  storeBoughtTogether,
} from './repository.ts'

const perTransaction = 500

/** Counts products in new orders, and determines which products are bought together with them. */
export async function countOrders(db: Database): Promise<void> {
  while ((await db.transaction(countNext)) === perTransaction);
  await rankStaleLists({
    readStale: async (max) => readStaleProductIds(db, max),
    readPairs: async (ids) => readPairs(db, ids),
    store: async (lists) => storeBoughtTogether(db, lists),
  })
}

/** Change to the count per export kind. */
const changeOf = { order: 1, cancelled: -1, address: 0 } as const

/** Counts the next orders in the warehouse export exactly once across processes, and subtracts canceled ones. */
async function countNext(tx: Transaction): Promise<number> {
  const orders = await readOrdersAfter(tx, await lockOrderCounter(tx), perTransaction)
  if (orders.length === 0) return 0
  const baskets = await readBaskets(tx, [...new Set(orders.map(({ listId }) => listId))])
  const { counts, pairs } = countTogether(
    orders.map(({ kind, listId }) => ({ ids: baskets.get(listId) ?? [], change: changeOf[kind] })),
  )
  await addCounts(
    tx,
    [...counts].map(([id, count]) => ({ id, orders: count })),
    pairs,
  )
  await storeOrderCounter(tx, orders.at(-1)!.number)
  return orders.length
}
