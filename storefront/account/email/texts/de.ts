import type { EmailTexts } from './en.ts'

export const texts: EmailTexts = {
  titles: { email: 'Neue E-Mail-Adresse bestätigen', confirm: 'E-Mail-Adresse bestätigen' },
  deadTitle: 'Dieser Link funktioniert nicht',
  questions: {
    email: (email) => `${email} als E-Mail-Adresse Ihres Kontos verwenden? Alle Ihre anderen Geräte werden abgemeldet.`,
    confirm: (email) => `Bestätigen Sie, dass ${email} Ihnen gehört.`,
  },
  confirm: 'E-Mail-Adresse bestätigen',
  confirming: 'E-Mail-Adresse wird bestätigt',
  doneTitle: 'E-Mail-Adresse bestätigt',
  done: {
    email: (email) => `Ihre E-Mail-Adresse ist jetzt ${email}. Melden Sie sich damit an.`,
    confirm: (email) => `Sie haben ${email} bestätigt.`,
  },
  account: 'Zu Ihrem Konto',
  invalid:
    'Dieser Link wurde benutzt oder durch einen neueren ersetzt. Fordern Sie in den Einstellungen einen neuen an.',
  expired: 'Dieser Link ist abgelaufen. Fordern Sie in den Einstellungen einen neuen an.',
  settings: 'Zu den Einstellungen',
  taken: 'Inzwischen hat ein anderes Konto diese E-Mail-Adresse. Verwenden Sie eine andere.',
  failed: 'Wir konnten Ihre E-Mail-Adresse nicht bestätigen. Versuchen Sie es noch einmal.',
  busy: 'Zu viele Versuche. Warten Sie eine Minute, und versuchen Sie es noch einmal.',
  section: {
    title: 'E-Mail-Adresse',
    text: (email) =>
      `Ihre E-Mail-Adresse ist ${email}. Für eine neue brauchen Sie Ihr Passwort und einen Link, den wir dorthin senden.`,
    email: 'Neue E-Mail-Adresse',
    password: 'Passwort für die Änderung',
    show: 'Anzeigen',
    hide: 'Verbergen',
    save: 'E-Mail-Adresse ändern',
    saving: 'E-Mail wird geändert',
    sent: 'Sehen Sie in das Postfach Ihrer neuen E-Mail-Adresse. Sie gilt, sobald Sie den Link innerhalb von 24 Stunden verwenden.',
    problems: {
      missing: 'Geben Sie Ihre neue E-Mail-Adresse und Ihr Passwort ein.',
      invalidEmail: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
      wrong: 'Das Passwort stimmt nicht.',
      busy: 'Zu viele Versuche. Warten Sie eine Minute, und versuchen Sie es noch einmal.',
      failed: 'Wir konnten Ihre E-Mail-Adresse nicht ändern. Versuchen Sie es noch einmal.',
    },
  },
}
