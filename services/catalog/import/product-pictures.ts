import type { ImportedProduct } from '#domain/catalog/import/read-product.ts'
import type { RowResult } from '#domain/catalog/import/columns.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Picture } from '../products/pictures.ts'
import type { FetchedPicture } from './fetch-picture.ts'
import { isPicture, storePicture } from './store-picture.ts'
import { readOwnPictures } from './repository.ts'

export interface PictureOptions {
  dryRun: boolean
  mediaFolder: string
  fetchPicture: (address: string) => Promise<FetchedPicture>
}

/** Fetches the pictures of a product or reuses stored ones, and reports unavailable pictures. */
export async function picturesOf(
  db: QueryRunner,
  product: ImportedProduct,
  { dryRun, mediaFolder, fetchPicture }: PictureOptions,
) {
  const notes: RowResult[] = []
  const names = new Map<string, string>()
  const available = new Map<string, Omit<Picture, 'alt'>>()
  const sources = new Set([
    ...product.pictures.map(({ src }) => src),
    ...product.variants.flatMap(({ picture }) => picture ?? []),
  ])
  const own = [...sources].some(isOwn) ? await readOwnPictures(db, product.handle) : new Map<string, Picture>()
  for (const src of sources) {
    const known = own.get(src)
    if (known) {
      names.set(src, src)
      available.set(src, known)
      continue
    }
    const fetched = isOwn(src) ? { why: 'The store does not have this picture.' } : await fetchPicture(src)
    const storedPicture = 'bytes' in fetched && !dryRun ? await storePicture(fetched.bytes, mediaFolder) : undefined
    const isAvailable =
      storedPicture !== undefined || (dryRun && 'bytes' in fetched && (await isPicture(fetched.bytes)))
    const why = 'why' in fetched ? fetched.why : isAvailable ? undefined : 'The file is not a picture.'
    if (why) {
      notes.push({
        row: product.rows[0]!,
        handle: product.handle,
        outcome: 'note',
        column: 'Image Src',
        why: `${src}: ${why}`,
        suggestion:
          'A new product is imported without it. An existing product keeps its current picture. Add it later.',
      })
    }
    if (!storedPicture) continue
    const { name, ...picture } = storedPicture
    names.set(src, name)
    available.set(name, picture)
  }
  return { names, available, notes, failed: product.pictures.filter(({ src }) => !names.has(src)).length }
}

/** Our own export identifies pictures by their path in the store. */
function isOwn(src: string): boolean {
  return src.startsWith('/media/')
}
