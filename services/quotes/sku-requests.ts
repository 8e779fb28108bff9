import type { BuyRequest } from '#domain/lists/list.ts'
import { priceItem } from '#domain/pricing/price-item.ts'
import { lineSkuKey, type SkuLine } from '#domain/quotes/sku-lines.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readAssortment, readBySku } from '#services/catalog/steps.ts'

/** Returns the items with these SKUs, and the SKUs that the site does not sell or that require options. */
export async function readSkuRequests(
  db: QueryRunner,
  { site, groupId }: Pick<Scope, 'site' | 'groupId'>,
  lines: readonly SkuLine[],
  now: number,
): Promise<{ items: BuyRequest[]; unknown: string[] }> {
  if (lines.length === 0) return { items: [], unknown: [] }
  const rows = await readBySku(
    db,
    lines.map(({ sku }) => lineSkuKey(sku)),
  )
  const found = new Map(rows.map((row) => [lineSkuKey(row.sku), row]))
  const ids = rows.flatMap(({ id, productId }) => [id, productId])
  const assortment = await readAssortment(db, site, ids, { groupId, now })
  const items: BuyRequest[] = []
  const unknown: string[] = []
  for (const { sku, qty } of lines) {
    const row = found.get(lineSkuKey(sku))
    const item = row && requestOf(row, qty)
    const priced = item ? priceItem(item, assortment, { now, earned: null }) : null
    if (item && priced && 'parts' in priced) items.push(item)
    else unknown.push(sku)
  }
  return { items, unknown }
}

function requestOf({ id, productId }: { id: number; productId: number }, qty: number): BuyRequest {
  const plain = { options: {}, metadata: {}, children: [] }
  return { ...plain, productId, qty, children: id === productId ? [] : [{ ...plain, productId: id, qty: 1 }] }
}
