import { isDeepStrictEqual } from 'node:util'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { readPage } from '../repository.ts'
import { copyToPage, createVersion } from './repository.ts'

interface Publication {
  site: Site
  handle: string
  title: string
  description: string
  document: object
}

/** Returns the differences between a page and its published version, or null if there are none. */
export async function differenceOf(
  db: QueryRunner,
  { site, handle, title, description, document }: Publication,
  now: number,
): Promise<'added' | 'changed' | null> {
  const stored = await readPage(db, site, handle, now)
  if (!stored) return 'added'
  const before = [stored.title, stored.description, stored.document]
  return isDeepStrictEqual(before, [title, description, document]) ? null : 'changed'
}

/** Publishes a page as its next version, and purges everything that shows the page. */
export async function publishNow(tx: Transaction, page: Publication, note: string): Promise<void> {
  const { site, handle } = page
  await copyToPage(tx, site, handle, await createVersion(tx, { ...page, note, author: '', publishAt: tx.now }))
}
