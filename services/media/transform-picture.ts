import { ResizeFit, Transformer } from '@napi-rs/image'
import { layoutOf } from '#domain/media/layout.ts'
import type { PictureFormat, Transform } from '#domain/media/transform.ts'
import { placeOnBackground } from './place-on-background.ts'

export type FileFormat = Exclude<PictureFormat, 'auto'>

/** Default quality per format, from 0 to 100; PNG is lossless. */
const qualities = { avif: 60, webp: 80, jpg: 82 } as const

/** Applies a transformation to a stored picture. */
export async function transformPicture(source: Buffer, transform: Transform, format: FileFormat): Promise<Buffer> {
  const { resize, cut, frame } = layoutOf(transform, await new Transformer(source).metadata())
  const picture = new Transformer(source)
  // The library resizes before it crops, regardless of the order of calls.
  if (resize) picture.resize({ ...resize, fit: ResizeFit.Fill })
  if (cut) picture.crop(cut.x, cut.y, cut.width, cut.height)
  const result = frame ? placeOnBackground(await picture.png(), frame, transform.background) : picture
  return encoded(result, format, transform.quality)
}

function encoded(picture: Transformer, format: FileFormat, quality: number | null): Promise<Buffer> {
  if (format === 'png') return picture.png()
  const chosen = quality ?? qualities[format]
  if (format === 'avif') return picture.avif({ quality: chosen, speed: 7 })
  return format === 'webp' ? picture.webp(chosen) : picture.jpeg(chosen)
}
