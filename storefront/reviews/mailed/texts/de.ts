import type { MailedReviewTexts } from './en.ts'

export const texts: MailedReviewTexts = {
  title: 'Bestellung bewerten',
  order: (id) => `Bestellung ${id}`,
  lead: 'Bewerten Sie, was Sie gekauft haben. Überspringen Sie, was Sie nicht bewerten möchten.',
  lookUp:
    'Geben Sie Ihre E-Mail-Adresse und die Bestellnummer ein. Wir schicken Ihnen einen Link, mit dem Sie die Bestellung bewerten.',
  invalid: 'Dieser Link funktioniert nicht mehr. Fordern Sie einen neuen an.',
  email: 'E-Mail',
  orderNumber: 'Bestellnummer',
  sendLink: 'Link per E-Mail senden',
  sending: 'Wird gesendet …',
  linkSent:
    'Wenn eine Bestellung mit dieser Nummer und E-Mail-Adresse versandt wurde, ist der Link unterwegs. Er gilt 60 Tage.',
  linkProblems: {
    missing: 'Geben Sie Ihre E-Mail-Adresse und die Bestellnummer ein.',
    busy: 'Zu viele Versuche. Versuchen Sie es in einer Stunde noch einmal.',
    failed: 'Der Link konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
  },
  nothing: 'In dieser Bestellung gibt es nichts zu bewerten.',
  shopNow: 'Neuheiten ansehen',
  write: (name) => `${name} bewerten`,
  edit: 'Bewertung bearbeiten',
  sent: 'Danke, Ihre Bewertung wartet auf die Freigabe.',
  sendAll: 'Alle Bewertungen senden',
  sendAllHint: 'Sendet jede Bewertung, die Sie angefangen haben.',
  allStates: {
    sending: 'Wird gesendet …',
    sent: 'Danke, Ihre Bewertung wartet auf die Freigabe.',
    failed: 'Nicht gesendet. Prüfen Sie diese Bewertung und senden Sie sie noch einmal.',
  },
  nothingStarted: 'Fangen Sie zuerst eine Bewertung an.',
  problems: {
    already_reviewed: 'Sie haben dieses Produkt schon auf einer anderen unserer Seiten bewertet.',
    product_not_found: 'Dieses Produkt führen wir nicht mehr. Sie können es nicht bewerten.',
    busy: 'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.',
    failed: 'Ihre Bewertung konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
  },
  stopTitle: 'Keine E-Mails mehr über Bewertungen?',
  stopText: 'Sie können Ihre Bestellungen weiterhin bewerten. Andere E-Mails zu Bestellungen erhalten Sie weiter.',
  stop: 'E-Mails über Bewertungen abbestellen',
  stopped: 'Sie erhalten keine E-Mails mehr über Bewertungen.',
}
