import { listedVisibilities, type Visibility } from '#domain/catalog/visibility.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

const unlisted: Visibility = 5
const startsAt = "(p.attributes->'event'->>'startsAt')::timestamptz"

const upcoming = statement<{ id: number }>(
  'event.upcoming',
  `select p.id
   from listing l join product p on p.id = l.product_id
   where l.site = $1 and l.visibility in (${listedVisibilities.join()}) and p.attributes->'event' is not null
     and (p.attributes->'event'->>'endsAt')::timestamptz > $2
     and ($3::integer is null or (${startsAt}, p.id) > (select ${startsAt}, p.id from product p where p.id = $3))
   order by ${startsAt}, p.id limit $4`,
)
const open = statement(
  'event.open',
  `select from listing
   where site = $1 and product_id = $2 and visibility in (${[...listedVisibilities, unlisted].join()})`,
)

/** Returns the product ids of a site's upcoming and running listed events, by start time. */
export async function readUpcomingIds(
  db: QueryRunner,
  site: Site,
  { now, after, limit }: { now: number; after: number | undefined; limit: number },
): Promise<number[]> {
  const rows = await db.run(upcoming, [site, new Date(now), after ?? null, limit])
  return rows.map(({ id }) => id)
}

/** Returns true if a site lists the product, or shows it by direct link only [CATALOG-208]. */
export async function isOpen(db: QueryRunner, site: Site, id: number): Promise<boolean> {
  return (await db.run(open, [site, id])).length > 0
}
