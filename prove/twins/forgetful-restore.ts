// Known bad: restores that leave something out, or change it.
import type { Manifest } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { openDatabase } from '#platform/database.ts'

/** Restores, but not how far the numbers have come. */
export function withoutNumbers(url: string, folder: string, manifest: Manifest): Promise<void> {
  return restoreBackup(url, folder, { ...manifest, sequences: [] })
}

/** Restores, but not the rows of one table. */
export async function withoutMails(url: string, folder: string, manifest: Manifest): Promise<void> {
  await restoreBackup(url, folder, manifest)
  await loseMails(url)
}

/** Deletes all mails of a store. */
export const loseMails = (url: string) => change(url, 'delete from caught_mail')

/** Restores every row, but reads the UTF-8 subjects of mails as Latin-1. */
export async function withGarbledMails(url: string, folder: string, manifest: Manifest): Promise<void> {
  await restoreBackup(url, folder, manifest)
  await change(url, `update caught_mail set subject = convert_from(convert_to(subject, 'UTF8'), 'LATIN1')`)
}

async function change(url: string, sql: string) {
  const db = openDatabase(url, () => {})
  await db.transaction((tx) => tx.script(sql)).finally(() => db.close())
}
