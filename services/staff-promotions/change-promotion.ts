import { toMinor } from '#contract/codec/amounts.ts'
import { endOfDay, startOfDay } from '#domain/promotions/promotion-days.ts'
import {
  mergePromotion,
  promotionProblems,
  type PromotionEdit,
  type PromotionField,
  type PromotionFields,
  type PromotionProblem,
} from '#domain/promotions/scheduled-promotion.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings } from '#services/catalog/steps.ts'
import { writePromotion, type PromotionRow } from './promotion-repository.ts'
import { fieldsOf, normalPrice } from './wire-promotions.ts'

interface Changed {
  conflicts: PromotionField[]
  problems: (PromotionProblem & { sku: string })[]
}

/**
 * Changes the edited fields of a locked promotion and updates the shop. Prices in the edit are in wire form. If there
 * are conflicts or problems, nothing changes.
 */
export async function changePromotion(
  tx: Transaction,
  stored: PromotionRow,
  { read, edited }: PromotionEdit,
): Promise<Changed> {
  const { site, sku } = stored
  const { fields, changed, conflicts } = mergePromotion(fieldsOf(stored), { read: minor(read), edited: minor(edited) })
  if (conflicts.length > 0) return { conflicts, problems: [] }
  const terms = { normal: normalPrice(stored), today: siteDay(site, tx.now) }
  // A stored value that is no longer valid, such as an end in the past, does not prevent other edits.
  const isNew = ({ field }: PromotionProblem) => changed.some((each) => each === field || (isDay(each) && isDay(field)))
  const problems = promotionProblems(fields, terms).filter(isNew)
  if (problems.length > 0) return { conflicts, problems: problems.map((problem) => ({ sku, ...problem })) }
  if (changed.length === 0) return { conflicts, problems: [] }
  const { price, from, to, qty } = fields
  await writePromotion(tx, stored.id, {
    price,
    // Changes the time only if the day has changed, because an import may have set a different time of day.
    from: changed.includes('from') ? (from === null ? null : startOfDay(site, from)) : stored.from,
    to: changed.includes('to') ? (to === null ? null : endOfDay(site, to)) : stored.to,
    qty,
  })
  await refreshListings(tx, stored.productId)
  return { conflicts, problems: [] }
}

const isDay = (field: PromotionField) => field === 'from' || field === 'to'
const minor = (fields: PromotionFields): PromotionFields => ({ ...fields, price: toMinor(fields.price) })
