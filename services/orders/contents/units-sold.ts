import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

// Units leave the stock in the transaction that publishes the order, so units are counted from that time. Lines of
// older orders have no parts.
const soldSince = statement<{ sellableId: number; units: number }>(
  'order.sold-since',
  `select (part->>'sellableId')::integer as "sellableId", sum((part->>'qty')::integer
     * ((line->>'qty')::integer - coalesce((cancelled->>(line->>'itemId'))::integer, 0)) / (line->>'qty')::integer)::integer as units
   from order_event event join shop_order on shop_order.id = event.order_id,
     jsonb_array_elements(document->'lines') as line,
     jsonb_array_elements(case when line @? '$.parts[0].productId' then line->'parts' else jsonb_build_array(line) end) as part
   where event.to_status = 'published' and event.at >= $1 and site = any($2)
   group by 1 having sum((part->>'qty')::integer) > 0`,
)

/** Returns the number of units in orders paid since a time in milliseconds, minus canceled units, by sellable id. */
export async function readUnitsSoldSince(
  db: QueryRunner,
  since: number,
  sites: readonly Site[],
): Promise<Map<number, number>> {
  const rows = await db.run(soldSince, [new Date(since), sites])
  return new Map(rows.flatMap(({ sellableId, units }) => (units > 0 ? [[sellableId, units] as const] : [])))
}
