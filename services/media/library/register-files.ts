import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaKindOfFile } from '#domain/media/library/media-file.ts'
import type { PictureFiles } from '#domain/media/library/replace-picture.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { imageSizeFromHeader } from '../image-size.ts'

const known = statement<{ path: string }>(
  'media.counted',
  'select path from media_file where path = any($1::text[]) and bytes is not null',
)
const register = statement(
  'media.register',
  `insert into media_file (path, kind, source, name, picture, bytes, uploaded_at)
   values ($1, $2, 'import', $3, $4, $5, $6::timestamptz)
   on conflict (path) do update set bytes = excluded.bytes where media_file.bytes is null`,
)

const allowedName = /^[\w-]{1,120}\.(?:avif|webp|jpg|png|mp4|webm|vtt)$/
const headerBytes = 65_536
/** Minimum file age, so that files from an upload in progress are skipped. */
const minAgeMs = 3_600_000

interface Found {
  path: string
  files: { name: string; width: number | null }[]
}

/** Adds the media folder's files with these names that are not in the library yet, with their sizes. */
export async function registerFiles(
  db: QueryRunner,
  folder: string,
  { names, now }: { names: readonly string[]; now: number },
): Promise<void> {
  const found = groupByPath(names.filter((name) => allowedName.test(name)))
  const counted = new Set((await db.run(known, [found.map(({ path }) => path)])).map(({ path }) => path))
  for (const { path, files } of found.filter((each) => !counted.has(each.path))) {
    const sizes = await Promise.all(files.map(({ name }) => stat(join(folder, name)).catch(() => undefined)))
    // Another process may have deleted a file.
    if (sizes.some((size) => size === undefined)) continue
    const bytes = sizes.reduce((sum, size) => sum + size!.size, 0)
    const picture = await pictureOf(folder, path, files)
    const name = path.slice(path.lastIndexOf('/') + 1)
    await db.run(register, [
      path,
      mediaKindOfFile(name),
      name,
      picture && JSON.stringify(picture),
      bytes,
      new Date(now),
    ])
  }
}

/** Adds files that have been in the media folder for at least an hour. */
export async function registerFolder(db: QueryRunner, folder: string, now: number): Promise<void> {
  const names: string[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (file?.isFile() && file.mtimeMs < now - minAgeMs) names.push(name)
  }
  await registerFiles(db, folder, { names, now })
}

/** Groups the files of the same picture, which have different widths. */
function groupByPath(names: readonly string[]): Found[] {
  const groups = new Map<string, Found>()
  for (const name of names) {
    const [, base, width] = /^(.+)-(\d{2,4})\.avif$/.exec(name) ?? []
    const path = `/media/import/${base ?? name}`
    const group = groups.get(path) ?? { path, files: [] }
    group.files.push({ name, width: width === undefined ? null : Number(width) })
    groups.set(path, group)
  }
  return [...groups.values()]
}

/** Returns the picture for these files if they are widths of one picture, or null for any other file. */
async function pictureOf(folder: string, base: string, files: Found['files']): Promise<PictureFiles | null> {
  const widths = files.flatMap(({ width }) => width ?? []).toSorted((a, b) => a - b)
  if (widths.length === 0) return null
  const largest = files.find(({ width }) => width === widths.at(-1))!
  const size = await sizeOf(join(folder, largest.name))
  return size ? { base, ...size, widths } : null
}

async function sizeOf(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    return imageSizeFromHeader(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
