import type { Assortment, Offer } from '#domain/pricing/offer.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

// The next order replaces the pending one, and releases its stock first.
const ownHolds = statement<{ sellableId: number; qty: number }>(
  'list.held-pieces',
  `select sellable_id as "sellableId", sum(qty)::integer as qty
   from reservation join shop_order on shop_order.id = order_id
   where list_id = $1 and status in ('new', 'payment_pending') group by sellable_id`,
)

/** Returns the units reserved by a list's unpaid order, by product. */
export async function readReservedUnits(db: QueryRunner, listId: string): Promise<ReadonlyMap<number, number>> {
  return new Map((await db.run(ownHolds, [listId])).map(({ sellableId, qty }) => [sellableId, qty]))
}

/** Adds a list's own reserved units to the available stock. */
export function withReservedUnits<O extends Offer>(
  { offers, parents }: Assortment<O>,
  pieces: ReadonlyMap<number, number>,
): Assortment<O> {
  const own = ([id, offer]: [number, O]): [number, O] => {
    const { stock } = offer
    return [id, { ...offer, stock: { ...stock, reserved: stock.reserved - (pieces.get(id) ?? 0) } }]
  }
  return { parents, offers: new Map([...offers].map(own)) }
}
