import { statement, type Transaction } from '#platform/database.ts'
import { sumByProduct, type StockQuantity } from '#services/catalog/steps.ts'

// Units of an unlimited promotion are not recorded, so that they are not returned if the promotion is limited later.
const insert = statement(
  'reservation.create',
  `insert into reservation (order_id, sellable_id, qty, promotional, promotion_id, expires_at)
   select $1, requested.sellable_id, requested.qty, case when pm.is_qty_limited then promotional else 0 end,
     promotion_id, to_timestamp($6::double precision / 1000)
   from unnest($2::integer[], $3::integer[], $4::integer[], $5::integer[])
     as requested (sellable_id, qty, promotional, promotion_id)
   left join promotion pm on pm.id = promotion_id`,
)
const remove = statement<StockQuantity>(
  'reservation.end',
  `delete from reservation where order_id = $1 returning sellable_id as "sellableId", qty, promotional,
     promotion_id as "promotionId"`,
)
const prolong = statement(
  'reservation.prolong',
  'update reservation set expires_at = expires_at + make_interval(secs => $2) where order_id = $1',
)

/** Records the units that an order reserves, and when the reservation expires. */
export async function createReservation(
  tx: Transaction,
  orderId: string,
  pieces: readonly StockQuantity[],
  expires: number,
) {
  const sums = sumByProduct(pieces)
  const column = (name: 'sellableId' | 'qty' | 'promotional' | 'promotionId') => sums.map((each) => each[name])
  await tx.run(insert, [
    orderId,
    column('sellableId'),
    column('qty'),
    column('promotional'),
    column('promotionId'),
    expires,
  ])
}

/**
 * Ends an order's reservation and returns its units. Repeated calls return none, so that stock is returned only once.
 */
export async function endReservation(tx: Transaction, orderId: string): Promise<StockQuantity[]> {
  return tx.run(remove, [orderId])
}

export async function extendReservation(tx: Transaction, orderId: string, seconds: number) {
  await tx.run(prolong, [orderId, seconds])
}
