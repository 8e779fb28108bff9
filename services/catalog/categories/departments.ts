import { listedVisibilities } from '#domain/catalog/visibility.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import type { Picture } from '../products/pictures.ts'

interface DepartmentRow {
  name: string
  url: string
  text: string
  picture: Picture | null
  products: {
    id: number
    handle: string
    name: string
    brand: string
    fact: string
    lead: string
    picture: Picture | null
  }[]
}

const read = statement<DepartmentRow>(
  'department.with-products',
  `select c.name, '/' || c.handle as url, c.text, c.picture,
     coalesce((select jsonb_agg(to_jsonb(each)) from (
       select p.id, p.handle, p.name, p.brand, p.fact, p.lead, nullif(l.card->'picture', 'null') as picture
       from listing l join product p on p.id = l.product_id
       where l.site = $1 and l.category_ids @> array[c.id] and l.visibility in (${listedVisibilities.join()})
       order by l.featured desc, p.id limit $2) as each), '[]') as products
   from category c where c.parent_id is null order by c.position, c.id`,
)

/** Returns the departments in order, each with up to `max` products; own-brand and in-stock products come first. */
export async function readDepartments(tx: Transaction, site: Site, max: number): Promise<DepartmentRow[]> {
  return tx.run(read, [site, max])
}
