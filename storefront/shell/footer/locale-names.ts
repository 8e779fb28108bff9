import { siteSettings, type Site } from '#domain/sites.ts'

/** Native names of locales. Intl data would differ between browsers and servers. */
const localeNames: Readonly<Record<string, string>> = {
  'en-GB': 'English',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
  'nl-BE': 'Nederlands (België)',
  'fr-BE': 'Français (Belgique)',
  'en-ES': 'English (España)',
  'en-FR': 'English (France)',
  'en-DE': 'English (Deutschland)',
  'en-BE': 'English (België)',
}

export function localeName(tag: string): string {
  return localeNames[tag] ?? tag
}

const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
}

/** Returns the native name of a locale's language. */
export function languageName(tag: string): string {
  const language = tag.slice(0, 2)
  return languageNames[language] ?? language
}

/** Returns the native names of a site's languages, without duplicates. */
export function languageNamesOf(site: Site): string[] {
  return [...new Set(siteSettings[site].locales.map(({ tag }) => languageName(tag)))]
}
