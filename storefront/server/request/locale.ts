import { acceptedLocale } from '#domain/regions/accepted-locale.ts'
import { isCrawler } from '#domain/regions/crawler.ts'
import { type Site, type SiteLocale, siteSettings } from '#domain/sites.ts'

/** A locale and the path within it, or a redirect to a URL that includes a locale. */
export type ResolvedLocale = { locale: SiteLocale; path: string } | { locale: SiteLocale; to: string }

export interface LocalePreference {
  language: string | undefined
  country: string | undefined
}

/** The headers that choose a locale while there is no cookie. */
type LocaleHeaders = Readonly<Partial<Record<'accept-language' | 'user-agent', string>>>

/**
 * Parses a path's locale prefix. Without one, a site with prefixes redirects. The target is the locale of the language
 * and country cookies, then of the browser's language, or else the first locale [REGION-409, REGION-411].
 */
export function resolveLocale(
  site: Site,
  path: string,
  remembered: LocalePreference,
  headers: LocaleHeaders = {},
): ResolvedLocale {
  const { locales } = siteSettings[site]
  const [only] = locales
  if (only.path === '') return { locale: only, path }
  // The longest prefix must come first: /de/en is a locale, not a page in /de.
  const byLength = locales.toSorted((a, b) => b.path.length - a.path.length)
  const locale = byLength.find((each) => path === `/${each.path}` || path.startsWith(`/${each.path}/`))
  if (locale) return { locale, path: path.slice(locale.path.length + 1) || '/' }
  const found = visitorLocale(site, remembered, headers)
  return { locale: found, to: path === '/' ? `/${found.path}` : `/${found.path}${path}` }
}

function visitorLocale(site: Site, remembered: LocalePreference, headers: LocaleHeaders): SiteLocale {
  const { locales } = siteSettings[site]
  if (remembered.language !== undefined) return rememberedLocale(locales, remembered)
  // Search engines index the first locale.
  const accepted = isCrawler(headers['user-agent'] ?? '') ? undefined : acceptedLocale(site, headers['accept-language'])
  if (accepted && remembered.country === undefined) return accepted
  return rememberedLocale(locales, { ...remembered, language: accepted?.tag.slice(0, 2) })
}

function rememberedLocale(
  locales: readonly [SiteLocale, ...SiteLocale[]],
  { language, country }: LocalePreference,
): SiteLocale {
  const speaks = ({ tag }: SiteLocale) => language !== undefined && tag.startsWith(`${language}-`)
  const isIn = (locale: SiteLocale) => country !== undefined && locale.country === country
  const [first, ...others] = locales
  // The European site's first locale is en-DE, but visitors from Germany whose language it lacks get de-DE.
  return (
    locales.find((locale) => speaks(locale) && isIn(locale)) ??
    others.find((locale) => isIn(locale)) ??
    locales.find(speaks) ??
    first
  )
}
