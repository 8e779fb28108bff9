import type { Site, SiteLocale } from '#domain/sites.ts'
import type { Preference } from '../header/preference-cookies.ts'

/**
 * Returns the language and country to store for EUR or GBR visits without a locale in the URL. Returns an empty list
 * for other sites [REGION-409, REGION-410].
 */
export function rememberedLocale(site: Site, { tag, country }: SiteLocale, hasPrefix: boolean): [Preference, string][] {
  if (hasPrefix || (site !== 'EUR' && site !== 'GBR')) return []
  return [
    ['language', tag.slice(0, 2)],
    ['country', country],
  ]
}
