import { blocksAt } from '#domain/content/conditions.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { checkedDocument, readEnabledFlags, pageUrl, readCheckedPage } from '../checked-pages.ts'
import { requestLocale } from '../request-locale.ts'
import { readVersion } from './repository.ts'

interface Shown {
  site: Site
  handle: string
  number: number | null
  /** Epoch milliseconds; null means now. */
  at: number | null
}

/**
 * Returns a page in a version at a point in time. Without a version number, returns the version published at that time.
 */
export async function readPageVersion(db: QueryRunner, { site, handle, number, at }: Shown, now: number) {
  const moment = at ?? now
  if (number === null) return readCheckedPage({ db }, site, handle, moment)
  const found = await readVersion(db, site, handle, number)
  if (!found) return undefined
  const { title, description } = found
  const { roguebuilder, words } = checkedDocument(found.document, title, requestLocale(site))
  const flags = await readEnabledFlags({ db }, site, roguebuilder.content, () => {})
  const { blocks, until } = blocksAt(roguebuilder.content, { site, now: moment, flags })
  const page = { id: 0, identifier: handle, url: pageUrl(handle), title, description, ...words }
  return { ...page, roguebuilder: { ...roguebuilder, content: blocks }, until }
}
