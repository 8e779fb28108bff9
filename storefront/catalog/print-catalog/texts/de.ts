import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: (brand, issue) => `Katalog von ${brand}, ${issue}`,
  catalog: (brand) => `Katalog von ${brand}`,
  pageTitle: (title, page) => `${title}, Seite ${page}`,
  description: (total) =>
    `Unsere Geräte auf ${total} Seiten. Blättern Sie online, drucken Sie sie aus, oder lassen Sie sich ein Exemplar schicken.`,
  none: 'Die erste Ausgabe ist noch nicht erschienen. Geben Sie Ihre Adresse an, dann schicken wir Ihnen ein Exemplar.',
  cover: 'Katalog',
  contents: 'Inhalt',
  coverLine: 'Hier blättern, ausdrucken oder per Post erhalten.',
  pages: 'Seiten',
  page: (page) => `Seite ${page}`,
  pageOf: (page, total) => `Seite ${page} von ${total}`,
  pagesOf: (first, last, total) => `Seiten ${first} und ${last} von ${total}`,
  back: 'Zurück',
  next: 'Weiter',
  keys: 'Die Pfeiltasten blättern auch.',
  thumbnails: 'Alle Seiten',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  spread: 'Aktuelle Seiten',
  search: 'In diesem Katalog suchen',
  searchDo: 'Suchen',
  found: (count, phrase) =>
    count === 0
      ? `Keine Treffer für „${phrase}“ in diesem Katalog.`
      : count === 1
        ? `1 Treffer für „${phrase}“`
        : `${count} Treffer für „${phrase}“`,
  print: 'Drucken oder als PDF speichern',
  printTitle: 'Den ganzen Katalog drucken',
  printText:
    'Drucken Sie diese Seite, oder wählen Sie im Druckfenster Ihres Browsers „Als PDF speichern“, um eine Kopie zu behalten.',
  printNow: 'Jetzt drucken',
  leaf: 'Zurück zum Blättern',
  earlier: 'Ausgaben',
  shopAll: (name) => `Alles aus ${name}`,
  open: (name) => `${name}: Preis und Verfügbarkeit`,
  view: 'Ansehen',
  add: 'In den Warenkorb',
  adding: 'Wird hinzugefügt',
  choose: 'Wählen Sie die Optionen auf der Produktseite.',
  couldNotAdd: 'Das konnten wir nicht in den Warenkorb legen. Versuchen Sie es auf der Produktseite.',
  close: 'Schließen',
  products: 'Auf diesen Seiten',
  backTitle: 'Auf Papier lesen.',
  backText: 'Wir schicken Ihnen ein gedrucktes Exemplar, überallhin in den USA.',
  backLink: 'Gedrucktes Exemplar anfordern',
  gone: 'Die Produkte auf dieser Seite sind nicht mehr verfügbar.',
  requestTitle: 'Gedrucktes Exemplar anfordern',
  requestText: 'Kostenlos, eines pro Adresse, überallhin in den USA.',
  emailHint: 'Nur für Rückfragen zu dieser Anforderung.',
  requestDo: 'Katalog anfordern',
  sending: 'Wird gesendet',
  sent: 'Danke. Ihr Katalog kommt mit unserem nächsten Versand.',
  already:
    'Für diese Adresse gibt es schon eine Anforderung aus den letzten 90 Tagen. Ihr Katalog ist unterwegs oder schon angekommen.',
  busy: (minutes) =>
    minutes === 1
      ? 'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.'
      : `Zu viele Versuche. Versuchen Sie es in ${minutes} Minuten noch einmal.`,
  failed: 'Ihre Adresse konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
  invalid: 'Prüfen Sie die markierten Felder.',
}
