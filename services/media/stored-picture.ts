import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { originalWidths } from '#domain/media/picture-widths.ts'

/** Folders with AVIF pictures, by their name in URLs. */
export type PictureFolders = Readonly<Record<string, string>>

/** Returns the source file for other sizes of a stored picture, or undefined if it does not exist. */
export async function storedPicture(
  folders: PictureFolders,
  group: string,
  picture: string,
): Promise<Buffer | undefined> {
  const root = Object.hasOwn(folders, group) ? folders[group] : undefined
  if (root === undefined) return undefined
  for (const width of originalWidths) {
    const found = await readFile(join(root, `${picture}-${width}.avif`)).catch(() => undefined)
    if (found) return found
  }
  return undefined
}
