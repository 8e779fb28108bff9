import type { Language } from '#storefront/texts.ts'

/** The footer link. It includes all languages, because its chunk loads after the page. */
export const linkTexts: Readonly<Record<Language, string>> = {
  en: 'Cookie preferences',
  de: 'Cookie-Einstellungen',
  es: 'Preferencias de cookies',
  fr: 'Préférences de cookies',
  nl: 'Cookievoorkeuren',
}
