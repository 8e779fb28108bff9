import { renamedLinks } from '#domain/catalog/links/category-links.ts'
import type { Transaction } from '#platform/database.ts'
import { purgeCategory } from './purge-category.ts'
import { lockCategory, putLinks, readLinkedCategories, type LinkedCategory } from './repository.ts'

/** Replaces a category's handle in all link lists, and purges the pages that show them. */
export async function renameInLinkLists(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  const linksThere = ({ links }: LinkedCategory) => links.links.some(({ category }) => category === from)
  const concerned = (await readLinkedCategories(tx)).filter(linksThere).map(({ id }) => id)
  for (const id of concerned.toSorted((a, b) => a - b)) await lockCategory(tx, id)
  // Read again, because a list may have changed before its lock.
  for (const { id, links } of (await readLinkedCategories(tx)).filter((list) => concerned.includes(list.id))) {
    await putLinks(tx, id, renamedLinks(links, new Map([[from, to]])))
    await purgeCategory(tx, id)
  }
}
