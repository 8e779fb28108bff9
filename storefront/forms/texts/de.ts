import type { FormTexts } from './en.ts'

export const texts: FormTexts = {
  optional: 'optional',
  choose: 'Bitte wählen',
  trap: 'Dieses Feld leer lassen',
  wrong: 'Prüfen Sie die markierten Felder.',
  busy: (minutes) =>
    minutes === 1
      ? 'Zu viele Nachrichten. Versuchen Sie es in einer Minute noch einmal.'
      : `Zu viele Nachrichten. Versuchen Sie es in ${minutes} Minuten noch einmal.`,
  failed: 'Das konnte nicht gesendet werden. Ihr Text ist noch da. Versuchen Sie es noch einmal.',
  problems: {
    required: () => 'Füllen Sie dieses Feld aus.',
    tick: () => 'Setzen Sie hier ein Häkchen, um fortzufahren.',
    max: (max) => `Höchstens ${max} Zeichen.`,
    email: () => 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
    telephone: () => 'Geben Sie eine Telefonnummer mit Vorwahl ein, zum Beispiel +49 221 4710 142.',
    choice: () => 'Wählen Sie eine Möglichkeit.',
  },
}
