import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

/** A use of a file, as recorded by triggers. */
export interface StoredUse {
  type: 'product' | 'category' | 'print_catalog' | 'page' | 'article'
  /** For a page, its site and handle. */
  id: string
  /** Version numbers of a page or article, or variant ids of a product. */
  parts: number[]
}

const uses = statement<StoredUse>(
  'media-use.read',
  `select object_type as type, object_id as id, array_agg(part order by part desc) as parts from media_use
   where path = $1 group by object_type, object_id
   order by object_type, case when object_id ~ '^\\d{1,10}$' then object_id::bigint end, object_id limit $2`,
)
// A move changes no document, so the triggers do not record it.
const movePages = statement(
  'media-use.move-pages',
  `update media_use set object_id = moved.to_id from unnest($1::text[], $2::text[]) as moved (from_id, to_id)
   where object_type = 'page' and object_id = moved.from_id`,
)

/** Returns up to `max` uses of a file, ordered by type and id. */
export async function readUses(db: QueryRunner, path: string, max: number): Promise<StoredUse[]> {
  return db.run(uses, [path, max])
}

/** Records the uses of moved pages at their new ids, which consist of a site and a handle. */
export async function movePageUses(tx: Transaction, moves: readonly { from: string; to: string }[]): Promise<void> {
  await tx.run(movePages, [moves.map(({ from }) => from), moves.map(({ to }) => to)])
}
