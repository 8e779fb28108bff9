import { listedVisibilities } from '#domain/catalog/visibility.ts'
import type { SitemapKind } from '#domain/feeds/sitemap.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Clock } from '#platform/clock.ts'
import { statement, type QueryRunner, type Statement } from '#platform/database.ts'

export interface SitemapRow {
  id: number
  handle: string
  changedAt: Date
  sites: Site[]
  /** Category ids of an article. */
  categories?: number[]
  tags?: number[]
}
/** `digest` changes whenever a page, its sites, or its date changes. */
export interface Summary {
  count: number
  changedAt: Date | null
  digest: string
}

// Listings are looked up site by site, because their index starts with the site.
const siteRows = sites.map((site) => `('${site}')`).join()
const catalogedOnly = `visibility in (${listedVisibilities.join()})`

// Parameters: site, id of the last row, rows to skip, rows to return.
const pages: Record<SitemapKind, Statement<SitemapRow>> = {
  products: statement(
    'sitemap.products',
    `select p.id, p.handle, p.updated_at as "changedAt",
       array(select each.site from (values ${siteRows}) as each (site)
         where exists (select from listing where site = each.site and product_id = p.id)) as sites
     from product p join listing l on l.product_id = p.id and l.site = $1
     where p.visibility = 4 and l.product_id > $2 order by l.product_id offset $3 limit $4`,
  ),
  categories: statement(
    'sitemap.categories',
    `select c.id, c.handle,
       greatest(c.updated_at, (select max(p.updated_at) from listing l join product p on p.id = l.product_id
         where l.site = $1 and l.category_ids @> array[c.id])) as "changedAt",
       array(select each.site from (values ${siteRows}) as each (site)
         where exists (select from listing where site = each.site and category_ids @> array[c.id] and ${catalogedOnly})) as sites
     from category c
     where exists (select from listing where site = $1 and category_ids @> array[c.id] and ${catalogedOnly})
       and c.id > $2
       and not exists (select from page where site = $1 and handle = c.handle)
     order by c.id offset $3 limit $4`,
  ),
  articles: statement(
    'sitemap.articles',
    `select id, slug as handle, updated_at as "changedAt", category_ids as categories, tag_ids as tags,
       '{}'::text[] as sites
     from post where $1::text is not null and id > $2 order by id offset $3 limit $4`,
  ),
  pages: statement(
    'sitemap.pages',
    `select id, handle, updated_at as "changedAt",
       array(select site from page other where other.handle = page.handle order by site) as sites
     from page where site = $1 and id > $2 order by id offset $3 limit $4`,
  ),
}

const summaries: Record<SitemapKind, Statement<Summary>> = {
  products: statement(
    'sitemap.products-summary',
    `select count(*) filter (where l.site = $1)::integer as count, max(p.updated_at) as "changedAt",
       coalesce(bit_xor(hashtextextended(concat_ws(' ', l.site, p.handle, p.updated_at), 0)), 0)::text as digest
     from product p join listing l on l.product_id = p.id where p.visibility = 4`,
  ),
  categories: statement(
    'sitemap.categories-summary',
    `select count(distinct c.id)::integer as count, greatest(max(c.updated_at), max(p.updated_at)) as "changedAt",
       coalesce(bit_xor(hashtextextended(concat_ws(' ', c.handle, c.updated_at, p.id, p.updated_at), 0)), 0)::text as digest
     from listing l join product p on p.id = l.product_id join category c on c.id = any(l.category_ids)
     where l.site = $1`,
  ),
  articles: statement(
    'sitemap.articles-summary',
    `select count(*)::integer as count, max(updated_at) as "changedAt",
       coalesce(bit_xor(hashtextextended(concat_ws(' ', slug, updated_at), 0)), 0)::text as digest
     from post where $1::text is not null`,
  ),
  pages: statement(
    'sitemap.pages-summary',
    `select count(*) filter (where site = $1)::integer as count, max(updated_at) filter (where site = $1) as "changedAt",
       coalesce(bit_xor(hashtextextended(concat_ws(' ', site, handle, updated_at), 0)), 0)::text as digest
     from page`,
  ),
}

export type Summarize = (kind: SitemapKind, site: Site) => Promise<Summary>

const cacheMs = 60_000

/** Returns summaries of a site's pages, cached for one minute because each one reads whole tables. */
export function summaryCache(db: QueryRunner, clock: Clock, articles?: () => Promise<Summary>): Summarize {
  const cached = new Map<string, { until: number; summary: Promise<Summary> }>()
  return (kind, site) => {
    const key = `${kind} ${site}`
    const known = cached.get(key)
    if (known && clock() < known.until) return known.summary
    const summary =
      kind === 'articles' && articles ? articles() : db.run(summaries[kind], [site]).then(([first]) => first!)
    cached.set(key, { until: clock() + cacheMs, summary })
    summary.catch(() => cached.delete(key))
    return summary
  }
}

/** Returns the next rows of a kind after an id, without the first `skip` rows, which are in earlier files. */
export async function readSitemapRows(
  db: QueryRunner,
  kind: SitemapKind,
  { site, after, skip, size }: { site: Site; after: number; skip: number; size: number },
): Promise<SitemapRow[]> {
  return db.run(pages[kind], [site, after, skip, size])
}
