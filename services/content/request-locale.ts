import { siteSettings, type Site } from '#domain/sites.ts'
import { currentLocale } from '#platform/request-context.ts'

/** Returns the locale tag for the visitor of a request, or that of the site's first locale. */
export function requestLocale(site: Site): string {
  return currentLocale() ?? siteSettings[site].locales[0].tag
}
