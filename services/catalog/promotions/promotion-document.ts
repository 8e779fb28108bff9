import { currentPromotion } from '#domain/promotions/current-promotion.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'

/** SQL for promotion `pm` as a domain object. */
export const promotionDocument = `jsonb_build_object('id', pm.id, 'isEnabled', pm.is_enabled, 'price', pm.price,
  'from', floor(extract(epoch from pm.from_at) * 1000), 'to', floor(extract(epoch from pm.to_at) * 1000),
  'isQtyLimited', pm.is_qty_limited, 'qty', pm.qty)`

/** SQL for the promotions of sellable `s` on a site as domain objects. */
export const promotionsOf = (site: `$${number}`) => `coalesce((select jsonb_agg(${promotionDocument} order by pm.id)
  from promotion pm where pm.sellable_id = s.id and pm.site = ${site} and pm.is_enabled), '[]')`

/** A row before `withPromotions`: it has all promotions instead of the current one. */
export type WithPromotions<Row extends { promotion: Promotion | null }> = Omit<Row, 'promotion'> & {
  promotions: Promotion[]
}

/** Replaces each row's promotions with the one that applies at a time, or removes them if `now` is null. */
export function withPromotions<Row extends { promotion: Promotion | null }>(
  rows: readonly WithPromotions<Row>[],
  now: number | null,
): Row[] {
  return rows.map(
    ({ promotions, ...row }) =>
      ({ ...row, promotion: now === null ? null : currentPromotion(promotions, now) }) as unknown as Row,
  )
}
