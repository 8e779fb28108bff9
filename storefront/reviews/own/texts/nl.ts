import type { OwnReviewsTexts } from './en.ts'

export const texts: OwnReviewsTexts = {
  title: 'Reviews',
  none: 'Nog geen reviews. Je kunt een review schrijven over wat je hebt gekocht.',
  viewOrders: 'Bekijk bestellingen',
  bought: 'Klaar voor je review',
  states: { pending: 'Wordt bekeken', approved: 'Geplaatst', rejected: 'Niet geplaatst' },
  rejectedText: 'We hebben deze review niet geplaatst. Pas hem aan, dan kijken we er opnieuw naar.',
  edit: 'Bewerken',
  gone: 'Een product dat we niet meer verkopen',
  writeOf: (name) => `Review schrijven over ${name}`,
  editOf: (name) => `Je review over ${name} bewerken`,
  rating: 'Beoordeling',
  line: 'Titel',
  lineHint: 'Vat het samen in één regel.',
  text: 'Review',
  textHint: (min) => `Hoe gebruik je het? Wat is er goed aan en wat kan beter? Minstens ${min} tekens.`,
  author: 'Getoonde naam',
  authorHint: 'Staat bij je review.',
  photos: 'Foto’s',
  photosHint: (remaining) =>
    remaining === 1
      ? 'Nog 1 foto: JPEG, PNG of WebP, maximaal 6 MB.'
      : `Maximaal ${remaining} foto’s: JPEG, PNG of WebP, maximaal 6 MB per stuk.`,
  photosFull: 'Je hebt alle 4 foto’s toegevoegd. Verwijder er een om een andere toe te voegen.',
  ownPhoto: (number) => `Foto ${number}`,
  removePhoto: (number) => `Foto ${number} verwijderen`,
  readFirst: 'We controleren elke review voordat we hem plaatsen, en na elke wijziging opnieuw.',
  send: 'Review versturen',
  save: 'Review opslaan',
  delete: 'Review verwijderen',
  toProduct: 'Terug naar het product',
  problems: {
    stars: 'Kies 1 tot en met 5 sterren.',
    title: 'Vul een titel in van 2 tot 100 tekens.',
    text: 'Schrijf een review van 20 tot 4.000 tekens.',
    author: 'Vul een naam in van 2 tot 40 tekens.',
    photo_unreadable: 'Je review is opgeslagen, maar een foto konden we niet lezen. Upload hem als JPEG, PNG of WebP.',
    photo_too_large:
      'Je review is opgeslagen, maar een foto is groter dan 6 MB of 50 megapixels. Upload een kleinere versie.',
    photos_too_large:
      'We konden je review niet opslaan: de foto’s zijn te groot. Ga terug naar je tekst en kies foto’s tot 6 MB.',
    too_many_photos: 'Je review is opgeslagen, maar niet al je foto’s. Je kunt er maximaal 4 toevoegen.',
    failed: 'We konden je review niet opslaan. Probeer het zo nog eens.',
    reviews_hidden: 'Voor dit product nemen we geen reviews aan.',
    busy: 'Te veel pogingen. Probeer het over een minuut opnieuw.',
  },
  mend: 'Controleer de gemarkeerde velden.',
}
