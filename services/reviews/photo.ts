import { ResizeFit, Transformer } from '@napi-rs/image'
import { mayDecode, maxPhotoBytes, photoSides, fitWithin } from '#domain/reviews/photo.ts'
import { imageSizeFromHeader } from '#services/media/steps.ts'

/** A photo as two WebP files, with the dimensions of the larger file. */
export interface StoredPhoto {
  width: number
  height: number
  large: Buffer
  small: Buffer
}

// Photos are decoded one at a time, because each takes up to 200 MB.
let turn: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes an untrusted photo, so that only its upright pixels remain. Returns the reason if the photo is refused
 * [T14, T35].
 */
export function storePhoto(bytes: Buffer): Promise<StoredPhoto | 'photo_unreadable' | 'photo_too_large'> {
  const encoded = turn.then(() => encode(bytes))
  turn = encoded
  return encoded
}

async function encode(bytes: Buffer): Promise<StoredPhoto | 'photo_unreadable' | 'photo_too_large'> {
  if (bytes.length > maxPhotoBytes) return 'photo_too_large'
  const head = imageSizeFromHeader(bytes)
  if (!head) return 'photo_unreadable'
  // A photo that is too large is never decoded.
  if (!mayDecode(head)) return 'photo_too_large'
  try {
    const { width, height, orientation = 1 } = await new Transformer(bytes).metadata(true)
    const upright = orientation > 4 ? { width: height, height: width } : { width, height }
    const size = fitWithin(upright, photoSides.large)
    const large = await new Transformer(bytes)
      .rotate()
      .resize({ ...size, fit: ResizeFit.Fill })
      .webp(80)
    const little = fitWithin(size, photoSides.small)
    const small = await new Transformer(large).resize({ ...little, fit: ResizeFit.Fill }).webp(75)
    return { ...size, large, small }
  } catch {
    return 'photo_unreadable'
  }
}
