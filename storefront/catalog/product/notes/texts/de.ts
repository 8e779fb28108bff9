import type { NotesTexts } from './en.ts'

export const texts: NotesTexts = {
  sizeChart: 'Größentabelle',
  to: 'bis',
  warranty: (terms) => `Garantie: ${terms}`,
  card: 'Kredit- oder Debitkarte',
  payWith: (methods) => `Zahlung mit ${methods}.`,
  pickup: (cities) => `Abholung möglich in ${cities}.`,
}
