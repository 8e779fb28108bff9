// Known bad: a restore that brings the rows and leaves something out.
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
  const db = openDatabase(url, () => {})
  await db.transaction((tx) => tx.script('delete from caught_mail')).finally(() => db.close())
}
