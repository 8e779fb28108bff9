import type { Database } from '#platform/database.ts'
import { writeZip, type ZipEntry } from '#platform/zip/write-zip.ts'
import { personalDataOfAreas } from './personal-data-of-areas.ts'
import type { Person } from './data-steps.ts'

/** Beyond this total size, uploaded files are only listed in the archive. */
const maxFileBytes = 32 * 1024 * 1024

/** Returns a zip archive with a person's rows as JSON and their uploaded files. */
export async function packData(db: Database, person: Person, secret: string, now: number): Promise<Buffer> {
  const entries: ZipEntry[] = []
  const leftOut: string[] = []
  let fileBytes = 0
  for (const { read, files } of personalDataOfAreas) {
    for (const [name, rows] of Object.entries(await read(db, person, { now, secret })))
      entries.push({ name: `${name}.json`, bytes: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) })
    if (!files) continue
    for await (const file of files(db, person)) {
      if (fileBytes + file.bytes.length > maxFileBytes) leftOut.push(file.name)
      else {
        fileBytes += file.bytes.length
        entries.push({ name: `files/${file.name}`, bytes: file.bytes })
      }
    }
  }
  const about = { exportedAt: new Date(now).toISOString(), email: person.email, leftOut }
  return writeZip(
    [{ name: 'about.json', bytes: Buffer.from(`${JSON.stringify(about, null, 2)}\n`) }, ...entries],
    new Date(now),
  )
}
