import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { cleanUploadName } from '#domain/media/library/media-file.ts'
import { mayDecode } from '#domain/reviews/photo.ts'
import type { Database } from '#platform/database.ts'
import { storedBasePath } from '#services/catalog/steps.ts'
import { imageSizeFromHeader } from '../image-size.ts'
import { encodePicture } from './encode-picture.ts'
import { addUpload, readLibraryPictures, renewUpload, type StoredPicture } from './repository.ts'

interface UploadDeps {
  db: Database
  /** Folder for stored pictures. */
  mediaFolder: string
}
type UploadProblem =
  | { code: 'picture_unreadable' | 'picture_too_large' }
  | { code: 'too_many_pixels'; width: number; height: number }

/**
 * Stores an uploaded picture in the media library, based on its content, not its name. Returns its id and files, or the
 * problem. A picture that is already in the library is not encoded again.
 */
export async function storeUpload(
  { db, mediaFolder }: UploadDeps,
  { file, name, uploadedBy }: { file: string; name: string; uploadedBy: string },
): Promise<{ id: number; picture: StoredPicture } | UploadProblem> {
  const bytes = Buffer.from(file, 'base64')
  const base = storedBasePath(bytes)
  const known = (await readLibraryPictures(db, [base])).get(base)
  const id = known && (await db.transaction((tx) => renewUpload(tx, base, tx.now)))
  if (known && id !== undefined) return { id, picture: known }
  const size = imageSizeFromHeader(bytes)
  if (size && !mayDecode(size)) return { code: 'too_many_pixels', ...size }
  const encoded = await encodePicture(bytes, mediaFolder)
  if (typeof encoded === 'string') return { code: encoded }
  const { alt, ...picture } = encoded
  const upload = {
    picture,
    name: cleanUploadName(name) || basename(base),
    bytes: await bytesOf(mediaFolder, picture),
    uploadedBy,
  }
  return { id: await db.transaction((tx) => addUpload(tx, upload)), picture: { ...picture, alt } }
}

/** Returns the total size of a picture's files in bytes. */
async function bytesOf(folder: string, { base, widths }: Pick<StoredPicture, 'base' | 'widths'>): Promise<number> {
  const files = widths.map((width) => stat(join(folder, `${basename(base)}-${width}.avif`)))
  return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0)
}
