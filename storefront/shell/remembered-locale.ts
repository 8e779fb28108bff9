import type { Site, SiteLocale } from '#domain/sites.ts'
import type { Preference } from './preference-cookies.ts'

/**
 * The language and country that a visit of EUR or GBR leaves for the next one, when the address names no locale; other
 * sites remember nothing [REGION-409, REGION-410].
 */
export function rememberedOf(site: Site, { tag, country }: SiteLocale, hasPrefix: boolean): [Preference, string][] {
  if (hasPrefix || (site !== 'EUR' && site !== 'GBR')) return []
  return [
    ['language', tag.slice(0, 2)],
    ['country', country],
  ]
}
