import type { PictureSource } from '#ui/picture-source.ts'

export interface LinkView {
  label: string
  to: string
}

/** Returns the link of a block, or null without both of its parts. */
export function linkOf({ linkLabel = '', href }: { linkLabel?: string; href?: string }): LinkView | null {
  return linkLabel === '' || href === undefined ? null : { label: linkLabel, to: href }
}

/** Returns a stored picture, or null without a file. */
export function pictureOf(picture: object): PictureSource | null {
  return 'base' in picture ? (picture as PictureSource) : null
}
