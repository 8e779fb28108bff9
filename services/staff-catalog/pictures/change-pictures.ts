import { isSameOrder, type PlacedPicture } from '#domain/catalog/pictures/product-pictures.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings } from '#services/catalog/steps.ts'
import { readLibraryPictures } from '#services/media/steps.ts'
import { readPictures, writePictures } from './pictures-repository.ts'

type Problem = { code: 'picture_not_found'; base: string } | { code: 'pictures_changed' }

/**
 * Sets a locked product's pictures, in display order, and updates the shop. Returns a problem if someone else changed
 * them since they were read, or if a picture is not in the media library.
 */
export async function changePictures(
  tx: Transaction,
  productId: number,
  { read, pictures }: { read: readonly PlacedPicture[]; pictures: readonly PlacedPicture[] },
): Promise<Problem | null> {
  const stored = (await readPictures(tx, productId)) ?? []
  if (isSameOrder(stored, pictures)) return null
  if (!isSameOrder(stored, read)) return { code: 'pictures_changed' }
  const library = await readLibraryPictures(
    tx,
    pictures.map(({ base }) => base),
  )
  const known = new Map([...library, ...stored.map((picture) => [picture.base, picture] as const)])
  const missing = pictures.find(({ base }) => !known.has(base))
  if (missing) return { code: 'picture_not_found', base: missing.base }
  await writePictures(
    tx,
    productId,
    pictures.map(({ base, alt }) => ({ ...known.get(base)!, alt })),
  )
  await refreshListings(tx, productId)
  return null
}
