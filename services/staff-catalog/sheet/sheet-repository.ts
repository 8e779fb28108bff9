import type { SheetProduct } from '#domain/bulk-edits/sheet-product.ts'
import type { Site } from '#domain/sites.ts'
import { anyOf, statement, type QueryRunner } from '#platform/database.ts'
import { listedVariantCondition } from '../variants/listed-variant.ts'

const read = statement<SheetProduct>(
  'staff-sheet.read',
  `select p.id, p.name, p.type, coalesce((select jsonb_agg(jsonb_build_object('sku', s.sku,
       'choice', (select coalesce(string_agg(value, ', ' order by n), '')
         from jsonb_each_text(s.choice) with ordinality as chosen (code, value, n)),
       'isListed', ${listedVariantCondition},
       'prices', coalesce((select jsonb_agg(each order by each.site) from (
          select site, price, special, null as status from price where sellable_id = s.id and site = any ($2)
          union all select site, price, special, status from withheld_price
            where sellable_id = s.id and site = any ($2)) as each), '[]')) order by s.position, s.id)
     from sellable as s where s.product_id = p.id), '[]') as variants
   from product as p where p.id = ${anyOf('$1', 'integer')} order by p.id desc`,
)

/** Returns the products' values that a bulk edit can change, with prices on the sites, newest product first. */
export async function readSheetProducts(
  db: QueryRunner,
  ids: readonly number[],
  sites: readonly Site[],
): Promise<SheetProduct[]> {
  return db.run(read, [ids, sites])
}
