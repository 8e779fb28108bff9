import { sites } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'

const ofPath = statement<{ id: string }>(
  'media-use.products',
  `select distinct object_id as id from media_use where object_type = 'product' and path = $1`,
)
const ofFile = statement<{ path: string }>('media.path', 'select path from media_file where id = $1')

/** Purges the pages of products that use a file, because they show its translated alternative texts. */
export async function purgeAltTexts(tx: Transaction, path: string): Promise<void> {
  const products = await tx.run(ofPath, [path])
  if (products.length === 0) return
  await afterCommit(tx, 'purge', { tags: sites.flatMap((site) => products.map(({ id }) => `${site}:product:${id}`)) })
}

/** Purges the pages that show a file's alternative texts after an undo restored them. */
export async function purgeUndoneFile(tx: Transaction, id: number): Promise<void> {
  const [file] = await tx.run(ofFile, [id])
  if (file) await purgeAltTexts(tx, file.path)
}
