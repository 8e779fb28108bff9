import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../pictures.ts'

const widths = [308, 640, 960]
const mostPixels = 50_000_000

/**
 * Makes the store's own sizes of a picture from bytes of unknown origin: decoded and written anew, so that nothing but
 * its pixels comes along; undefined when it is no picture [T14].
 */
export async function keepPicture(
  bytes: Buffer,
  folder: string,
): Promise<(Omit<Picture, 'alt'> & { name: string }) | undefined> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate()
    const { width, height } = await source.metadata()
    await mkdir(folder, { recursive: true })
    const made = widths.filter((each) => each <= width || each === widths[0])
    for (const each of made) {
      const resized = await source
        .clone()
        .resize({ width: each, height: each, fit: 'contain', background: '#efeeeb' })
        .avif({ quality: 55, effort: 2 })
        .toBuffer()
      await writeFile(join(folder, `${name}-${each}.avif`), resized)
    }
    const side = made.at(-1)!
    return {
      name,
      base: `/media/import/${name}`,
      width: Math.min(side, Math.max(width, height)),
      height: side,
      widths: made,
    }
  } catch {
    return undefined
  }
}
