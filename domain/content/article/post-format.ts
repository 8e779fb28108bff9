/** The formats of WordPress that a post may have [INDEX-035]. */
export const postFormats = ['standard', 'video', 'gallery', 'audio', 'link', 'quote'] as const
type PostFormat = (typeof postFormats)[number]

/** Returns the format of a name; unknown names count as standard. */
export function postFormat(name: string): PostFormat {
  return postFormats.find((format) => format === name) ?? 'standard'
}
