import type { NotesTexts } from './en.ts'

export const texts: NotesTexts = {
  sizeChart: 'Maattabel',
  to: 'tot',
  warranty: (terms) => `Garantie: ${terms}`,
  card: 'creditcard of betaalpas',
  payWith: (methods) => `Betaal met ${methods}.`,
  pickup: (cities) => `Afhalen kan in ${cities}.`,
}
