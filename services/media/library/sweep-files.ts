import { readdir, stat, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { filesOfReference } from '#domain/media/media-references.ts'
import { statement, type Database } from '#platform/database.ts'

const isUsed = 'exists (select from media_use where media_use.path = media_file.path)'
const keepUsed = statement(
  'media.keep-used',
  `update media_file set unused_since = null, deleted_at = null, is_permanent = true
   where (unused_since is not null or deleted_at is not null or not is_permanent) and ${isUsed}`,
)
const markUnused = statement(
  'media.mark-unused',
  `update media_file set unused_since = $1::timestamptz where unused_since is null and not ${isUsed}`,
)
const deleteUnused = statement(
  'media.delete-unused',
  `update media_file set deleted_at = $1::timestamptz
   where not is_permanent and deleted_at is null and unused_since <= $2::timestamptz and not ${isUsed}`,
)
const expired = statement<{ id: number; path: string }>(
  'media.expired',
  `select id, path from media_file where deleted_at <= $1::timestamptz and not is_permanent order by id`,
)
const remove = statement<{ id: number }>(
  'media.remove',
  `delete from media_file where id = $1 and deleted_at <= $2::timestamptz and not is_permanent and not ${isUsed} returning id`,
)

const dayMs = 86_400_000
/**
 * A deleted file can be restored for this long. This is also longer than an editor stays open with a file chosen before
 * the deletion.
 */
const restorableMs = 7 * dayMs

interface SweepDeps {
  db: Database
  mediaFolder: string
  mediaUnusedDays: number
  clock: () => number
}

/** By then, an import that stored the same picture again has also recorded its use. */
const minAgeMs = 3_600_000

/**
 * Deletes uploads that were not used within the configured number of days, and removes their files after another week.
 * Files that were ever in use stay, because past orders and emails can show them.
 */
export async function sweepFiles({ db, mediaFolder, mediaUnusedDays, clock }: SweepDeps): Promise<void> {
  const now = clock()
  await db.run(keepUsed, [])
  await db.run(markUnused, [new Date(now)])
  await db.run(deleteUnused, [new Date(now), new Date(now - mediaUnusedDays * dayMs)])
  const before = new Date(now - restorableMs)
  const files = await db.run(expired, [before])
  if (files.length === 0) return
  const names = await readdir(mediaFolder).catch(() => [])
  for (const { id, path } of files) {
    const ofFile = namesOf(path, names).map((name) => join(mediaFolder, name))
    if (await isAnyNew(ofFile, now)) continue
    await db.transaction(async (tx) => {
      if ((await tx.run(remove, [id, before])).length === 0) return
      // Runs before the commit, so that after a failure, the row remains for the next run.
      for (const file of ofFile) await unlink(file)
    })
  }
}

/** Returns the names of the stored files that belong to a library file. */
function namesOf(path: string, names: readonly string[]): string[] {
  const name = basename(path)
  return filesOfReference(name.includes('.') ? { file: name } : { picture: name }, names)
}

async function isAnyNew(files: readonly string[], now: number): Promise<boolean> {
  for (const file of files) if ((await stat(file)).mtimeMs > now - minAgeMs) return true
  return false
}
