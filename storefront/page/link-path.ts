import type { SiteLocale } from '#domain/sites.ts'

/** A path of the shop with a locale's prefix; addresses elsewhere and places on the page stay as they are. */
export function pathIn({ path: prefix }: Pick<SiteLocale, 'path'>, to: string): string {
  if (prefix === '' || !to.startsWith('/') || to.startsWith('//')) return to
  return to === '/' ? `/${prefix}` : `/${prefix}${to}`
}
