import type { RowTexts } from './en.ts'

export const texts: RowTexts = {
  previous: (row) => `Anterior: ${row}`,
  next: (row) => `Siguiente: ${row}`,
}
