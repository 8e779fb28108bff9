import type { ProductTexts } from './en.ts'

export const texts: ProductTexts = {
  pictures: 'Bilder',
  pictureOf: (number, count) => `Bild ${number} von ${count}`,
  whatItIs: 'Was es ist',
  numbers: 'Zahlen',
  reviews: 'Bewertungen',
  noReviews: 'Noch keine Bewertungen',
  noReviewsText: 'Die erste steht dann hier. Schreiben kann nur, wer gekauft hat.',
  goesWithIt: 'Passt dazu',
  drawing: (name) => `${name} von vorn, rechts und oben, mit Maßen`,
}
