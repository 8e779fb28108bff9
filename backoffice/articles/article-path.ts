/** Returns the path of an article in the back office. */
export function articlePath(id: number): string {
  return `/articles/${id}`
}
