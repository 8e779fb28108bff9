import type { Visibility } from '#domain/catalog/visibility.ts'

/** The page of a bundle or group that contains the product. */
export interface ParentPage {
  handle: string
  visibility: Visibility
}

/**
 * Returns SQL for the parent page of product `p`, with a site parameter such as '$2'. The result is null if `p` has a
 * page.
 */
export function parentPage(site: string): string {
  return `case when p.visibility < 4 then (
    select jsonb_build_object('handle', g.handle, 'visibility', g.visibility) from product g
    where g.gathers <> '{}' and g.gathers && (array[p.id] || array(select id from sellable where product_id = p.id))
      and g.visibility = 4 and exists (select from listing l where l.site = ${site} and l.product_id = g.id)
    order by g.id limit 1) end`
}
