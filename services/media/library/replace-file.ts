import { replacePicture, type PictureFiles } from '#domain/media/library/replace-picture.ts'
import type { Database } from '#platform/database.ts'
import { replaceInCategory, replaceInProduct } from '#services/catalog/steps.ts'
import { replaceInArticle, replaceInPage } from '#services/content/steps.ts'
import type { Use } from './wire-file.ts'

interface Replacement {
  from: string
  to: PictureFiles
  /** Name of the staff member. */
  author: string
}

const note = 'Picture replaced'

/**
 * Replaces a picture with another one everywhere in the shop. Each use has its own transaction, so that locks are held
 * only briefly; a retry continues. Earlier versions and printed catalogs stay unchanged.
 */
export async function replaceEverywhere(
  db: Database,
  usedIn: readonly Use[],
  { from, to, author }: Replacement,
): Promise<void> {
  const replace = <Value>(document: Value) => replacePicture(document, from, to)
  for (const use of usedIn) {
    await db.transaction(async (tx) => {
      switch (use.type) {
        case 'product':
          return replaceInProduct(tx, use.id, { from, to })
        case 'category':
          return replaceInCategory(tx, use.id, { from, to })
        case 'page':
          return replaceInPage(tx, { site: use.site, handle: use.handle, replace, author, note })
        case 'article':
          return replaceInArticle(tx, use.id, { replace, savedBy: author, note })
        case 'print_catalog':
          return undefined
      }
    })
  }
}
