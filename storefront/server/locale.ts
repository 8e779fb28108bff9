import { type Site, type SiteLocale, siteSettings } from '#domain/sites.ts'

/** Where an address leads on a site: a locale and the path in it, or another address that names a locale. */
export type Located = { locale: SiteLocale; path: string } | { locale: SiteLocale; to: string }

/** What a shopper said or we remember of language and country. */
export interface Remembered {
  language: string | undefined
  country: string | undefined
}

/**
 * Reads the locale's prefix of a path. On a site with prefixes an address without one leads to the locale of the language
 * and country cookies, else to the site's first [REGION-409, decision 35].
 */
export function locate(site: Site, path: string, remembered: Remembered): Located {
  const { locales } = siteSettings[site]
  const [only] = locales
  if (only.path === '') return { locale: only, path }
  // The longer prefix first: /de/en is a locale of its own, not a page of /de.
  const byLength = locales.toSorted((a, b) => b.path.length - a.path.length)
  const locale = byLength.find((each) => path === `/${each.path}` || path.startsWith(`/${each.path}/`))
  if (locale) return { locale, path: path.slice(locale.path.length + 1) || '/' }
  const found = rememberedLocale(locales, remembered)
  return { locale: found, to: path === '/' ? `/${found.path}` : `/${found.path}${path}` }
}

function rememberedLocale(
  locales: readonly [SiteLocale, ...SiteLocale[]],
  { language, country }: Remembered,
): SiteLocale {
  const speaks = ({ tag }: SiteLocale) => language !== undefined && tag.startsWith(`${language}-`)
  const isIn = (locale: SiteLocale) => country !== undefined && locale.country === country
  const [first, ...others] = locales
  // The first locale is also the English of Germany's prices: a German by cookie prefers the German one.
  return (
    locales.find((locale) => speaks(locale) && isIn(locale)) ??
    others.find((locale) => isIn(locale)) ??
    locales.find(speaks) ??
    first
  )
}
