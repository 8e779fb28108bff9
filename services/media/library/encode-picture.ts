import { pictureLimits } from '#domain/catalog/pictures/product-pictures.ts'
import { mayDecode } from '#domain/reviews/photo.ts'
import { storePicture } from '#services/catalog/steps.ts'
import { imageSizeFromHeader } from '../image-size.ts'
import type { StoredPicture } from './repository.ts'

/**
 * Re-encodes an untrusted JPEG, PNG, WebP, or AVIF, as an import does, and returns the stored picture without
 * alternative text. Returns the reason if the file is refused [T14].
 */
export async function encodePicture(
  bytes: Buffer,
  mediaFolder: string,
): Promise<StoredPicture | 'picture_unreadable' | 'picture_too_large'> {
  if (bytes.length > pictureLimits.bytes) return 'picture_too_large'
  const size = imageSizeFromHeader(bytes)
  if (!size) return 'picture_unreadable'
  // Only the header has been read at this point, so an oversized picture is never decoded.
  if (!mayDecode(size)) return 'picture_too_large'
  const stored = await storePicture(bytes, mediaFolder)
  if (!stored) return 'picture_unreadable'
  const { name: _, ...picture } = stored
  return { ...picture, alt: '' }
}
