import type { Translation } from '#domain/catalog/translations/translate-texts.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const productsAfter = statement<{ id: number; handle: string; english: Translation }>(
  'translation-transfer.products-after',
  `select id, handle, jsonb_build_object('name', name, 'fact', fact, 'lead', lead, 'description', description,
     'searchTitle', search_title, 'searchDescription', search_description) as english
   from product where id > $1 order by id limit $2`,
)
const idsByHandle = statement<{ id: number; handle: string }>(
  'translation-transfer.ids-by-handle',
  'select id, handle from product where handle = any ($1)',
)
const lock = statement<{ id: number }>(
  'translation-transfer.lock',
  'select id from product where id = $1 for no key update',
)

/** Returns up to `max` products after an id, with their English texts. */
export async function readProductsAfter(db: QueryRunner, id: number, max: number) {
  return db.run(productsAfter, [id, max])
}

/** Returns the ids of the products that exist, by handle. */
export async function readIdsByHandle(db: QueryRunner, handles: readonly string[]): Promise<Map<string, number>> {
  return new Map((await db.run(idsByHandle, [handles])).map(({ id, handle }) => [handle, id]))
}

/** Locks a product against other edits of its texts. Returns false if it no longer exists. */
export async function lockForTranslation(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.run(lock, [id])).length > 0
}
