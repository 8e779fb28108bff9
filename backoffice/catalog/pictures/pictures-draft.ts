import type { PlacedPicture } from '#domain/catalog/pictures/product-pictures.ts'
import type { Product } from '../product-types.ts'

export type Picture = Product['pictures'][number]

/** Returns the pictures with one moved to another position; a position outside the list changes nothing. */
export function movePicture(pictures: readonly Picture[], from: number, to: number): readonly Picture[] {
  const moved = pictures[from]
  if (!moved || to < 0 || to >= pictures.length || from === to) return pictures
  return pictures.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Returns the order and texts to save. */
export function placedPictures(pictures: readonly Picture[]): PlacedPicture[] {
  return pictures.map(({ base, alt }) => ({ base, alt: alt.trim() }))
}

/** Adds an uploaded picture at the end, unless the product already has it. */
export function addPicture(pictures: readonly Picture[], added: Picture): readonly Picture[] {
  return pictures.some(({ base }) => base === added.base) ? pictures : [...pictures, added]
}

/** Returns an edit after a conflict: the editor's pictures, then those that another person added in the meantime. */
export function rebasePictures(
  { read, edited }: { read: readonly Picture[]; edited: readonly Picture[] },
  stored: readonly Picture[],
): readonly Picture[] {
  const added = stored.filter(({ base }) => !read.some((each) => each.base === base))
  return added.reduce(addPicture, edited)
}
