import { areCompatible } from '#domain/catalog/compatibility.ts'
import type { CompatibilityEntry } from '#domain/catalog/product-entry.ts'
import { listedVisibilities } from '#domain/catalog/visibility.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { isPageFlagOn, type FlagDeps } from '#services/flags/steps.ts'
import type { ProductRow } from '../repository.ts'

interface CompatibleRow {
  productId: number
  handle: string
  sku: string
  name: string
  compatibility: CompatibilityEntry
}

const readGroup = statement<CompatibleRow>(
  'product.read-compatible',
  `select p.id as "productId", p.handle, p.name, p.compatibility,
     coalesce((select sku from sellable where product_id = p.id order by position limit 1), '') as sku
   from product p join listing l on l.product_id = p.id and l.site = $1
   where p.compatibility->>'group' = $2 and l.visibility in (${listedVisibilities.join()}) order by l.featured desc, p.id limit 200`,
)
const maxShown = 8

/**
 * Returns the products in a system that a site sells, featured first. With a tag, returns only products with this tag
 * or no tag [CATALOG-405].
 */
export async function readCompatibleProducts(
  db: QueryRunner,
  site: Site,
  group: string,
  tag?: string,
): Promise<CompatibleRow[]> {
  const rows = await db.run(readGroup, [site, group])
  return rows.filter(({ compatibility }) => !tag || compatibility.tag === '' || compatibility.tag === tag)
}

/** Returns the handles of compatible products for a product page, or none while the flag is off [CATALOG-403]. */
export async function readCompatibleHandles(
  deps: FlagDeps,
  site: Site,
  { id, compatibility }: ProductRow,
): Promise<string[]> {
  if (compatibility === null || !(await isPageFlagOn(deps, 'enable_compatibility', site))) return []
  const rows = await readCompatibleProducts(deps.db, site, compatibility.group)
  const fitting = rows.filter((row) => row.productId !== id && areCompatible(row.compatibility, compatibility))
  return fitting.slice(0, maxShown).map(({ handle }) => handle)
}
