import type { SiteLocale } from '#domain/sites.ts'

/** Adds the locale prefix to a shop path; external URLs and fragments are left unchanged. */
export function withLocalePrefix({ path: prefix }: Pick<SiteLocale, 'path'>, to: string): string {
  if (prefix === '' || !to.startsWith('/') || to.startsWith('//')) return to
  return to === '/' ? `/${prefix}` : `/${prefix}${to}`
}
