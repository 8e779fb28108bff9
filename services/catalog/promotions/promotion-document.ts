/** SQL for promotion `pm` as a domain object, or null if it has no price. */
export const promotionDocument = `case when pm.price is not null then jsonb_build_object('isEnabled', pm.is_enabled,
  'price', pm.price, 'from', floor(extract(epoch from pm.from_at) * 1000), 'to', floor(extract(epoch from pm.to_at) * 1000),
  'isQtyLimited', pm.is_qty_limited, 'qty', pm.qty) end`
