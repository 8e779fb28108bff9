/** `share` is for link previews, 1200 x 630; `photo` is the uncropped picture, for product feeds. */
export type JpegKind = 'share' | 'photo'

/** Size of link preview pictures. */
export const shareSize = { width: 1_200, height: 630 } as const

/** Path of the default picture, for pages without one. */
export const brandPicture = '/media/share/store/mark.jpg'

/**
 * Returns the path of a picture's JPEG, because link previews and shopping channels do not support AVIF. Returns null
 * if the base is not a stored picture.
 */
export function jpegPath(base: string, kind: JpegKind): string | null {
  const [, folder, name] = /^\/media\/([a-z]+)\/([\w-]{1,110})$/.exec(base) ?? []
  return name === undefined ? null : `/media/${kind}/${folder}/${name}.jpg`
}
