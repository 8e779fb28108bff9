import type { staffPromotions } from '#contract/staff-promotions.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { refreshListings } from '#services/catalog/steps.ts'
import { changePromotion } from './change-promotion.ts'
import { listPromotions } from './list-repository.ts'
import { priceOnDay } from './price-on-day.ts'
import { endPromotion, lockPromotion, removePromotion } from './promotion-repository.ts'
import { schedulePromotions } from './schedule-promotions.ts'
import { stateOf, wirePromotion, wirePromotions } from './wire-promotions.ts'

/** Shorter search texts would match nearly every product. */
const minSearchLength = 3

export const staffPromotionHandlers: Handlers<typeof staffPromotions, { db: Database }> = {
  async 'GET /svc_admin/promotions'({ query, staff, now }, { db }) {
    assertSite(staff, query.site)
    const q = query.q.length < minSearchLength ? '' : query.q
    const { ids, next } = await listPromotions(db, { ...query, q, now })
    return { promotions: await wirePromotions(db, ids, now), next }
  },

  async 'GET /svc_admin/promotions/{id}'({ params, staff, now, refuse }, { db }) {
    const promotion = await wirePromotion(db, params.id, { staff, now })
    if (!promotion) throw refuse('promotion_not_found')
    return promotion
  },

  async 'GET /svc_admin/promotions/{id}/price'({ params, query, staff, now, refuse }, { db }) {
    const promotion = await wirePromotion(db, params.id, { staff, now })
    if (!promotion) throw refuse('promotion_not_found')
    const priced = await priceOnDay(db, params.id, query.day)
    if (!priced) throw refuse('not_sold')
    const { price, normal, promotionId } = priced
    return { currency: promotion.currency, price: toWireAmount(price), normalPrice: toWireAmount(normal), promotionId }
  },

  async 'POST /svc_admin/promotions'({ body, staff, key, now, refuse }, { db }) {
    assertSite(staff, body.site)
    const ids = await db.transaction(async (tx) => {
      const result = await schedulePromotions(tx, body, key)
      if ('code' in result) throw refuse('product_not_found')
      if ('problems' in result) throw refuse('promotion_invalid', { problems: result.problems })
      return result.ids
    })
    return { promotions: await wirePromotions(db, ids, now) }
  },

  async 'PUT /svc_admin/promotions/{id}'({ params: { id }, body, staff, now, refuse }, { db }) {
    await db.transaction(async (tx) => {
      const stored = await lockPromotion(tx, id)
      if (!stored || !staff.sites.includes(stored.site)) throw refuse('promotion_not_found')
      const { conflicts, problems } = await changePromotion(tx, stored, body)
      if (conflicts.length > 0) throw refuse('promotion_changed', { fields: conflicts })
      if (problems.length > 0) throw refuse('promotion_invalid', { problems })
    })
    return (await wirePromotion(db, id, { staff, now }))!
  },

  async 'POST /svc_admin/promotions/{id}/end'({ params: { id }, staff, now, refuse }, { db }) {
    await db.transaction(async (tx) => {
      const stored = await lockPromotion(tx, id)
      if (!stored || !staff.sites.includes(stored.site)) throw refuse('promotion_not_found')
      const state = stateOf(stored, tx.now)
      if (state === 'scheduled') throw refuse('promotion_not_started')
      if (state === 'ended') return
      await endPromotion(tx, id)
      await refreshListings(tx, stored.productId)
    })
    return (await wirePromotion(db, id, { staff, now }))!
  },

  async 'DELETE /svc_admin/promotions/{id}'({ params: { id }, staff, refuse }, { db }) {
    await db.transaction(async (tx) => {
      const stored = await lockPromotion(tx, id)
      if (!stored || !staff.sites.includes(stored.site)) throw refuse('promotion_not_found')
      if (stateOf(stored, tx.now) !== 'scheduled') throw refuse('promotion_started')
      await removePromotion(tx, id)
      await refreshListings(tx, stored.productId)
    })
    return null
  },
}

function assertSite(staff: Staff, site: Site): void {
  if (!staff.sites.includes(site)) throw commonRefusal('not_permitted', { site })
}
