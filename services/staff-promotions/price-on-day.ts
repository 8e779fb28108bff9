import { priceOf } from '#domain/pricing/price.ts'
import { startOfDay } from '#domain/promotions/promotion-days.ts'
import { activePrice } from '#domain/promotions/promotion.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readSellables } from '#services/catalog/steps.ts'
import { readPromotions } from './promotion-repository.ts'

interface DayPrice {
  /** Minor units. */
  price: number
  normal: number
  promotionId: number | null
}

const halfDay = 12 * 3_600_000

/**
 * Returns a promoted variant's price at noon on a day in the site's time zone. This is the price that the shop computes
 * for guests, assuming the currently remaining units. Returns null if the site does not sell the variant.
 */
export async function priceOnDay(db: QueryRunner, promotionId: number, day: IsoDate): Promise<DayPrice | null> {
  const [row] = await readPromotions(db, [promotionId])
  if (!row) return null
  const at = startOfDay(row.site, day) + halfDay
  const offer = (await readSellables(db, row.site, [row.sellableId], at)).get(row.sellableId)
  if (!offer) return null
  const { base, special, promotion } = offer
  const promo = activePrice(promotion, at)
  const { price, steps } = priceOf({ base, special, promo })
  const isPromoted = steps.at(-1)!.reason === 'promo'
  return { price, normal: priceOf({ base, special }).price, promotionId: isPromoted ? (promotion?.id ?? null) : null }
}
