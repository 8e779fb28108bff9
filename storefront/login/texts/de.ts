import type { LoginTexts } from './en.ts'

const seconds = (count: number) =>
  count > 90 ? `${Math.ceil(count / 60)} Minuten` : count === 1 ? '1 Sekunde' : `${count} Sekunden`

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
  firstname: 'Vorname (optional)',
  lastname: 'Nachname (optional)',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Ein kurzer Satz eignet sich gut.',
  show: 'Anzeigen',
  hide: 'Verbergen',
  close: 'Schließen',
  newsletters: 'Schreiben Sie mir über',
  interests: 'Das interessiert mich (optional)',
  wrong: 'E-Mail und Passwort passen nicht zusammen. Versuchen Sie es noch einmal.',
  delayed: (count) => `Zu viele Versuche. Versuchen Sie es in ${seconds(count)} noch einmal.`,
  busy: (count) => `Zu viele Versuche. Versuchen Sie es in ${count > 0 ? seconds(count) : 'einer Minute'} noch einmal.`,
  wait: (count) => `${seconds(count)} warten`,
  missing: 'Geben Sie E-Mail und Passwort ein.',
  missingEmail: 'Geben Sie Ihre E-Mail ein.',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  weak: (problem, min, max) =>
    problem === 'short'
      ? `Verwenden Sie mindestens ${min} Zeichen.`
      : problem === 'long'
        ? `Verwenden Sie höchstens ${max} Zeichen.`
        : 'Dieses Passwort wird zu häufig verwendet. Wählen Sie eines, das schwerer zu erraten ist.',
  failed: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es in einer Minute noch einmal.',
  made: 'Prüfen Sie Ihr Postfach, und melden Sie sich danach hier an.',
  forProgram:
    'Für Programme brauchen Sie ein Konto. Darin trainieren Sie, sehen die Abrechnung und können kündigen. Melden Sie sich an oder legen Sie ein Konto an, dann legen wir das Programm in Ihren Warenkorb.',
  reasons: {
    stockAlert: 'Melden Sie sich an, dann schreiben wir Ihnen, sobald der Artikel wieder lieferbar ist.',
    review: 'Melden Sie sich an, um eine Bewertung zu schreiben.',
  },
  continueAsGuest: 'Als Gast fortfahren',
  guestNote: 'Sie können ohne Konto bestellen.',
  benefits: 'Alle Bestellungen an einem Ort, schneller zur Kasse, und Ihr Warenkorb auf jedem Gerät.',
  forgot: 'Passwort vergessen?',
  linkRequests: {
    forgot: {
      title: 'Passwort vergessen?',
      text: 'Geben Sie Ihre E-Mail ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    },
    expired: {
      title: 'Zeit für ein neues Passwort',
      text: 'Ihr Passwort ist abgelaufen. Bitte legen Sie ein neues fest. Ihre Bestellungen, Listen und alles andere in Ihrem Konto bleiben erhalten.',
    },
    login: {
      title: 'Per E-Mail anmelden',
      text: 'Geben Sie Ihre E-Mail ein. Wir senden Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden.',
    },
  },
  loginLink: 'Lieber per E-Mail anmelden',
  passkey: 'Mit einem Passkey anmelden',
  passkeyUnsupported:
    'Dieser Browser kann keine Passkeys verwenden. Schalten Sie JavaScript ein oder melden Sie sich mit Ihrem Passwort an.',
  passkeyCancelled:
    'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  passkeyFailed:
    'Dieser Passkey hat Sie nicht angemeldet. Melden Sie sich mit Ihrem Passwort an und prüfen Sie dann Ihre Passkeys in den Einstellungen.',
  useLinkText: 'Klicken Sie auf „Anmelden“, um sich auf diesem Gerät anzumelden.',
  sendLink: 'Link per E-Mail senden',
  sending: 'Wird gesendet',
  sentTitle: 'Prüfen Sie Ihr Postfach',
  sent: (minutes) => `Wenn es zu dieser E-Mail ein Konto gibt, ist ein Link unterwegs. Er gilt ${minutes} Minuten.`,
  sentHint: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder senden Sie den Link noch einmal.',
  sendAgain: 'Noch einmal senden',
  sendAgainIn: (count) => `Noch einmal senden in ${seconds(count)}`,
  otherEmail: 'Andere E-Mail verwenden',
  backToLogin: 'Zurück zur Anmeldung',
  resetTitle: 'Neues Passwort festlegen',
  resetNote: 'Damit werden Sie auf allen Ihren Geräten abgemeldet.',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert',
  saved: 'Ihr neues Passwort ist gespeichert. Melden Sie sich damit an.',
  linkInvalid: 'Dieser Link wurde schon benutzt oder gilt nicht mehr. Wir können Ihnen einen neuen senden.',
  linkExpired: 'Dieser Link ist abgelaufen. Wir können Ihnen einen neuen senden.',
  linkTitle: 'Neuen Link anfordern',
}
