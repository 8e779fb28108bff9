import type { ErrorTexts } from './en.ts'

export const texts: ErrorTexts = {
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.',
  notFoundLinks: 'Versuchen Sie es hier',
  popularCategories: 'Beliebte Kategorien',
  homePage: 'Startseite',
  unavailableTitle: 'Diese Seite ist vorübergehend nicht erreichbar',
  unavailableText: 'Wir können unsere Daten gerade nicht laden. Versuchen Sie es in 30 Sekunden noch einmal.',
  offlineTitle: 'Sie sind offline',
  offlineText: 'Die Seite lädt, sobald Sie wieder online sind.',
  refusedTitle: 'Das hat nicht geklappt',
  refusedText: 'Wir konnten Ihre Eingabe nicht verarbeiten. Gehen Sie zurück und versuchen Sie es noch einmal.',
  tooManyRequests: 'Zu viele Anfragen',
  tooManyRequestsText: (seconds) =>
    `Warten Sie ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`} und versuchen Sie es noch einmal.`,
}
