import { currentPromotion } from '#domain/promotions/current-promotion.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { locationOf, lowStock } from '#domain/catalog/stock.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type Database, type QueryRunner, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { refreshListings } from '../listing/listing.ts'
import { promotionDocument } from './promotion-document.ts'

interface PromotedPieces {
  sellableId: number
  promotional: number
  promotionId: number | null
}

// A single conditional update, so that concurrent orders never take more units than are available.
const take = statement<{ qty: number | null; productId: number }>(
  'promotion.take',
  `update promotion pm set qty = case when is_qty_limited then qty - $2 else qty end from sellable s
   where pm.id = $1 and s.id = pm.sellable_id and is_enabled
     and (not is_qty_limited or qty >= $2)
   returning case when is_qty_limited then pm.qty end as qty, s.product_id as "productId"`,
)
const giveBack = statement<{ qty: number; productId: number }>(
  'promotion.give-back',
  `update promotion pm set qty = qty + $2 from sellable s
   where pm.id = coalesce($1, (select id from promotion where sellable_id = $3 and site = $4 and is_imported))
     and s.id = pm.sellable_id and is_qty_limited
   returning pm.qty, s.product_id as "productId"`,
)

/**
 * Reserves units at the promotion price and returns the ids with too few units left. If there are any, the caller must
 * roll back [CART-223, PROMO-209].
 */
export async function reservePromotionUnits(tx: Transaction, pieces: readonly PromotedPieces[]) {
  const short: number[] = []
  for (const { sellableId, promotional, promotionId } of counted(pieces)) {
    const [left] = await tx.run(take, [promotionId, promotional])
    if (!left) short.push(sellableId)
    else if (left.qty !== null && left.qty <= lowStock) await show(tx, left.productId)
  }
  return short
}

/** Releases the promotion units that a failed order reserved. */
export async function releasePromotionUnits(tx: Transaction, site: Site, pieces: readonly PromotedPieces[]) {
  for (const { sellableId, promotional, promotionId } of counted(pieces)) {
    const [left] = await tx.run(giveBack, [promotionId, promotional, sellableId, site])
    if (left && left.qty - promotional <= lowStock) await show(tx, left.productId)
  }
}

/** In id order, to avoid deadlocks. */
function counted(pieces: readonly PromotedPieces[]) {
  return pieces.filter(({ promotional }) => promotional > 0).toSorted((a, b) => a.sellableId - b.sellableId)
}

async function show(tx: Transaction, productId: number) {
  await refreshListings(tx, productId)
  await afterCommit(tx, 'purge', { tags: sites.map((site) => `${site}:product:${productId}`) })
}

const lockWatch = statement<{ seenUntil: Date }>(
  'promotion.watch',
  'select seen_until as "seenUntil" from promotion_watch for update',
)
const turned = statement<{ id: number }>(
  'promotion.turned',
  `select distinct s.product_id as id from promotion pm join sellable s on s.id = pm.sellable_id
   where pm.is_enabled and ((pm.from_at > $1 and pm.from_at <= $2) or (pm.to_at > $1 and pm.to_at <= $2)) order by 1`,
)
const seen = statement('promotion.seen', 'update promotion_watch set seen_until = $1')

/**
 * Refreshes the listings of promotions that started or ended since the last run, because listings store prices
 * [PROMO-211].
 */
export async function refreshChangedPromotions(db: Database) {
  await db.transaction(async (tx) => {
    const [watch] = await tx.run(lockWatch, [])
    const now = new Date(tx.now)
    for (const { id } of await tx.run(turned, [watch!.seenUntil, now])) await show(tx, id)
    await tx.run(seen, [now])
  })
}

interface HotRow {
  productId: number
  sellableId: number
  promotions: Promotion[]
}
interface HotDeals {
  products: { productId: number; sellableId: number; promotion: Promotion }[]
  weightTierProductIds: number[]
}
const hot = statement<HotRow>(
  'promotion.hot',
  `select s.product_id as "productId", s.id as "sellableId", jsonb_agg(${promotionDocument}) as promotions
   from promotion pm join sellable s on s.id = pm.sellable_id
   join price pr on pr.sellable_id = s.id and pr.site = pm.site
   join stock st on st.sellable_id = s.id and st.location = $2
   where pm.site = $1 and pm.is_enabled and (pm.to_at is null or pm.to_at >= $3)
   group by s.id order by s.id`,
)
const weightTiered = statement<{ id: number }>(
  'product.weight-tiered',
  'select id from product where weight_tiers ? $1 order by id',
)

/** Returns each variant's current promotion on a site unless it has ended [PROMO-215, PROMO-217]. */
export async function readHotDeals(db: QueryRunner, site: Site, now: number): Promise<HotDeals> {
  const [products, tiered] = await Promise.all([
    db.run(hot, [site, locationOf(site), new Date(now)]),
    db.run(weightTiered, [site]),
  ])
  const current = products.flatMap(({ promotions, ...row }) => {
    const promotion = currentPromotion(promotions, now)
    return promotion ? [{ ...row, promotion }] : []
  })
  return { products: current, weightTierProductIds: tiered.map(({ id }) => id) }
}
