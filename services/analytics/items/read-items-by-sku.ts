import type { ItemDetails } from '#domain/analytics/item-metadata.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readBySku } from '#services/catalog/steps.ts'
import { readItems } from './read-items.ts'

/**
 * Returns the items that the site sells, keyed by SKU as passed in, with or without the site prefix. `at` is in Unix
 * milliseconds.
 */
export async function readItemsBySku(
  db: QueryRunner,
  site: Site,
  skus: readonly string[],
  at: number,
): Promise<Map<string, ItemDetails>> {
  if (skus.length === 0) return new Map()
  const rows = await readBySku(db, [...new Set(skus.map((sku) => keyOf(site, sku)))])
  const ids = new Map(rows.map(({ sku, id }) => [keyOf(site, sku), id]))
  const found = await readItems(db, site, [...new Set(ids.values())], at)
  const items = new Map(found.map(({ id, facts }) => [id, facts]))
  return new Map(
    skus.flatMap((sku) => {
      const item = items.get(ids.get(keyOf(site, sku)) ?? 0)
      return item ? [[sku, item] as const] : []
    }),
  )
}

function keyOf(site: Site, sku: string): string {
  const { skuPrefix } = siteSettings[site]
  const plain = skuPrefix !== '' && sku.startsWith(skuPrefix) ? sku.slice(skuPrefix.length) : sku
  return plain.replaceAll(' ', '').toLowerCase()
}
