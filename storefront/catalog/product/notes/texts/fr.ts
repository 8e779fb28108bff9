import type { NotesTexts } from './en.ts'

export const texts: NotesTexts = {
  sizeChart: 'Guide des tailles',
  to: 'à',
  warranty: (terms) => `Garantie\u00a0: ${terms}`,
  card: 'carte bancaire',
  payWith: (methods) => `Payez par ${methods}.`,
  pickup: (cities) => `Retrait possible à ${cities}.`,
}
