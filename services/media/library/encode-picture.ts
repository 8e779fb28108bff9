import { pictureLimits } from '#domain/catalog/pictures/product-pictures.ts'
import { mayDecode } from '#domain/reviews/photo.ts'
import { storePicture } from '#services/catalog/steps.ts'
import { imageSizeFromHeader } from '../image-size.ts'
import type { StoredPicture } from './repository.ts'

// Pictures are decoded one at a time, because each takes up to 200 MB.
let turn: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes an untrusted JPEG, PNG, WebP, or AVIF, as an import does, and returns the stored picture without
 * alternative text. Returns the reason if the file is refused [T14].
 */
export function encodePicture(
  bytes: Buffer,
  mediaFolder: string,
): Promise<StoredPicture | 'picture_unreadable' | 'picture_too_large'> {
  const encoded = turn.then(() => encode(bytes, mediaFolder))
  turn = encoded.catch(() => {})
  return encoded
}

async function encode(bytes: Buffer, mediaFolder: string) {
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
