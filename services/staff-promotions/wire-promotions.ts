import { toWireAmount } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { staffPromotions } from '#contract/staff-promotions.ts'
import { priceOf } from '#domain/pricing/price.ts'
import { promotionDaysOf } from '#domain/promotions/promotion-days.ts'
import { overlappingPromotions, promotionState, type PromotionFields } from '#domain/promotions/scheduled-promotion.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readCurrentPromotions, readPromotions, type PromotionRow } from './promotion-repository.ts'

type WirePromotion = Reply<typeof staffPromotions, 'GET /svc_admin/promotions/{id}'>

export const stateOf = (row: PromotionRow, now: number) => promotionState(row, now)

/** Returns the variant's price without promotions in minor units, or null if the site does not sell it. */
export function normalPrice({ base, special }: Pick<PromotionRow, 'base' | 'special'>): number | null {
  return base === null ? null : priceOf({ base, special }).price
}

/** Returns the fields that staff edit. */
export function fieldsOf(row: PromotionRow): PromotionFields {
  const { site, price, isQtyLimited, qty } = row
  return { price, ...promotionDaysOf(site, row), qty: isQtyLimited ? (qty ?? 0) : null }
}

/** Returns a promotion as staff with access to its site see it, or undefined. */
export async function wirePromotion(
  db: QueryRunner,
  id: number,
  { staff, now }: { staff: Pick<Staff, 'sites'>; now: number },
): Promise<WirePromotion | undefined> {
  const [promotion] = await wirePromotions(db, [id], now)
  return promotion && staff.sites.includes(promotion.site) ? promotion : undefined
}

/** Returns promotions with their state and the promotions that they overlap. */
export async function wirePromotions(db: QueryRunner, ids: readonly number[], now: number): Promise<WirePromotion[]> {
  const rows = await readPromotions(db, ids)
  const sellableIds = [...new Set(rows.map(({ sellableId }) => sellableId))]
  const sites = [...new Set(rows.map(({ site }) => site))]
  const others = await readCurrentPromotions(db, { sellableIds, sites, now })
  const byVariant = Map.groupBy(others, variantKey)
  return rows.map((row) => wireOf(row, byVariant.get(variantKey(row)) ?? [], now))
}

const variantKey = ({ sellableId, site }: PromotionRow) => `${sellableId} ${site}`

function wireOf(row: PromotionRow, sameVariant: readonly PromotionRow[], now: number): WirePromotion {
  const { id, site, productId, productName, sku, choice, isImported } = row
  const { price, from, to, qty } = fieldsOf(row)
  const normal = normalPrice(row)
  const state = stateOf(row, now)
  const others = sameVariant.filter((other) => other.id !== id).map((other) => ({ id: other.id, ...fieldsOf(other) }))
  const overlaps = state === 'ended' ? [] : overlappingPromotions(others, { from, to })
  return {
    id,
    site,
    currency: siteSettings[site].currency,
    productId,
    productName,
    sku,
    choice: Object.values(choice).join(', '),
    state,
    price: toWireAmount(price),
    normalPrice: normal === null ? null : toWireAmount(normal),
    from,
    to,
    qty,
    isImported,
    overlaps: overlaps.map((other) => ({
      id: other.id,
      price: toWireAmount(other.price),
      from: other.from,
      to: other.to,
    })),
  }
}
