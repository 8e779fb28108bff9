import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import {
  copyToPage,
  createVersion,
  lockVersions,
  readCurrentVersions,
  readVersion,
  scheduleVersion,
} from '../versions/repository.ts'

interface Change {
  site: Site
  handle: string
  replace: <Value>(document: Value) => Value
  /** Staff name. */
  author: string
  note: string
}

/**
 * Replaces a picture in a page's published version, scheduled versions, and newest version by adding a new version for
 * each. Earlier versions stay unchanged, and the newest version remains the newest.
 */
export async function replaceInPage(tx: Transaction, { site, handle, replace, author, note }: Change): Promise<void> {
  await lockVersions(tx, site, handle)
  const current = await readCurrentVersions(tx, site, handle, tx.now)
  const latest = current.at(-1)?.number
  let isAnyChanged = false
  // In ascending order, so that the newest version comes last.
  for (const { number, publishAt, isPublished } of current) {
    const isScheduled = publishAt !== null && publishAt > tx.now
    const version = (await readVersion(tx, site, handle, number))!
    const document = replace(version.document)
    const isChanged = document !== version.document
    if (!isChanged && !(isAnyChanged && number === latest)) continue
    isAnyChanged = true
    const at = isPublished ? tx.now : isScheduled ? publishAt : null
    const { title, description } = version
    const added = { site, handle, title, description, document, author, publishAt: at }
    const created = await createVersion(tx, { ...added, note: isChanged ? note : version.note })
    if (isScheduled) await scheduleVersion(tx, { site, handle, number, at: null, now: tx.now })
    if (isPublished) await copyToPage(tx, site, handle, created)
  }
}
