import type { RowTexts } from './en.ts'

export const texts: RowTexts = {
  previous: (row) => `Zurück: ${row}`,
  next: (row) => `Weiter: ${row}`,
}
