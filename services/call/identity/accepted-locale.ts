import { parseAccept } from 'hono/utils/accept'
import { siteSettings, type Site } from '#domain/sites.ts'

/** No browser sends longer headers. */
const longest = 500

/**
 * Returns the tag of the site's locale that best matches an Accept-Language header: the same tag, or else the same
 * language. Returns undefined for the site's first locale.
 */
export function acceptedLocale(site: Site, header: string | undefined): string | undefined {
  const { locales } = siteSettings[site]
  if (header === undefined || header.length > longest || locales.length === 1) return undefined
  const wanted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
    .map(({ type }) => type.toLowerCase())
  for (const tag of wanted) {
    const exact = locales.find((locale) => locale.tag.toLowerCase() === tag)
    const found = exact ?? locales.find((locale) => languageOf(locale.tag) === languageOf(tag))
    if (found) return found === locales[0] ? undefined : found.tag
  }
  return undefined
}

function languageOf(tag: string): string {
  return tag.split('-')[0]!.toLowerCase()
}
