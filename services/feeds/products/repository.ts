import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface Feed {
  edition: string
  items: number
}

const current = statement<Feed>('product-feed.read', 'select edition::text, items from product_feed where site = $1')
const part = statement<{ content: string }>(
  'product-feed.part',
  'select content from product_feed_part where site = $1 and edition = $2 and number = $3',
)
const putPart = statement(
  'product-feed.put-part',
  `insert into product_feed_part (site, edition, number, content) values ($1, $2, $3, $4)
   on conflict (site, edition, number) do update set content = excluded.content`,
)
const publish = statement(
  'product-feed.publish',
  `insert into product_feed (site, edition, items) values ($1, $2, $3)
   on conflict (site) do update set edition = excluded.edition, items = excluded.items`,
)
const deleteOld = statement(
  'product-feed.sweep',
  'delete from product_feed_part where site = $1 and edition <> all($2)',
)
const next = statement<{ id: number }>(
  'product-feed.products',
  `select l.product_id as id from listing l join product p on p.id = l.product_id
   where l.site = $1 and l.product_id > $2 and p.visibility = 4 and p.type in ('simple', 'configurable')
   order by l.product_id limit $3`,
)

export async function readFeed(db: QueryRunner, site: Site): Promise<Feed | undefined> {
  const [feed] = await db.run(current, [site])
  return feed
}

/** Yields an edition's parts in order. */
export async function* readFeedParts(db: QueryRunner, site: Site, edition: string): AsyncGenerator<string> {
  for (let number = 0; ; number += 1) {
    const [row] = await db.run(part, [site, edition, number])
    if (!row) return
    yield row.content
  }
}

export async function saveFeedPart(db: QueryRunner, site: Site, edition: number, number: number, content: string) {
  await db.run(putPart, [site, edition, number, content])
}

/** Makes an edition current, and deletes all other editions except the previous one. */
export async function publishFeed(tx: Transaction, site: Site, edition: number, items: number) {
  const before = await readFeed(tx, site)
  await tx.run(publish, [site, edition, items])
  await tx.run(deleteOld, [site, [edition, Number(before?.edition ?? edition)]])
}

/** Returns the ids of the next listed products after an id. */
export async function readFeedIds(db: QueryRunner, site: Site, after: number, size: number): Promise<number[]> {
  return (await db.run(next, [site, after, size])).map(({ id }) => id)
}
