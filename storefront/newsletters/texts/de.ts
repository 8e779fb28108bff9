import type { NewsletterPageTexts } from './en.ts'

export const texts: NewsletterPageTexts = {
  title: 'Ihre Newsletter',
  confirmTitle: 'Newsletter bestätigen',
  of: (email) => `Für ${email}`,
  confirmLead: 'Wählen Sie ab, was Sie nicht möchten, und bestätigen Sie dann. Vorher verschicken wir nichts.',
  lead: 'Wählen Sie, was wir Ihnen schicken.',
  legend: 'Newsletter',
  confirm: 'Bestätigen',
  save: 'Speichern',
  leaveAll: 'Alle abbestellen',
  saved: 'Ihre Einstellungen wurden gespeichert.',
  left: 'Sie sind abgemeldet. Wir schicken Ihnen keine Newsletter mehr.',
  stop: 'Alle Newsletter abbestellen? Sie können sich jederzeit wieder anmelden.',
  invalid: 'Dieser Link funktioniert nicht. Vielleicht ist er unvollständig oder gehört zum Shop eines anderen Landes.',
  askLead:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, mit dem Sie Ihre Newsletter ändern oder abbestellen. Ein Konto brauchen Sie dafür nicht.',
  email: 'E-Mail-Adresse',
  send: 'Link senden',
  sent: 'Wenn wir an diese Adresse Newsletter schicken, ist der Link unterwegs.',
  problems: {
    email: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, z. B. ann@example.com.',
    busy: 'Das waren viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es dann erneut.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
}
