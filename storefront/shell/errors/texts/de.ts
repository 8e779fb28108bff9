import type { ErrorTexts } from './en.ts'

export const texts: ErrorTexts = {
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse ist nichts. Vielleicht ist sie umgezogen, oder der Link hat einen Tippfehler.',
  notFoundLinks: 'Hier geht es weiter',
  unavailableTitle: 'Diese Seite macht Pause',
  unavailableText:
    'Wir erreichen gerade unsere eigenen Daten nicht. Nichts ist verloren; in einer halben Minute noch einmal.',
  offlineTitle: 'Sie sind offline',
  offlineText: 'Die Seite kommt, sobald es eine Verbindung gibt.',
  refusedTitle: 'Das ging nicht',
  refusedText:
    'Die Seite konnte nicht annehmen, was gesendet wurde. Gehen Sie zurück und versuchen Sie es noch einmal.',
}
