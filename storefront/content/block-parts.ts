import type { PictureSource } from '#ui/picture-source.ts'

export interface LinkView {
  label: string
  to: string
}

/** Returns a block's link, or null if its label or target is missing. */
export function linkOf({ linkLabel = '', href }: { linkLabel?: string; href?: string }): LinkView | null {
  return linkLabel === '' || href === undefined ? null : { label: linkLabel, to: href }
}

/** Returns a stored picture, or null if it has no file. */
export function pictureOf(picture: object): PictureSource | null {
  return 'base' in picture ? (picture as PictureSource) : null
}
