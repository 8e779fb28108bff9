/** Returns the path of a flag's page. */
export function flagPath(key: string): string {
  return `/settings/flags/${encodeURIComponent(key)}`
}
