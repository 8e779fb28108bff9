import type { LoginTexts } from './en.ts'

export const texts: LoginTexts = {
  title: 'Anmelden',
  createTitle: 'Konto anlegen',
  tabs: 'Anmelden oder ein Konto anlegen',
  logIn: 'Anmelden',
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Ihr Warenkorb ist in Ihrem Konto gespeichert.',
  loggingIn: 'Wird angemeldet',
  create: 'Konto anlegen',
  creating: 'Wird angelegt',
  email: 'E-Mail',
  firstname: 'Vorname',
  lastname: 'Nachname',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Ein kurzer Satz eignet sich gut.',
  show: 'Anzeigen',
  hide: 'Verbergen',
  wrong: 'E-Mail und Passwort passen nicht zusammen. Versuchen Sie es noch einmal.',
  delayed: (seconds) =>
    `Zu viele Versuche. Versuchen Sie es in ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`} noch einmal.`,
  busy: (seconds) =>
    `Zu viele Versuche. Versuchen Sie es in ${seconds > 1 ? `${seconds} Sekunden` : seconds === 1 ? '1 Sekunde' : 'einer Minute'} noch einmal.`,
  missing: 'Füllen Sie alle Felder aus.',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  weak: (min) => `Verwenden Sie mindestens ${min} Zeichen.`,
  failed: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es in einer Minute noch einmal.',
  made: 'Sehen Sie in Ihre E-Mails, und melden Sie sich danach hier an.',
  forProgram:
    'Für Programme brauchen Sie ein Konto. Darin trainieren Sie, sehen die Abrechnung und können kündigen. Melden Sie sich an oder legen Sie ein Konto an, dann legen wir das Programm in Ihren Warenkorb.',
  guestNote: 'Sie können ohne Konto bestellen.',
  benefits: 'Alle Bestellungen an einem Ort, schneller zur Kasse, und Ihr Warenkorb auf jedem Gerät.',
}
