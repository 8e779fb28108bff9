import type { Stock } from '#domain/catalog/stock.ts'
import { statement, type Transaction } from '#platform/database.ts'

interface LockedStock extends Stock {
  sellableId: number
  productId: number
  location: string
}

const lock = statement<LockedStock>(
  'staff-stock.lock',
  `select sellable_id as "sellableId", product_id as "productId", location, on_hand as "onHand", reserved, managed,
     backorder, lead_time_days as "leadTimeDays", most, notify
   from stock join sellable on sellable.id = sellable_id where sku = $1 and location = any ($2)
   order by location for no key update of stock`,
)
const isRepeated = statement<{ id: string }>(
  'staff-stock.is-repeated',
  'select id from stock_movement where request_key = $1 limit 1',
)
// The condition protects against orders that concurrently reserve units.
const move = statement<{ onHand: number }>(
  'staff-stock.move',
  `update stock set on_hand = on_hand + $3
   where sellable_id = $1 and location = $2 and managed and on_hand + $3 - reserved + backorder >= 0
   returning on_hand as "onHand"`,
)
const insert = statement(
  'staff-stock.record',
  `insert into stock_movement (sellable_id, location, kind, change, on_hand, reason, staff_name, request_key, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::double precision / 1000))`,
)

/** Locks a SKU's stock at these locations, in location code order. */
export async function lockStockOf(tx: Transaction, sku: string, locations: readonly string[]): Promise<LockedStock[]> {
  return tx.run(lock, [sku, locations])
}

/** Returns true if a request with this key has already moved stock. */
export async function hasMoved(tx: Transaction, requestKey: string): Promise<boolean> {
  return (await tx.run(isRepeated, [requestKey])).length > 0
}

interface Movement {
  kind: 'received' | 'counted' | 'damaged' | 'transferred'
  change: number
  reason: string
  staffName: string
  requestKey: string
  now: number
}

/**
 * Changes the units on hand and records the change. Returns false if orders have reserved units that would be removed.
 */
export async function moveStock(
  tx: Transaction,
  { sellableId, location }: Pick<LockedStock, 'sellableId' | 'location'>,
  { kind, change, reason, staffName, requestKey, now }: Movement,
): Promise<boolean> {
  const [moved] = await tx.run(move, [sellableId, location, change])
  if (!moved) return false
  await tx.run(insert, [sellableId, location, kind, change, moved.onHand, reason, staffName, requestKey, now])
  return true
}
