import type { PictureSource } from '#ui/picture-source.ts'
import type { EditedBlock } from '../blocks/document.ts'
import { isProps } from '../blocks/field.ts'

/** A picture of the store with its files. */
export type StoredPicture = PictureSource

/** Returns the value as a picture with its files, or null if it is not one. */
export function pictureOf(value: unknown): StoredPicture | null {
  if (!isProps(value) || typeof value['base'] !== 'string' || !Array.isArray(value['widths'])) return null
  return value as unknown as StoredPicture
}

/** Returns the pictures in the blocks, without duplicates. */
export function picturesIn(blocks: readonly EditedBlock[]): readonly StoredPicture[] {
  const found = new Map<string, StoredPicture>()
  const visit = (value: unknown) => {
    const picture = pictureOf(value)
    if (picture) found.set(picture.base, picture)
    else if (Array.isArray(value)) value.forEach(visit)
    else if (isProps(value)) Object.values(value).forEach(visit)
  }
  for (const { props } of blocks) visit(props)
  return [...found.values()]
}
