/** Returns the path of the style sheet with a post's custom CSS. */
export function postStylePath(slug: string): string {
  return `/__style/post/${encodeURIComponent(slug)}.css`
}

/** Returns the slug in a style sheet's path, or null for other paths. */
export function slugOfStylePath(path: string): string | null {
  const [, name] = /^\/__style\/post\/([^/?]{1,600})\.css(?:\?|$)/.exec(path) ?? []
  if (name === undefined) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}
