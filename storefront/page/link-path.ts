import type { SiteLocale } from '#domain/sites.ts'

/** Adds the locale prefix to a shop path. External URLs and fragments do not change. */
export function withLocalePrefix({ path: prefix }: Pick<SiteLocale, 'path'>, to: string): string {
  if (prefix === '' || !to.startsWith('/') || to.startsWith('//')) return to
  return to === '/' ? `/${prefix}` : `/${prefix}${to}`
}
