import type { PlacedPicture } from '#domain/catalog/pictures/product-pictures.ts'
import type { Product } from '../product-types.ts'

export type Picture = Product['pictures'][number]

/** Moves a picture to another position. A position outside the list changes nothing. */
export function movePicture(pictures: readonly Picture[], from: number, to: number): readonly Picture[] {
  const moved = pictures[from]
  if (!moved || to < 0 || to >= pictures.length || from === to) return pictures
  return pictures.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Returns the pictures to save, in order, with their texts. */
export function placedPictures(pictures: readonly Picture[]): PlacedPicture[] {
  return pictures.map(({ base, alt }) => ({ base, alt: alt.trim() }))
}

/** Appends an uploaded picture, unless the product already has it. */
export function addPicture(pictures: readonly Picture[], added: Picture): readonly Picture[] {
  return pictures.some(({ base }) => base === added.base) ? pictures : [...pictures, added]
}

/** Returns the editor's pictures after a conflict, followed by pictures that another person has added since. */
export function rebasePictures(
  { read, edited }: { read: readonly Picture[]; edited: readonly Picture[] },
  stored: readonly Picture[],
): readonly Picture[] {
  const added = stored.filter(({ base }) => !read.some((each) => each.base === base))
  return added.reduce(addPicture, edited)
}
