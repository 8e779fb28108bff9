import type { RowTexts } from './en.ts'

export const texts: RowTexts = {
  previous: (row) => `Vorige: ${row}`,
  next: (row) => `Volgende: ${row}`,
}
