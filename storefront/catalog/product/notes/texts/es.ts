import type { NotesTexts } from './en.ts'

export const texts: NotesTexts = {
  sizeChart: 'Guía de tallas',
  to: 'a',
  warranty: (terms) => `Garantía: ${terms}`,
  card: 'tarjeta de crédito o débito',
  payWith: (methods) => `Paga con ${methods}.`,
  pickup: (cities) => `Recogida disponible en ${cities}.`,
}
