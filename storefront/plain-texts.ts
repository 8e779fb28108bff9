import type { Language } from './texts.ts'

/** The words of pages that stand without the layout. They are there at once: what loads others may be what failed. */
const plainTexts = {
  en: {
    language: 'en',
    errorTitle: 'Error',
    failed: 'This page failed',
    tryAgain: 'Nothing was lost. Try again, or go to the front page.',
    again: 'Try again',
    home: 'Front page',
    refused: 'That did not work',
    goBack: 'This address, or what was sent to it, could not be read. Go back and try once more.',
    nameId: (id: string) => `If you write to us about it, name this id: ${id}`,
    waitTitle: 'Too many requests',
    wait: 'Too many pages at once',
    waitSeconds: (seconds: number) =>
      `Your network asked for more pages than we make in a minute. Nothing was lost: try again in ${seconds} seconds.`,
    busyTitle: 'Full',
    busy: 'The shop is full',
    busySeconds: (seconds: number) =>
      `More people are looking around than we can serve. Carts and orders go on. Try again in ${seconds} seconds.`,
  },
  de: {
    language: 'de',
    errorTitle: 'Fehler',
    failed: 'Diese Seite ist gescheitert',
    tryAgain: 'Nichts ging verloren. Versuchen Sie es noch einmal, oder gehen Sie zur Startseite.',
    again: 'Noch einmal versuchen',
    home: 'Startseite',
    refused: 'Das ging nicht',
    goBack:
      'Diese Adresse, oder was an sie gesendet wurde, war nicht zu lesen. Gehen Sie zurück und versuchen Sie es noch einmal.',
    nameId: (id: string) => `Wenn Sie uns deshalb schreiben, nennen Sie diese Nummer: ${id}`,
    waitTitle: 'Zu viele Anfragen',
    wait: 'Zu viele Seiten auf einmal',
    waitSeconds: (seconds: number) =>
      `Aus Ihrem Netz wurden mehr Seiten verlangt, als wir in einer Minute machen. Nichts ging verloren: Versuchen Sie es in ${seconds} Sekunden noch einmal.`,
    busyTitle: 'Voll',
    busy: 'Der Laden ist voll',
    busySeconds: (seconds: number) =>
      `Mehr Leute sehen sich um, als wir bedienen können. Warenkörbe und Bestellungen gehen weiter. Versuchen Sie es in ${seconds} Sekunden noch einmal.`,
  },
} as const

/** The words in a language, else in English. */
export function plainTextsOf(language: Language): (typeof plainTexts)[keyof typeof plainTexts] {
  return language === 'de' ? plainTexts.de : plainTexts.en
}
