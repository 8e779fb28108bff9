import type { PrivacyTexts } from './en.ts'

export const texts: PrivacyTexts = {
  title: 'Ihre Daten',
  export: {
    title: 'Daten herunterladen',
    text: 'Laden Sie Konto, Bestellungen, Listen, Nachrichten und Dateien als Zip-Datei herunter. Wir senden Ihnen per E-Mail einen Link, der 24 Stunden gilt.',
    request: 'Download anfordern',
    requesting: 'Download wird angefordert',
    pending: (email) =>
      `Wir bereiten Ihren Download vor. Sie erhalten den Link an ${email}, meist innerhalb weniger Minuten.`,
    ready: (email, date) => `Wir haben einen Link an ${email} gesendet. Er gilt 24 Stunden, bis ${date}.`,
    again: 'Neuen Download anfordern',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Wir löschen Ihr Konto 14 Tage nach Ihrer Bestätigung. Bis dahin können Sie sich anmelden und es behalten.',
    gone: 'Gelöscht werden: Profil, Adressen, Karten, Listen, Angebote, Geschenklisten, Bewertungen, Nachrichten, Tickets, Rabatte und Newsletter.',
    stays:
      'Es bleiben: Bestellungen, Rücksendungen, Zahlungen und Rechnungen mit ihren Adressen, weil das Steuerrecht sie verlangt. Sie führen nicht mehr zu Ihnen als Kundin oder Kunde.',
    open: 'Konto löschen',
    password: 'Aktuelles Passwort',
    show: 'Anzeigen',
    hide: 'Verbergen',
    confirm: 'Mein Konto in 14 Tagen löschen',
    confirming: 'Löschung wird vorgemerkt',
    planned: (date) => `Ihr Konto wird am ${date} gelöscht.`,
    keep: 'Mein Konto behalten',
  },
  problems: {
    missing: 'Geben Sie Ihr aktuelles Passwort ein.',
    wrong: 'Das aktuelle Passwort stimmt nicht.',
    busy: 'Zu viele Versuche. Warten Sie eine Minute, und versuchen Sie es noch einmal.',
    running: 'Wir bereiten Ihren Download bereits vor. Sie erhalten eine E-Mail, wenn er fertig ist.',
    limit: 'In 24 Stunden sind drei Downloads möglich. Versuchen Sie es morgen noch einmal.',
    programs: (names) =>
      `Sie haben ein laufendes Abonnement: ${names.join(', ')}. Kündigen Sie es zuerst, und löschen Sie dann Ihr Konto.`,
  },
  programsLink: 'Zu Ihren Programmen',
}
