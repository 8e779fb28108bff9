/** Returns an article's back office path. */
export function articlePath(id: number): string {
  return `/articles/${id}`
}
