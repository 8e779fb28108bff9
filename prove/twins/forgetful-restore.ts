// Known bad: restores that omit or change data.
import type { Manifest } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { openDatabase } from '#platform/database.ts'

export function restoreWithoutSequences(url: string, folder: string, manifest: Manifest): Promise<void> {
  return restoreBackup(url, folder, { ...manifest, sequences: [] })
}

export async function restoreWithoutMails(url: string, folder: string, manifest: Manifest): Promise<void> {
  await restoreBackup(url, folder, manifest)
  await deleteMails(url)
}

export const deleteMails = (url: string) => change(url, 'delete from caught_mail')

/** Decodes UTF-8 subjects as Latin-1. */
export async function restoreWithGarbledMails(url: string, folder: string, manifest: Manifest): Promise<void> {
  await restoreBackup(url, folder, manifest)
  await change(url, `update caught_mail set subject = convert_from(convert_to(subject, 'UTF8'), 'LATIN1')`)
}

async function change(url: string, sql: string) {
  const db = openDatabase(url, () => {})
  await db.transaction((tx) => tx.script(sql)).finally(() => db.close())
}
