/** SQL for the number of units in a `shop_order` row that will ship, excluding canceled ones; null for older orders. */
export const unitsToShip = `(select sum((piece->>'qty')::numeric
    * (1 - coalesce((cancelled->>(line->>'itemId'))::numeric, 0) / (line->>'qty')::numeric))
  from jsonb_array_elements(document->'pieces') as piece
  join jsonb_array_elements(document->'lines') as line on line->>'itemId' = piece->>'itemId')`

/** Returns SQL for the number of units in a `shop_order` row with parcels that have reached one of the statuses. */
function unitsAt(...statuses: ('shipped' | 'out_for_delivery' | 'delivered')[]): string {
  return `(select coalesce(sum((piece->>'qty')::numeric), 0)
    from shipment, jsonb_array_elements(pieces) as piece
    where order_id = shop_order.id and exists (select from shipment_event
      where shipment_id = shipment.id and status in (${statuses.map((status) => `'${status}'`).join()})))`
}

/** SQL for the number of units in a `shop_order` row that are on their way or delivered. */
export const unitsShipped = unitsAt('shipped', 'out_for_delivery', 'delivered')
/** SQL for the number of delivered units in a `shop_order` row. */
export const unitsDelivered = unitsAt('delivered')
