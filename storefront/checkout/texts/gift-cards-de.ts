import type { giftCards as english } from './gift-cards-en.ts'

export const giftCards: typeof english = {
  title: 'Geschenkkarten',
  add: 'Mit Geschenkkarte bezahlen',
  addAnother: 'Weitere Geschenkkarte einlösen',
  code: 'Code der Geschenkkarte',
  hint: '16 Buchstaben und Ziffern, mit oder ohne Bindestriche.',
  apply: 'Einlösen',
  applying: 'Wird eingelöst',
  ending: (end) => `Geschenkkarte mit Endung ${end}`,
  pays: (amount, remaining) => `Deckt ${amount}. Restguthaben: ${remaining}.`,
  paysAll: (amount) => `Deckt ${amount}, das ganze Guthaben.`,
  paysNothing: 'Ihre Bestellung ist bereits gedeckt.',
  isEmpty: 'Diese Karte hat kein Guthaben mehr.',
  remove: 'Entfernen',
  removeOf: (end) => `Geschenkkarte mit Endung ${end} entfernen`,
  payWhole: 'Geschenkkarten decken die ganze Bestellung. Sie brauchen keine weitere Zahlungsart.',
  row: 'Geschenkkarten',
  toPay: 'Zu zahlen',
  missing: 'Geben Sie den Code Ihrer Geschenkkarte ein.',
  mistyped: 'Dieser Code ist ungültig. Vergleichen Sie ihn mit der E-Mail zu Ihrer Geschenkkarte.',
  unknown:
    'Zu diesem Code gibt es keine Geschenkkarte. Vielleicht ist sie abgelaufen oder gilt für einen Shop mit anderer Währung.',
  refused: 'Eine Geschenkkarte kann nicht mit einer Geschenkkarte bezahlt werden. Wählen Sie eine andere Zahlungsart.',
  busy: (minutes) =>
    minutes === 1
      ? 'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.'
      : `Zu viele Versuche. Versuchen Sie es in ${minutes} Minuten noch einmal.`,
  failed:
    'Wir konnten diese Geschenkkarte nicht prüfen. Das Guthaben ist unverändert. Versuchen Sie es in einer Minute noch einmal.',
}
