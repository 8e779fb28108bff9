import { siteSettings, type Site } from '#domain/sites.ts'
import { currentLocale } from '#platform/request-context.ts'

/** Returns the tag of the locale for the visitor of a request, or of the site's first locale. */
export function requestLocale(site: Site): string {
  return currentLocale() ?? siteSettings[site].locales[0].tag
}
