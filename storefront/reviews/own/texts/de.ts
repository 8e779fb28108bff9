import type { OwnReviewsTexts } from './en.ts'

export const texts: OwnReviewsTexts = {
  title: 'Bewertungen',
  none: 'Noch keine Bewertungen. Sie können bewerten, was Sie gekauft haben.',
  viewOrders: 'Bestellungen ansehen',
  bought: 'Bereit für Ihre Bewertung',
  states: { pending: 'In Prüfung', approved: 'Veröffentlicht', rejected: 'Nicht veröffentlicht' },
  rejectedText: 'Diese Bewertung haben wir nicht veröffentlicht. Bearbeiten Sie sie, dann prüfen wir sie noch einmal.',
  edit: 'Bearbeiten',
  gone: 'Ein Produkt, das wir nicht mehr führen',
  writeOf: (name) => `${name} bewerten`,
  editOf: (name) => `Ihre Bewertung von ${name} bearbeiten`,
  rating: 'Bewertung',
  line: 'Titel',
  lineHint: 'Ihr Urteil in einer Zeile.',
  text: 'Bewertung',
  textHint: (min) => `Wie nutzen Sie es? Was ist gut, was könnte besser sein? Mindestens ${min} Zeichen.`,
  author: 'Angezeigter Name',
  authorHint: 'Steht neben Ihrer Bewertung.',
  photos: 'Fotos',
  photosHint: (remaining) =>
    remaining === 1
      ? 'Noch 1 Foto: JPEG, PNG oder WebP, bis 6 MB.'
      : `Bis zu ${remaining} Fotos: JPEG, PNG oder WebP, je bis 6 MB.`,
  photosFull: 'Alle 4 Fotos sind da. Entfernen Sie eines, um ein anderes hinzuzufügen.',
  ownPhoto: (number) => `Foto ${number}`,
  removePhoto: (number) => `Foto ${number} entfernen`,
  readFirst: 'Wir prüfen jede Bewertung, bevor wir sie veröffentlichen, und nach jeder Änderung noch einmal.',
  send: 'Bewertung senden',
  save: 'Bewertung speichern',
  delete: 'Bewertung löschen',
  toProduct: 'Zurück zum Produkt',
  problems: {
    stars: 'Wählen Sie 1 bis 5 Sterne.',
    title: 'Geben Sie einen Titel mit 2 bis 100 Zeichen ein.',
    text: 'Schreiben Sie eine Bewertung mit 20 bis 4.000 Zeichen.',
    author: 'Geben Sie einen Namen mit 2 bis 40 Zeichen ein.',
    photo_unreadable:
      'Ihre Bewertung ist gespeichert, aber ein Foto war nicht lesbar. Laden Sie es als JPEG, PNG oder WebP hoch.',
    photo_too_large:
      'Ihre Bewertung ist gespeichert, aber ein Foto hat mehr als 6 MB oder 50 Megapixel. Laden Sie ein kleineres hoch.',
    photos_too_large:
      'Ihre Bewertung ist nicht gespeichert, denn die Fotos sind zu groß. Gehen Sie zurück zu Ihrem Text und wählen Sie Fotos bis 6 MB.',
    too_many_photos: 'Ihre Bewertung ist gespeichert, aber nicht alle Fotos. Möglich sind bis zu 4.',
    failed: 'Ihre Bewertung konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
    reviews_hidden: 'Für dieses Produkt nehmen wir keine Bewertungen an.',
    busy: 'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.',
  },
  mend: 'Prüfen Sie die markierten Felder.',
}
