import type { ClaimTexts } from './en.ts'

export const texts: ClaimTexts = {
  link: 'Fehlt eine Bestellung?',
  title: 'Bestellung hinzufügen',
  lead: 'Haben Sie als Gast bestellt? Fügen Sie die Bestellung mit Nummer und Postleitzahl hinzu. Sie muss die E-Mail-Adresse Ihres Kontos haben.',
  order: 'Bestellnummer',
  orderHint: 'In Ihrer Bestätigung per E-Mail',
  postcode: 'Postleitzahl der Lieferadresse',
  postcodeHint: 'Bei Geschenken und Abholung die der Rechnungsadresse',
  add: 'Bestellung hinzufügen',
  adding: 'Wird hinzugefügt',
  missing: 'Geben Sie Bestellnummer und Postleitzahl ein.',
  notFound:
    'Wir haben keine Bestellung mit dieser Nummer, dieser Postleitzahl und Ihrer E-Mail-Adresse gefunden. Prüfen Sie beide Felder.',
  busy: 'Zu viele Versuche. Versuchen Sie es in einer Stunde noch einmal.',
  orders: 'Alle Bestellungen',
  notice: {
    text: (email) =>
      `Bestätigen Sie ${email}, um Bestellungen hinzuzufügen, die Sie als Gast aufgegeben haben. Kein Link im Postfach?`,
    send: 'Link noch einmal senden',
    sending: 'Wird gesendet',
    busy: 'Zu viele Versuche. Warten Sie eine Minute, und versuchen Sie es noch einmal.',
  },
}
