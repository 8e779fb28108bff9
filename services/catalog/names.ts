import { linkTarget, type Visibility } from '#domain/catalog/visibility.ts'
import type { Site } from '#domain/sites.ts'
import { anyOf, statement, type Queries } from '#platform/database.ts'
import { type ParentPage, parentPage } from './parent-page.ts'
import type { Picture } from './pictures.ts'

/** What a product is called and looks like, whether or not it can be bought. */
export interface ProductName {
  id: number
  name: string
  /** Of the page that it is linked to; null when there is none. */
  handle: string | null
  picture: Picture | null
  /** Something of it has a price on the site: it has a page there. */
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

/** The names of products, by id. */
export async function readNames(db: Queries, site: Site, ids: readonly number[]): Promise<Map<number, ProductName>> {
  const rows = ids.length > 0 ? await db.run(readByIds, [[...new Set(ids)], site]) : []
  return new Map(
    rows.map(({ visibility, parent, ...row }) => [
      row.id,
      { ...row, handle: linkTarget({ handle: row.handle, visibility }, parent) },
    ]),
  )
}
