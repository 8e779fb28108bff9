import type { CategoryLinks, LinkPicture } from '#domain/catalog/links/category-links.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface LinkedCategory {
  id: number
  handle: string
  name: string
  picture: LinkPicture | null
  links: CategoryLinks
  version: number
}

const readAll = statement<LinkedCategory>(
  'link-list.read-all',
  'select id, handle, name, picture, links, links_version as version from category order by position, id',
)
const lock = statement<{ id: number }>('link-list.lock', 'select id from category where id = $1 for update')
const put = statement('link-list.put', 'update category set links = $2 where id = $1')

export async function readLinkedCategories(db: QueryRunner): Promise<LinkedCategory[]> {
  return db.run(readAll, [])
}

/** Locks a category until commit; returns false if it does not exist. */
export async function lockCategory(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.run(lock, [id])).length > 0
}

/** Replaces a category's links. If they change, a trigger increments their version. */
export async function putLinks(tx: Transaction, id: number, links: CategoryLinks): Promise<void> {
  await tx.run(put, [id, JSON.stringify(links)])
}
