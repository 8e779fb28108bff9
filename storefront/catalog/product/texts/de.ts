import type { ProductTexts } from './en.ts'

export const texts: ProductTexts = {
  pictures: 'Bilder',
  pictureOf: (number, count) => `Bild ${number} von ${count}`,
  whatItIs: 'Was es ist',
  numbers: 'Zahlen',
  goesWithIt: 'Passt dazu',
  drawing: (name) => `${name} von vorn, rechts und oben, mit Maßen`,
}
