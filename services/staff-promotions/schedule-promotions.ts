import { toMinor } from '#contract/codec/amounts.ts'
import { endOfDay, startOfDay, type PromotionDays } from '#domain/promotions/promotion-days.ts'
import { promotionProblems, type PromotionProblem } from '#domain/promotions/scheduled-promotion.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings } from '#services/catalog/steps.ts'
import { insertPromotion, lockProduct, readScheduledIds, readVariants } from './promotion-repository.ts'
import { normalPrice } from './wire-promotions.ts'

interface NewPromotions extends PromotionDays {
  site: Site
  productId: number
  /** `price` is in wire form. */
  variants: readonly { sku: string; price: number; qty: number | null }[]
}
type Scheduled =
  | { ids: number[] }
  | { code: 'product_not_found' }
  | { problems: (PromotionProblem & { sku: string })[] }

/**
 * Schedules a promotion for each variant and updates the shop. Returns the promotions' ids, or the problems of all
 * variants. If there are any problems, nothing is stored. Idempotent.
 */
export async function schedulePromotions(
  tx: Transaction,
  { site, productId, from, to, variants }: NewPromotions,
  requestKey: string,
): Promise<Scheduled> {
  if (!(await lockProduct(tx, productId))) return { code: 'product_not_found' }
  const earlier = await readScheduledIds(tx, requestKey)
  if (earlier.length > 0) return { ids: earlier }
  const stored = new Map((await readVariants(tx, productId, site)).map((variant) => [variant.sku, variant]))
  const today = siteDay(site, tx.now)
  const problems = variants.flatMap(({ sku, price, qty }) => {
    const variant = stored.get(sku)
    const terms = { normal: variant ? normalPrice(variant) : null, today }
    return promotionProblems({ price: toMinor(price), from, to, qty }, terms).map((problem) => ({ sku, ...problem }))
  })
  if (problems.length > 0) return { problems }
  const bounds = { from: from === null ? null : startOfDay(site, from), to: to === null ? null : endOfDay(site, to) }
  const ids: number[] = []
  for (const { sku, price, qty } of variants) {
    const { id } = stored.get(sku)!
    ids.push(await insertPromotion(tx, { sellableId: id, site, ...bounds, price: toMinor(price), qty, requestKey }))
  }
  await refreshListings(tx, productId)
  return { ids }
}
