import { endOfDay, startOfDay } from '#domain/promotions/promotion-days.ts'
import type { PromotionState } from '#domain/promotions/scheduled-promotion.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

interface IdRow {
  id: number
  /** Start in Unix milliseconds; negative if there is no start. */
  start: number
}
type StateFilter = PromotionState | 'all'

/** SQL version of `promotionState`. */
const started = '(pm.from_at is null or pm.from_at <= $2)'
const over = '(pm.to_at is not null and pm.to_at < $2)'
const soldOut = '(pm.is_qty_limited and coalesce(pm.qty, 0) <= 0)'
const conditions: Readonly<Record<StateFilter, string>> = {
  all: '$2::timestamptz is not null',
  scheduled: `pm.is_enabled and not ${started}`,
  running: `pm.is_enabled and ${started} and not ${over} and not ${soldOut}`,
  sold_out: `pm.is_enabled and ${started} and not ${over} and ${soldOut}`,
  ended: `(not pm.is_enabled or (${started} and ${over}))`,
}
const page = (condition: string) => `select id, start from (
    select pm.id, coalesce(floor(extract(epoch from pm.from_at) * 1000), -1)::double precision as start
    from promotion pm join sellable s on s.id = pm.sellable_id join product p on p.id = s.product_id
    where pm.site = $1 and ${condition}
      and ($3::text is null or lower(p.name) like $3 or lower(s.sku) like $3)
      and ($4::integer is null or p.id = $4)
      and ($5::timestamptz is null or pm.to_at is null or pm.to_at >= $5)
      and ($6::timestamptz is null or pm.from_at is null or pm.from_at <= $6)) as found
  where $7::double precision is null or (start, id) < ($7, $8::integer)
  order by start desc, id desc limit $9`
const pages: Readonly<Record<StateFilter, ReturnType<typeof statement<IdRow>>>> = {
  all: statement<IdRow>('staff-promotion.all', page(conditions.all)),
  scheduled: statement<IdRow>('staff-promotion.scheduled', page(conditions.scheduled)),
  running: statement<IdRow>('staff-promotion.running', page(conditions.running)),
  sold_out: statement<IdRow>('staff-promotion.sold-out', page(conditions.sold_out)),
  ended: statement<IdRow>('staff-promotion.ended', page(conditions.ended)),
}

interface ListRequest {
  site: Site
  state: StateFilter
  /** Search text; empty for all products. */
  q: string
  product?: number | undefined
  from?: IsoDate | undefined
  to?: IsoDate | undefined
  before?: string | undefined
  limit: number
  now: number
}

/** Returns the ids of matching promotions, latest start first, and the cursor for the next page. */
export async function listPromotions(
  db: QueryRunner,
  { site, state, q, product, from, to, before, limit, now }: ListRequest,
): Promise<{ ids: number[]; next: string | null }> {
  const [start = null, id = null] = before?.split('_').map(Number) ?? []
  const rows = await db.run(pages[state], [
    site,
    new Date(now),
    q === '' ? null : likePattern(q),
    product ?? null,
    from === undefined ? null : new Date(startOfDay(site, from)),
    to === undefined ? null : new Date(endOfDay(site, to)),
    start,
    id,
    limit,
  ])
  const last = rows.at(-1)
  return {
    ids: rows.map((row) => row.id),
    next: rows.length < limit || !last ? null : `${last.start}_${last.id}`,
  }
}
