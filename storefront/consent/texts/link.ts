/** The footer's link; its chunk loads after the page, so both languages are in it. */
export const linkTexts: Readonly<Record<'en' | 'de', string>> = {
  en: 'Cookie preferences',
  de: 'Cookie-Einstellungen',
}
