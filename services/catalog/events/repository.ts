import { listedVisibilities } from '#domain/catalog/visibility.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

interface ListedEvent {
  /** Product id. */
  id: number
  /** ISO time with an offset. */
  endsAt: string
}

const listed = statement<ListedEvent>(
  'event.listed',
  `select p.id, p.attributes->'event'->>'endsAt' as "endsAt"
   from listing l join product p on p.id = l.product_id
   where l.site = $1 and l.visibility in (${listedVisibilities.join()}) and p.attributes->'event' is not null
   order by (p.attributes->'event'->>'startsAt')::timestamptz, p.id`,
)

/** Returns the events that a site lists, by their start. */
export async function readEventIds(db: QueryRunner, site: Site): Promise<ListedEvent[]> {
  return db.run(listed, [site])
}
