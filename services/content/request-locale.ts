import { siteSettings, type Site } from '#domain/sites.ts'
import { currentLocale } from '#platform/request-context.ts'

/** Returns the visitor's locale tag from the request, or the site's first locale. */
export function requestLocale(site: Site): string {
  return currentLocale() ?? siteSettings[site].locales[0].tag
}
