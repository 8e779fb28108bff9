import { rankTogether } from '#domain/recommendations/rank-together.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { readOrdersAfter } from '#services/fulfilment/steps.ts'
import {
  addCounts,
  lockOrderCounter,
  readBaskets,
  readPairs,
  readStale,
  storeOrderCounter,
  storeBoughtTogether,
} from './repository.ts'

const perTransaction = 500
/** A larger order equips a whole gym: its pairs are not meaningful, and their number grows quadratically. */
const maxBasket = 30
const productsPerStatement = 100
const maxStored = 24

/** Counts products in new orders, and computes which products are bought together with them. */
export async function countOrders(db: Database): Promise<void> {
  while ((await db.transaction(countNext)) === perTransaction);
  for (;;) {
    const ids = await readStale(db, productsPerStatement)
    if (ids.length === 0) return
    const rows = await readPairs(db, ids)
    const ordersOf = new Map(
      rows.flatMap((row) => [
        [row.id, row.ordersOfId],
        [row.other, row.ordersOfOther],
      ]),
    )
    const lists = rankTogether(rows, ordersOf, maxStored)
    await storeBoughtTogether(db, new Map(ids.map((id) => [id, lists.get(id) ?? []])))
  }
}

/** Count change per export kind. */
const changeOf = { order: 1, cancelled: -1, address: 0 } as const

/** Counts the next orders in the warehouse export exactly once across processes, and subtracts canceled ones. */
async function countNext(tx: Transaction): Promise<number> {
  const orders = await readOrdersAfter(tx, await lockOrderCounter(tx), perTransaction)
  if (orders.length === 0) return 0
  const baskets = await readBaskets(tx, [...new Set(orders.map(({ listId }) => listId))])
  const products = new Map<number, number>()
  const pairs = new Map<string, { id: number; other: number; shared: number }>()
  for (const { kind, listId } of orders) {
    const basket = baskets.get(listId) ?? []
    const change = changeOf[kind]
    if (change === 0 || basket.length > maxBasket) continue
    for (const id of basket) {
      products.set(id, (products.get(id) ?? 0) + change)
      for (const other of basket) {
        if (other === id) continue
        const pair = pairs.get(`${id}:${other}`) ?? { id, other, shared: 0 }
        pairs.set(`${id}:${other}`, { ...pair, shared: pair.shared + change })
      }
    }
  }
  await addCounts(
    tx,
    [...products].map(([id, orders]) => ({ id, orders })),
    [...pairs.values()],
  )
  await storeOrderCounter(tx, orders.at(-1)!.number)
  return orders.length
}
