import { statement, type QueryRunner } from '#platform/database.ts'

/** A place that uses a file, as triggers store it. */
export interface StoredUse {
  type: 'product' | 'category' | 'print_catalog' | 'page' | 'article'
  /** For a page: its site and handle. */
  id: string
  /** Versions of a page or an article, or the variants of a product. */
  parts: number[]
}

const uses = statement<StoredUse>(
  'media-use.read',
  `select object_type as type, object_id as id, array_agg(part order by part desc) as parts from media_use
   where path = $1 group by object_type, object_id
   order by object_type, case when object_id ~ '^\\d{1,10}$' then object_id::bigint end, object_id limit $2`,
)

/** Returns up to `max` places that use a file, by type and id. */
export async function readUses(db: QueryRunner, path: string, max: number): Promise<StoredUse[]> {
  return db.run(uses, [path, max])
}
