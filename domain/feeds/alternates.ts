import { type Site, siteSettings, sites } from '#domain/sites.ts'

interface Alternate {
  language: string
  href: string
}

/**
 * Returns a page's alternates by language, on the sites that have it. USA is the default, EUR has an entry for each
 * prefix and its English variant, and APO shares USA's pages [SEO-401..407].
 */
export function alternatesOf(
  path: string,
  siteUrls: Readonly<Record<Site, string>>,
  sitesWithPage: readonly Site[] = sites,
): Alternate[] {
  const found = sites
    .filter((site) => site !== 'APO' && sitesWithPage.includes(site))
    .flatMap((site) =>
      siteSettings[site].locales.map((locale) => ({
        language: locale.tag,
        href: siteUrls[site] + pathInLocale(locale.path, path),
      })),
    )
  if (!sitesWithPage.includes('USA')) return found
  return [{ language: 'x-default', href: siteUrls.USA + path }, ...found]
}

/** Returns the URL that search engines index for a page on a site, in its main locale. */
export function indexedUrl(site: Site, path: string, siteUrls: Readonly<Record<Site, string>>): string {
  return siteUrls[site] + pathInLocale(siteSettings[site].locales[0].path, path)
}

function pathInLocale(prefix: string, path: string): string {
  if (prefix === '') return path
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}
