import { type Site, type SiteLocale, siteSettings } from '#domain/sites.ts'

/** A locale and the path within it, or a redirect to a URL with a locale. */
export type ResolvedLocale = { locale: SiteLocale; path: string } | { locale: SiteLocale; to: string }

export interface Remembered {
  language: string | undefined
  country: string | undefined
}

/**
 * Parses a path's locale prefix. Without one, a site with prefixes redirects to the locale of the language and country
 * cookies, or to its first locale [REGION-409, decision 35].
 */
export function resolveLocale(site: Site, path: string, remembered: Remembered): ResolvedLocale {
  const { locales } = siteSettings[site]
  const [only] = locales
  if (only.path === '') return { locale: only, path }
  // The longest prefix first: /de/en is a locale, not a page of /de.
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
  // The first locale is English for Germany: visitors from Germany without a matching language get German.
  return (
    locales.find((locale) => speaks(locale) && isIn(locale)) ??
    others.find((locale) => isIn(locale)) ??
    locales.find(speaks) ??
    first
  )
}
