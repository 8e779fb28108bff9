import type { Language } from '#storefront/texts.ts'

/** The footer's link; its chunk loads after the page, so all languages are in it. */
export const linkTexts: Readonly<Record<Language, string>> = {
  en: 'Cookie preferences',
  de: 'Cookie-Einstellungen',
  es: 'Preferencias de cookies',
  fr: 'Préférences de cookies',
  nl: 'Cookievoorkeuren',
}
