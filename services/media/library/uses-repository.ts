import { statement, type QueryRunner } from '#platform/database.ts'

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

/** Returns up to `max` uses of a file, ordered by type and id. */
export async function readUses(db: QueryRunner, path: string, max: number): Promise<StoredUse[]> {
  return db.run(uses, [path, max])
}
