import type { z } from 'zod'
import type { WirePicture } from '#contract/catalog.ts'
import type { TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import type { mediaKinds, mediaSources } from '#domain/media/library/media-file.ts'
import { mediaPath, mediaReferences } from '#domain/media/media-references.ts'
import type { PictureFiles } from '#domain/media/library/replace-picture.ts'
import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export type StoredPicture = z.output<typeof WirePicture>

/** A file in the library. Times are epoch milliseconds. */
export interface MediaFile {
  id: number
  path: string
  kind: (typeof mediaKinds)[number]
  source: (typeof mediaSources)[number]
  name: string
  picture: PictureFiles | null
  bytes: number | null
  alt: string
  uploadedBy: string
  uploadedAt: number
  /** True if its files stay stored, because they are or may have been in use. */
  isPermanent: boolean
  unusedSince: number | null
  uses: number
}
type Alts = Partial<Record<TranslatedLanguage, string>>

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::double precision`
const time = (parameter: `$${number}`) => `to_timestamp(${parameter}::double precision / 1000)`
const columns = `id, path, kind, source, name, picture, bytes::double precision as bytes, alt,
  uploaded_by as "uploadedBy", ${ms('uploaded_at')} as "uploadedAt", ${ms('unused_since')} as "unusedSince",
  is_permanent as "isPermanent",
  (select count(distinct (object_type, object_id))::integer from media_use where media_use.path = f.path) as uses`
const isUsed = 'exists (select from media_use where media_use.path = media_file.path)'
const list = statement<MediaFile>(
  'media.list',
  `select ${columns} from (
     select * from media_file
     where deleted_at is null and ($1::text is null or name ilike $1 or alt ilike $1)
       and ($2::text is null or kind = $2) and ($3::text is null or ($3 = 'used') = ${isUsed})
       and (not $4::boolean or kind = 'picture' and alt = '') and ($5::text is null or source = $5)
       and ($6::text is null or source = 'upload' and uploaded_by = $6)
       and ($7::integer is null or (picture->'widths'->>-1)::integer >= $7) and ($8::integer is null or id < $8)
     order by id desc limit $9) as f
   order by id desc`,
)
const uploaders = statement<{ name: string }>(
  'media.uploaders',
  `select distinct uploaded_by as name from media_file where source = 'upload' and uploaded_by <> '' order by 1 limit 200`,
)
const read = statement<MediaFile & { alts: Alts; isDeleted: boolean }>(
  'media.read',
  `select ${columns}, alts, deleted_at is not null as "isDeleted" from media_file as f where id = $1`,
)
const lock = statement<{ id: number }>('media.lock', 'select id from media_file where id = $1 for update')
const pictures = statement<{ picture: StoredPicture }>(
  'media.pictures',
  `select picture || jsonb_build_object('alt', alt) as picture from media_file
   where path = any($1::text[]) and picture is not null and deleted_at is null`,
)
// Locks the rows, so that the job cannot remove the files before the commit.
const lockPaths = statement<{ path: string }>(
  'media.lock-paths',
  'select path from media_file where path = any($1::text[]) order by path for key share',
)
const ofPath = statement<{ id: number }>('media.of-path', 'select id from media_file where path = $1')
// Uploading a deleted file again restores it as a new file at the top of the list.
const add = statement<{ id: number }>(
  'media.add',
  `insert into media_file (path, kind, source, name, picture, bytes, uploaded_by, uploaded_at, is_permanent, unused_since)
   values ($1, 'picture', 'upload', $2, $3, $4, $5, ${time('$6')}, false, ${time('$6')})
   on conflict (path) do update set id = default, source = 'upload', name = excluded.name, picture = excluded.picture,
     bytes = excluded.bytes, uploaded_by = excluded.uploaded_by, uploaded_at = excluded.uploaded_at,
     unused_since = excluded.unused_since, deleted_at = null
   where media_file.deleted_at is not null
   returning id`,
)
const renew = statement<{ id: number }>(
  'media.renew',
  `update media_file set unused_since = case when unused_since is null then null else ${time('$2')} end
   where path = $1 and deleted_at is null returning id`,
)
const describe = statement('media.describe', 'update media_file set alt = $2, alts = $3 where id = $1')
const remove = statement('media.delete', `update media_file set deleted_at = ${time('$2')} where id = $1`)
const texts = statement<{ path: string; alt: string; text: string }>(
  'media.translated-texts',
  `select path, alt, alts->>$1 as text from media_file where path = any($2::text[]) and alts ? $1 and alt <> ''`,
)

interface MediaFilter {
  q: string
  kind?: MediaFile['kind'] | undefined
  use?: 'used' | 'unused' | undefined
  isUndescribed: boolean
  source?: MediaFile['source'] | undefined
  by?: string | undefined
  minWidth?: number | undefined
  after?: number | undefined
  size: number
}

/** Returns the matching files, newest first, and the cursor for the next page, or null. */
export async function listFiles(db: QueryRunner, filter: MediaFilter) {
  const { q, kind, use, isUndescribed, source, by, minWidth, after, size } = filter
  const pattern = q === '' ? null : likePattern(q)
  const rest = [isUndescribed, source ?? null, by ?? null, minWidth ?? null, after ?? null, size + 1]
  const rows = await db.run(list, [pattern, kind ?? null, use ?? null, ...rest])
  const files = rows.slice(0, size)
  return { files, next: rows.length > size ? files.at(-1)!.id : null }
}

/** Returns the names of staff who uploaded files, up to 200. */
export async function readUploaders(db: QueryRunner): Promise<string[]> {
  return (await db.run(uploaders, [])).map(({ name }) => name)
}

export async function readFile(db: QueryRunner, id: number) {
  return (await db.run(read, [id])).at(0)
}

/** Locks a file until commit. */
export async function lockFile(tx: Transaction, id: number): Promise<void> {
  await tx.run(lock, [id])
}

/** Returns library pictures with their alternative text, by base path. */
export async function readLibraryPictures(
  db: QueryRunner,
  bases: readonly string[],
): Promise<Map<string, StoredPicture>> {
  const rows = bases.length > 0 ? await db.run(pictures, [bases]) : []
  return new Map(rows.map(({ picture }) => [picture.base, picture]))
}

/**
 * Returns the base path of a picture in a document if its files were removed, or undefined. Until commit, the job
 * cannot remove the files of the other pictures.
 */
export async function findRemovedPicture(tx: Transaction, document: unknown): Promise<string | undefined> {
  const bases = mediaReferences(document).flatMap((each) => ('picture' in each ? mediaPath(each) : []))
  if (bases.length === 0) return undefined
  const stored = new Set((await tx.run(lockPaths, [bases])).map(({ path }) => path))
  return bases.find((base) => !stored.has(base))
}

interface Upload {
  picture: PictureFiles
  name: string
  bytes: number
  uploadedBy: string
}

/** Stores an uploaded picture and returns its id. A picture that is already in the library stays unchanged. */
export async function addUpload(tx: Transaction, { picture, name, bytes, uploadedBy }: Upload): Promise<number> {
  const values = [picture.base, name, JSON.stringify(picture), bytes, uploadedBy, tx.now]
  const [added] = await tx.run(add, values)
  return (added ?? (await tx.run(ofPath, [picture.base]))[0]!).id
}

/**
 * Returns the id of the file with this path, or undefined if it is missing or deleted. If the file is unused, restarts
 * the time until its deletion.
 */
export async function renewUpload(db: QueryRunner, path: string, now: number): Promise<number | undefined> {
  return (await db.run(renew, [path, now])).at(0)?.id
}

export async function writeAltTexts(tx: Transaction, id: number, { alt, alts }: { alt: string; alts: Alts }) {
  await tx.run(describe, [id, alt, JSON.stringify(alts)])
}

export async function markDeleted(tx: Transaction, id: number): Promise<void> {
  await tx.run(remove, [id, tx.now])
}

/** Returns translated alternative texts of pictures, each with the English original, by base path. */
export async function readTranslatedAlts(db: QueryRunner, language: string, bases: readonly string[]) {
  const rows = bases.length > 0 ? await db.run(texts, [language, bases]) : []
  return new Map(rows.map(({ path, ...text }) => [path, text]))
}
