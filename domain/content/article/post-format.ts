/** The WordPress formats that a post can have [INDEX-035]. */
export const postFormats = ['standard', 'video', 'gallery', 'audio', 'link', 'quote'] as const
type PostFormat = (typeof postFormats)[number]

/** Returns the format for a name. Unknown names become standard. */
export function postFormat(name: string): PostFormat {
  return postFormats.find((format) => format === name) ?? 'standard'
}
