import { siteSettings } from '#domain/sites.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { Shop } from '#storefront/page/page.ts'

/** What a page puts into the document's head. */
export interface Head {
  /** Without brand and region. */
  title: string
  description?: string
  /** The path that this page is known by, without origin; missing on pages that are not to be indexed. */
  canonical?: string
  /** Structured data, as plain objects. */
  jsonLd?: readonly object[]
  /** The picture that is largest in the first view, with the `sizes` of its place. */
  picture?: { source: PictureSource; sizes: string }
  /** Pages before and after, of a list in parts. */
  previous?: string
  next?: string
}

/** '{page} | {brand} {region}', where GBR is called UK; the home page is '{brand} {region}' [SEO-001, SEO-004]. */
export function titleOf({ title }: Pick<Head, 'title'>, { brand, site }: Pick<Shop, 'brand' | 'site'>): string {
  const shop = `${brand} ${siteSettings[site].title}`
  return title === '' ? shop : `${title} | ${shop}`
}

/**
 * Whether search engines may list a page: the main locale of every site but APO, of which the home page alone is
 * listed [SEO-408, SEO-409, SEO-412].
 */
export function isIndexable(
  { canonical }: Pick<Head, 'canonical'>,
  { site, locale }: Pick<Shop, 'site' | 'locale'>,
): boolean {
  if (canonical === undefined) return false
  if (site === 'APO') return canonical === '/'
  // By its path: in the browser the locale came with the page's data and is another object.
  return locale.path === siteSettings[site].locales[0].path
}

/** The full address of a page of this site and locale. */
export function addressOf(
  path: string,
  { site, locale, siteUrls }: Pick<Shop, 'site' | 'locale' | 'siteUrls'>,
): string {
  const prefix = locale.path === '' ? '' : `/${locale.path}`
  return siteUrls[site] + (path === '/' && prefix !== '' ? prefix : prefix + path)
}
