import type { Visibility } from '#domain/catalog/visibility.ts'

/** The page of a product that gathers another one. */
export interface ParentPage {
  handle: string
  visibility: Visibility
}

/**
 * As SQL, the product with a page on a site that gathers product `p`, as JSON; null for what has a page itself. `site`
 * is the parameter that names the site, such as '$2'.
 */
export function parentPage(site: string): string {
  return `case when p.visibility < 4 then (
    select jsonb_build_object('handle', g.handle, 'visibility', g.visibility) from product g
    where g.gathers <> '{}' and g.gathers && (array[p.id] || array(select id from sellable where product_id = p.id))
      and g.visibility = 4 and exists (select from listing l where l.site = ${site} and l.product_id = g.id)
    order by g.id limit 1) end`
}
