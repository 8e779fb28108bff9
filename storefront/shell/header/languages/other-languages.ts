import { siteSettings, type Site, type SiteLocale } from '#domain/sites.ts'

/** Returns one locale in the same country for each other language, such as fr-BE and en-BE for nl-BE [SHELL-011]. */
export function otherLanguages(site: Site, { tag, path, country }: SiteLocale): SiteLocale[] {
  const seen = new Set([languageOf(tag)])
  const locales = siteSettings[site].locales.filter((locale) => locale.country === country)
  const isNear = (locale: SiteLocale) => rootOf(locale.path) === rootOf(path)
  // Locales under the same path prefix come first: English in Germany is /de/en, although /gb also shows German prices.
  return [...locales.filter(isNear), ...locales].filter((locale) => {
    if (seen.has(languageOf(locale.tag))) return false
    seen.add(languageOf(locale.tag))
    return true
  })
}

function languageOf(tag: string): string {
  return tag.slice(0, 2)
}

function rootOf(path: string): string | undefined {
  return path.split('/')[0]
}
