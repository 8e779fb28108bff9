import { productPathSegment, type Visibility } from '#domain/catalog/visibility.ts'
import type { Site } from '#domain/sites.ts'
import { anyOf, statement, type QueryRunner } from '#platform/database.ts'
import { type ParentPage, parentPage } from './parent-page.ts'
import { translateNames } from '../translations/translate-catalog.ts'
import type { Picture } from './pictures.ts'

/** A product's name and picture, even if it is not for sale. */
export interface ProductName {
  id: number
  name: string
  handle: string | null
  picture: Picture | null
  /** True if the product or one of its children has a price on the site. */
  isSold: boolean
}

type Row = Omit<ProductName, 'handle'> & { handle: string; visibility: Visibility; parent: ParentPage | null }

const readByIds = statement<Row>(
  'product.names',
  `select p.id, p.name, p.handle, p.visibility, ${parentPage('$2')} as parent, p.pictures->0 as picture,
     exists (select from sellable s join price pr on pr.sellable_id = s.id
       where s.product_id = p.id and pr.site = $2) as "isSold"
   from product p where p.id = ${anyOf('$1', 'integer')}`,
)

export async function readNames(
  db: QueryRunner,
  site: Site,
  ids: readonly number[],
): Promise<Map<number, ProductName>> {
  const rows = ids.length > 0 ? await db.run(readByIds, [[...new Set(ids)], site]) : []
  const translated = await translateNames(db, rows)
  return new Map(
    translated.map(({ visibility, parent, ...row }) => [
      row.id,
      { ...row, handle: productPathSegment({ handle: row.handle, visibility }, parent) },
    ]),
  )
}
