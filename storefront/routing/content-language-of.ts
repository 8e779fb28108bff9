import { siteSettings } from '#domain/sites.ts'
import { languageOf } from '#storefront/texts.ts'
import type { Shop } from '#storefront/page/page.ts'

/**
 * Returns the language of texts that a site has in only one language, such as articles, or undefined if the page has
 * that language.
 */
export function contentLanguageOf({ site, language }: Pick<Shop, 'site' | 'language'>): string | undefined {
  const own = languageOf(siteSettings[site].locales[0].tag)
  return own === language ? undefined : own
}
