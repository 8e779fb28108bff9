import { type Site, siteSettings, sites } from '#domain/sites.ts'

interface Alternate {
  language: string
  href: string
}

/**
 * Returns a page's alternates by language: USA is the default, EUR has an entry for each prefix and its English
 * variant, and APO shares the pages of USA [SEO-401..407].
 */
export function alternatesOf(path: string, siteUrls: Readonly<Record<Site, string>>): Alternate[] {
  const found = sites
    .filter((site) => site !== 'APO')
    .flatMap((site) =>
      siteSettings[site].locales.map((locale) => ({
        language: locale.tag,
        href: siteUrls[site] + prefixed(locale.path, path),
      })),
    )
  return [{ language: 'x-default', href: siteUrls.USA + path }, ...found]
}

function prefixed(prefix: string, path: string) {
  if (prefix === '') return path
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}
