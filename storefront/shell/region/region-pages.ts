const excluded = new Set(['app', 'checkout', 'payment-link'])

/** Strips the locale prefix from a path. */
export function stripLocalePrefix(path: string, localePath: string): string {
  const prefix = `/${localePath}`
  if (localePath === '' || (path !== prefix && !path.startsWith(`${prefix}/`))) return path
  return path.slice(prefix.length) || '/'
}

/** Returns true for pages that the region popup may cover: all except payment pages and native app screens. */
export function allowsRegionPopup(path: string): boolean {
  return !excluded.has(path.split('/')[1] ?? '')
}
