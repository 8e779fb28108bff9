import { siteSettings } from '#domain/sites.ts'
import type { Shop } from '#storefront/page/page.ts'
import type { Head } from '#storefront/page/page-head.ts'

/** Returns '{page} | {brand} {region}', with UK for GBR. The home page has only brand and region [SEO-001, SEO-004]. */
export function titleOf({ title }: Pick<Head, 'title'>, { brand, site }: Pick<Shop, 'brand' | 'site'>): string {
  const shop = `${brand} ${siteSettings[site].title}`
  return title === '' ? shop : `${title} | ${shop}`
}

/**
 * Returns true if search engines may index a page: each site's main locale, and only the home page on APO
 * [SEO-408, SEO-409, SEO-412].
 */
export function isIndexable(
  { canonical }: Pick<Head, 'canonical'>,
  { site, locale }: Pick<Shop, 'site' | 'locale'>,
): boolean {
  if (canonical === undefined) return false
  if (site === 'APO') return canonical === '/'
  // Compares paths, because in the browser the locale object comes from the page data.
  return locale.path === siteSettings[site].locales[0].path
}

/** Returns the absolute URL of a page in this site and locale. */
export function absoluteUrlOf(
  path: string,
  { site, locale, siteUrls }: Pick<Shop, 'site' | 'locale' | 'siteUrls'>,
): string {
  const prefix = locale.path === '' ? '' : `/${locale.path}`
  return siteUrls[site] + (path === '/' && prefix !== '' ? prefix : prefix + path)
}
