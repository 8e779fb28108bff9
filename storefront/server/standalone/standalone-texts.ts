import type { Language } from '#storefront/texts.ts'

/** Texts of pages without the layout. Bundled, because the text loader may be the part that failed. */
const plainTexts = {
  en: {
    language: 'en',
    errorTitle: 'Error',
    failed: 'Something went wrong',
    tryAgain: 'Nothing was lost. Try again, or go to the home page.',
    again: 'Try again',
    home: 'Home page',
    refused: 'That didn’t work',
    goBack: 'We couldn’t read this address or your request. Go back and try again.',
    nameId: (id: string) => `If you contact us, mention this ID: ${id}`,
    waitTitle: 'Too many requests',
    wait: 'Too many pages at once',
    waitSeconds: (seconds: number) =>
      `Your network requested more pages per minute than we allow. Nothing was lost. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
    openingTitle: 'Opening soon',
    opening: 'Opening soon',
    comeBack: 'We’re still setting up this store. Check back soon.',
    offlineTitle: 'You’re offline',
    offline: 'We couldn’t reach the store. Check your connection, then try again.',
    offlineCart: 'Your cart is saved.',
    busyTitle: 'Busy',
    busy: 'We’re very busy right now',
    busySeconds: (seconds: number) =>
      `More people are shopping than we can serve at once. Carts and orders in progress aren’t affected. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  },
  de: {
    language: 'de',
    errorTitle: 'Fehler',
    failed: 'Etwas ist schiefgelaufen',
    tryAgain: 'Nichts ging verloren. Versuchen Sie es noch einmal, oder gehen Sie zur Startseite.',
    again: 'Noch einmal versuchen',
    home: 'Startseite',
    refused: 'Das hat nicht geklappt',
    goBack:
      'Wir konnten diese Adresse oder Ihre Eingabe nicht lesen. Gehen Sie zurück und versuchen Sie es noch einmal.',
    nameId: (id: string) => `Wenn Sie uns deshalb schreiben, nennen Sie bitte diese Nummer: ${id}`,
    waitTitle: 'Zu viele Anfragen',
    wait: 'Zu viele Seiten auf einmal',
    waitSeconds: (seconds: number) =>
      `Aus Ihrem Netz kamen mehr Anfragen pro Minute, als wir zulassen. Nichts ging verloren. Versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
    openingTitle: 'Bald geöffnet',
    opening: 'Wir öffnen bald',
    comeBack: 'Wir richten diesen Shop gerade ein. Schauen Sie bald wieder vorbei.',
    offlineTitle: 'Sie sind offline',
    offline: 'Wir konnten den Shop nicht erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    offlineCart: 'Ihr Warenkorb ist gespeichert.',
    busyTitle: 'Ausgelastet',
    busy: 'Gerade ist sehr viel los',
    busySeconds: (seconds: number) =>
      `Gerade kaufen mehr Menschen ein, als wir gleichzeitig bedienen können. Warenkörbe und laufende Bestellungen sind nicht betroffen. Versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
  },
} as const

export function standaloneTexts(language: Language): (typeof plainTexts)[keyof typeof plainTexts] {
  return language === 'de' ? plainTexts.de : plainTexts.en
}
