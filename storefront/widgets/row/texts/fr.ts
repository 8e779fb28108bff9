import type { RowTexts } from './en.ts'

export const texts: RowTexts = {
  previous: (row) => `Précédent\u00a0: ${row}`,
  next: (row) => `Suivant\u00a0: ${row}`,
}
