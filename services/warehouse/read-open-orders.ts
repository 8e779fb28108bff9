import { maxBatchOrders } from '#domain/shipping/warehouse/batch-size.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readOrders, type OrderRow } from '#services/orders/steps.ts'
import { readOrdersToShip } from '#services/staff-orders/steps.ts'
import { readShipmentsOf, type ShipmentRow } from '#services/tracking/steps.ts'
import { openPackages, type OpenPackage } from './open-order.ts'

export interface OpenOrder {
  order: OrderRow
  shipments: ShipmentRow[]
  packages: OpenPackage[]
}

/** Returns the orders that exist among these ids, with their packages to ship. */
export async function readOpenOrders(db: QueryRunner, ids: readonly string[]): Promise<OpenOrder[]> {
  const orders = await readOrders(db, ids)
  const shipments = Map.groupBy(await readShipmentsOf(db, ids), ({ orderId }) => orderId)
  return orders.map((order) => {
    const ofOrder = shipments.get(order.id) ?? []
    return { order, shipments: ofOrder, packages: openPackages(order, ofOrder) }
  })
}

interface BatchRequest {
  sites: readonly Site[]
  /** `next` from the previous batch. */
  after: string | undefined
  /** Maximum number of queue pages to read for one batch. */
  maxPages?: number
}

/**
 * Returns a batch of the oldest orders with packages to ship. Skips orders in the shipping queue whose packages are all
 * packed but have not left. `next` continues after the last order or page read, and is null at the end of the queue.
 */
export async function readBatch(db: QueryRunner, { sites, after, maxPages = 10 }: BatchRequest) {
  const orders: OpenOrder[] = []
  let next = after
  for (let page = 0; page < maxPages; page += 1) {
    const queue = await readOrdersToShip(db, { sites, after: next, limit: maxBatchOrders + 1 })
    const found = new Map(
      (
        await readOpenOrders(
          db,
          queue.map(({ id }) => id),
        )
      ).map((open) => [open.order.id, open]),
    )
    for (const { id, cursor } of queue) {
      const open = found.get(id)
      if (open && open.packages.length > 0) {
        if (orders.length === maxBatchOrders) return { orders, next: next ?? null }
        orders.push(open)
      }
      next = cursor
    }
    if (queue.length <= maxBatchOrders) return { orders, next: null }
  }
  return { orders, next: next ?? null }
}
