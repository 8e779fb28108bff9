import { siteSettings, type Site, type SiteLocale } from '../sites.ts'

/** No browser sends a longer header. */
const longest = 500

/**
 * Returns the site's locale that best matches an Accept-Language header: the same tag, or else the same language.
 * Returns undefined if none matches.
 */
export function acceptedLocale(site: Site, header: string | undefined): SiteLocale | undefined {
  const { locales } = siteSettings[site]
  if (header === undefined || header.length > longest || locales.length === 1) return undefined
  for (const tag of wantedTags(header)) {
    const exact = locales.find((locale) => locale.tag.toLowerCase() === tag)
    const found = exact ?? locales.find((locale) => languageOf(locale.tag) === languageOf(tag))
    if (found) return found
  }
  return undefined
}

/** Returns the header's tags in lower case, in order of preference. */
function wantedTags(header: string): string[] {
  const tags = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    const weight = parameters.find((each) => each.startsWith('q='))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
  })
  return tags
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

function languageOf(tag: string): string {
  return tag.split('-')[0]!.toLowerCase()
}
