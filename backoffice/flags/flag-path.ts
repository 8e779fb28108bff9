/** Returns the page of a flag. */
export function flagPath(key: string): string {
  return `/settings/flags/${encodeURIComponent(key)}`
}
