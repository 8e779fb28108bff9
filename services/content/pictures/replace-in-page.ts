import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import {
  copyToPage,
  createVersion,
  lockVersions,
  readPublishedNumber,
  readVersion,
  readVersions,
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
 * Changes the published version of a page, its scheduled versions and a draft that is the newest one, each by a new
 * version. Earlier versions stay, and the newest version remains the newest.
 */
export async function replaceInPage(tx: Transaction, { site, handle, replace, author, note }: Change): Promise<void> {
  await lockVersions(tx, site, handle)
  const [latest, ...earlier] = await readVersions(tx, site, handle)
  if (!latest) return
  const published = await readPublishedNumber(tx, site, handle, tx.now)
  const isScheduled = (publishAt: number | null) => publishAt !== null && publishAt > tx.now
  const isCurrent = ({ number, publishAt }: typeof latest) => number === published || isScheduled(publishAt)
  let isAnyChanged = false
  // In ascending order, so that the newest version comes last.
  for (const { number, publishAt } of [...earlier.filter(isCurrent).toReversed(), latest]) {
    const version = (await readVersion(tx, site, handle, number))!
    const document = replace(version.document)
    const isChanged = document !== version.document
    if (!isChanged && !(isAnyChanged && number === latest.number)) continue
    isAnyChanged = true
    const at = number === published ? tx.now : isScheduled(publishAt) ? publishAt : null
    const { title, description } = version
    const added = { site, handle, title, description, document, author, publishAt: at }
    const created = await createVersion(tx, { ...added, note: isChanged ? note : version.note })
    if (isScheduled(publishAt)) await scheduleVersion(tx, { site, handle, number, at: null, now: tx.now })
    if (number === published) await copyToPage(tx, site, handle, created)
  }
}
