import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ResizeFit, Transformer } from '@napi-rs/image'
import { storedWidths } from '#domain/media/picture-widths.ts'
import { placeOnBackground, pictureBackground } from '#services/media/steps.ts'
import type { Picture } from '../products/pictures.ts'

/** A larger width adds a second of CPU time per imported picture. */
const maxWidth = 960
const maxPixels = 50_000_000

/** Returns the base path for storing a picture, derived from its content. */
export function storedBasePath(bytes: Buffer): string {
  return `/media/import/${nameOf(bytes)}`
}

const nameOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 24)

/**
 * Re-encodes an untrusted picture in the store's sizes, so that only its pixels remain. Returns undefined if it isn't a
 * picture [T14].
 */
export async function storePicture(
  bytes: Buffer,
  folder: string,
): Promise<(Omit<Picture, 'alt'> & { name: string }) | undefined> {
  const name = nameOf(bytes)
  try {
    const size = await shownSize(bytes)
    // Only the header has been read at this point, so an oversized picture is never decoded.
    if (size.width * size.height > maxPixels) return undefined
    await mkdir(folder, { recursive: true })
    const usedWidths = storedWidths(Math.min(maxWidth, Math.max(size.width, size.height)))
    for (const side of usedWidths)
      await writeFile(join(folder, `${name}-${side}.avif`), await onPlate(bytes, size, side))
    const side = usedWidths.at(-1)!
    return {
      name,
      base: storedBasePath(bytes),
      width: Math.min(side, Math.max(size.width, size.height)),
      height: side,
      widths: usedWidths,
    }
  } catch {
    return undefined
  }
}

/** Returns true if untrusted bytes begin like a supported picture format. */
export async function isPicture(bytes: Buffer): Promise<boolean> {
  return shownSize(bytes).then(
    ({ width, height }) => width * height <= maxPixels,
    () => false,
  )
}

interface Size {
  width: number
  height: number
}

/** Returns the picture size after applying the EXIF orientation. */
async function shownSize(bytes: Buffer): Promise<Size> {
  const { width, height, orientation = 1 } = await new Transformer(bytes).metadata(true)
  return orientation > 4 ? { width: height, height: width } : { width, height }
}

async function onPlate(bytes: Buffer, { width, height }: Size, side: number): Promise<Buffer> {
  const scale = side / Math.max(width, height)
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const scaled = await new Transformer(bytes).rotate().resize({ width: wide, height: high, fit: ResizeFit.Fill }).png()
  const frame = { width: side, height: side, x: (side - wide) >> 1, y: (side - high) >> 1 }
  return placeOnBackground(scaled, frame, pictureBackground).avif({ quality: 60, speed: 7 })
}
